// Hands over what the microphone hears, block by block, at the rate of the machine.
registerProcessor("recorder", class extends AudioWorkletProcessor {
  process([input]) {
    if (input[0]) this.port.postMessage(input[0].slice());
    return true;
  }
});
