// Talking to the phone: one press begins, the next one sends. A held button is out of reach of
// screen readers, whose double tap is a press.
import { byId, sendSound } from "/common.js";

const RATE = 16000;
const LONGEST = 10;

async function at16kHz(blocks, rate) {
  const count = blocks.reduce((sum, one) => sum + one.length, 0);
  if (!count) return new ArrayBuffer(0);
  const resampled = new OfflineAudioContext(1, Math.ceil((count * RATE) / rate), RATE);
  const whole = resampled.createBuffer(1, count, rate);
  let at = 0;
  for (const one of blocks) { whole.copyToChannel(one, 0, at); at += one.length; }
  const player = resampled.createBufferSource();
  player.buffer = whole;
  player.connect(resampled.destination);
  player.start();
  const samples = (await resampled.startRendering()).getChannelData(0);
  const made = new DataView(new ArrayBuffer(2 * samples.length));
  samples.forEach((one, n) => made.setInt16(2 * n, Math.max(-1, Math.min(1, one)) * 32767, true));
  return made.buffer;
}

export function talks(say, begins, failed) {
  const button = byId("talk");
  if (!navigator.mediaDevices?.getUserMedia || !("AudioWorkletNode" in window)) return;
  button.hidden = false;
  let recording = null, starting = false;

  async function start() {
    begins();
    const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
    const sound = new AudioContext();
    await sound.audioWorklet.addModule("/recorder.js");
    const node = new AudioWorkletNode(sound, "recorder", { numberOfOutputs: 0 });
    const blocks = [];
    node.port.onmessage = (event) => blocks.push(event.data);
    sound.createMediaStreamSource(stream).connect(node);
    await sound.resume();
    recording = { stream, sound, blocks, end: setTimeout(stop, LONGEST * 1000) };
    button.textContent = say["talk-send"];
  }

  async function stop() {
    if (!recording) return;
    const { stream, sound, blocks, end } = recording;
    recording = null;
    clearTimeout(end);
    button.textContent = say.talk;
    for (const track of stream.getTracks()) track.stop();
    await sound.close();
    const got = await sendSound(await at16kHz(blocks, sound.sampleRate), say);
    if (got.error) failed(got.error);
  }

  button.addEventListener("click", async () => {
    if (starting) return;
    starting = true;
    try {
      await (recording ? stop() : start());
    } catch {
      recording = null;
      button.textContent = say.talk;
      failed(say["talk-refused"]);
    }
    starting = false;
  });
}
