// A seat's page: its private ear, what it may send, and what lies on the table.
import { bound, byId, keep, kept, listen, logged, make, sections, send, settings, words } from "/common.js";
import { talks } from "/microphone.js";
import { opening, readsCards, tapped } from "/cards.js";

const say = await words();
settings(say);
let source;
let waits = false;
let offeredSeats = "";
let link = opening();

// Who reads what is told: the screen reader, by the live region, or the phone's own voice.
const voice = () => document.querySelector("input[name=voice]:checked").value;
for (const pick of document.querySelectorAll("input[name=voice]")) {
  pick.checked = pick.value === kept("voice", "reader");
  pick.addEventListener("change", () => { keep("voice", pick.value); readBy(); });
}
for (const id of ["rate", "volume"]) {
  byId(id).value = kept(id, "1");
  byId(id).addEventListener("change", () => keep(id, byId(id).value));
}
byId("read-all").checked = kept("read-all", "") === "yes";
byId("read-all").addEventListener("change", () => keep("read-all", byId("read-all").checked ? "yes" : ""));

function readBy() {
  byId("live").setAttribute("aria-live", voice() === "reader" ? "polite" : "off");
  quiet();
}

function quiet() {
  if ("speechSynthesis" in window) speechSynthesis.cancel();
}

function speak(text) {
  if (!("speechSynthesis" in window)) return;
  const told = new SpeechSynthesisUtterance(text);
  told.lang = document.documentElement.lang;
  told.rate = Number(byId("rate").value);
  told.volume = Number(byId("volume").value);
  speechSynthesis.speak(told);
}

let waiting = [];
let soon = 0;
let read = 0;

// What comes at once is read as one: a region that changes many times is read in part only.
function aloud(text) {
  if (voice() === "phone") { speak(text); return; }
  waiting.push(text);
  clearTimeout(soon);
  soon = setTimeout(() => {
    const live = byId("live");
    const text = waiting.join(" ");
    // The same once more is read again only if it is not quite the same.
    live.textContent = live.textContent === text ? text + "\u00a0" : text;
    waiting = [];
    // It stands in the list as well: who goes through the page shall not find it twice.
    clearTimeout(read);
    read = setTimeout(() => { live.textContent = ""; }, 8000);
  }, 60);
}

function told(message) {
  logged(message, say);
  if (message.known) return;
  if (message.own || message.note || byId("read-all").checked) aloud(message.text);
}

function button(label, sentence) {
  const made = make("button", label, { type: "button", "data-say": sentence });
  return made;
}

let offered = "";
let hexes = {};

// What may be done by touching a hex of the board.
const board = { ways: (hex) => hexes[hex], play: (what) => sent({ play: what }) };

function scene(now) {
  byId("name").textContent = now.you;
  document.title = now.you + ". " + say.title;
  if (byId("turn").textContent !== bound(now.turn)) byId("turn").textContent = bound(now.turn);
  const text = JSON.stringify([now.asking, now.choices, now.moves, now.more]);
  if (text !== offered) {
    offered = text;
    const play = byId("play");
    const held = byId("moves").contains(document.activeElement) || byId("answer").contains(document.activeElement);
    byId("answer").hidden = now.asking !== "yes_no" && now.asking !== "choose";
    byId("yes-no").hidden = now.asking !== "yes_no";
    byId("choices").replaceChildren(...now.choices.map((one) => button(one.label, one.say)));
    byId("moves").replaceChildren(...now.moves.map((one) => button(one, one)));
    byId("more").textContent = now.more || (now.moves.length || now.asking ? "" : say["nothing-to-play"]);
    // Who pressed a button that is no more stays at the place where the next ones are.
    if (held && !play.contains(document.activeElement)) play.focus();
  }
  hexes = now.hexes;
  sections(now.sections, say, board);
}

async function sent(what) {
  quiet();
  const got = await send("/say", what, say);
  byId("before-told").textContent = waits && got.error ? got.error : "";
  if (got.error && !waits) told({ text: got.error, own: true });
}

async function tap(what) {
  quiet();
  const got = await tapped(what, say);
  if (got.error) told({ text: got.error, own: true });
}

document.addEventListener("click", (event) => {
  const pressed = event.target.closest("button[data-say]");
  if (pressed) sent({ text: pressed.dataset.say });
});
for (const id of ["say", "before-say"]) {
  byId(id).form.addEventListener("submit", (event) => {
    event.preventDefault();
    const field = byId(id);
    if (field.value.trim()) sent({ text: field.value });
    field.value = "";
    field.focus();
  });
}
byId("quiet").addEventListener("click", quiet);
for (const leave of document.querySelectorAll(".leave")) {
  leave.addEventListener("click", async () => { await send("/leave", {}, say); source?.close(); waits = false; enter(); });
}
byId("enter").addEventListener("submit", async (event) => {
  event.preventDefault();
  const got = await send("/join", { code: byId("code").value }, say);
  byId("code").value = "";
  byId("join-told").textContent = got.error ?? "";
  if (!got.error) enter();
});

// What is asked before a match, as buttons: who presses one stays where the next ones are.
function before(now) {
  const place = byId("offered"), held = place.contains(document.activeElement);
  const offered = now.offered ?? [];
  byId("asked").textContent = bound(now.turn);
  if (JSON.stringify(offered) === place.dataset.offered) return;
  place.dataset.offered = JSON.stringify(offered);
  place.replaceChildren(...offered.map((one) => button(one, one)));
  if (held) byId("before").focus();
}

function asked(label, path, what) {
  const ask = make("button", label, { type: "button" });
  ask.addEventListener("click", async () => {
    let got = await send(path, what, say);
    if (path === "/claim" && !got.error) { enter(); return; }
    const taken = path === "/claim" ? got.error : "";
    // Who finds the seat taken may still have it, by its code.
    if (taken) got = await send("/code", what, say);
    byId("join-told").textContent = got.error ?? taken;
    if (got.error) return;
    byId("enter").hidden = false;
    byId("code").focus();
  });
  return ask;
}

let poll = 0;

async function enter() {
  clearTimeout(poll);
  let who;
  try { who = await (await fetch("/who")).json(); } catch { poll = setTimeout(enter, 3000); return; }
  const seated = who.you !== null, begun = who.seats.length > 0, helps = who.placed && !begun && !seated;
  const claims = who.placed && begun;
  const held = ["join", "before"].some((id) => byId(id).contains(document.activeElement));
  byId("join").hidden = seated || helps;
  byId("before").hidden = !helps;
  byId("seat").hidden = !seated;
  byId("heard").hidden = !seated && begun;
  byId(seated ? "turn-part" : helps ? "before" : "join").after(byId("heard"));
  if (seated) {
    source?.close();
    waits = false;
    byId("name").textContent = who.you;
    byId("line").textContent = "";
    // Who has just come in is not left at the place of a form that is no more.
    if (held) byId("turn-part").focus();
    source = listen("seat", say, { told, scene, gone: enter, closed: () => setTimeout(enter, 3000) });
    if (link) tap({ link });
    link = "";
    return;
  }
  if (link) byId("join-told").textContent = say["card-later"];
  link = "";
  byId("name").textContent = say.title;
  byId("trust").hidden = !who.secure;
  byId("enter").hidden = claims;
  byId("join-how").textContent = bound(say[claims ? "claim-how" : begun ? "join-how" : "join-before"]);
  // Before a match this page tells what is said at the table, and what may be answered.
  if (!begun && !waits) {
    source?.close();
    byId("no-match").textContent = say["no-match"];
    source = listen("table", say, { told: (message) => logged(message, say), scene: before });
  } else if (begun) {
    source?.close();
    byId("no-match").textContent = waits ? say["match-begins"] : "";
  }
  waits = !begun;
  if (waits) poll = setTimeout(enter, 2000);
  const seats = JSON.stringify([who.seats, who.placed]);
  if (offeredSeats === seats) return;
  offeredSeats = seats;
  const names = who.seats.map((name, seat) => claims
    ? asked(say.claim + " : " + name, "/claim", { seat })
    : asked(say["ask-code"] + " : " + name, "/code", { seat }));
  byId("seats").replaceChildren(...(begun ? names : [asked(say["ask-code"], "/code", { seat: 0 })]));
}

readBy();
readsCards(say, tap);
talks(say, quiet, (text) => told({ text, own: true }));
enter();
