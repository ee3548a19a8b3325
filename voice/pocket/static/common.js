// What both pages share: words, settings, sections, and the line on which all is told.
import { drawBoard } from "/board.js";

export const byId = (id) => document.getElementById(id);

// No line begins or ends with a lonely sign.
export const bound = (text) => text.replace(/« /g, "«\u00a0").replace(/ ([»:;?!])/g, "\u00a0$1");

export function make(kind, text, more = {}) {
  const made = document.createElement(kind);
  if (text) made.textContent = bound(text);
  for (const [name, value] of Object.entries(more)) made.setAttribute(name, value);
  return made;
}

export async function words() {
  const got = await (await fetch("/words")).json();
  document.documentElement.lang = got.lang;
  return got.words;
}

function kept(name, otherwise) {
  try { return localStorage.getItem(name) ?? otherwise; } catch { return otherwise; }
}

export function keep(name, value) {
  try { localStorage.setItem(name, value); } catch { /* a private window keeps nothing */ }
}

export { kept };

export function settings(say) {
  const root = document.documentElement;
  const place = byId("settings");
  const theme = kept("theme", matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  root.dataset.theme = theme;
  const set = make("fieldset");
  set.append(make("legend", say.theme));
  for (const name of ["light", "dark", "yellow"]) {
    const label = make("label", "", { class: "pick" });
    const pick = make("input", "", { type: "radio", name: "theme", value: name });
    pick.checked = name === theme;
    pick.addEventListener("change", () => { root.dataset.theme = name; keep("theme", name); });
    label.append(pick, " " + say["theme-" + name]);
    set.append(label);
  }
  const size = make("input", "", { id: "size", type: "range", min: 18, max: 72, step: 2 });
  size.value = kept("size", "22");
  const resize = () => { root.style.setProperty("--size", size.value + "px"); keep("size", size.value); };
  size.addEventListener("input", resize);
  resize();
  place.append(set, make("label", say.size, { for: "size" }), size);
}

function cards(list) {
  const all = make("ul", "", { class: "cards" });
  for (const card of list) {
    const one = make("li");
    if (card.big) one.append(make("span", card.big, { class: "big", "aria-hidden": "true" }));
    one.append(make("span", [card.name, card.note].filter(Boolean).join(", ")));
    all.append(one);
  }
  return all;
}

let shown = [];

// Only what has changed is made anew: a screen reader must not lose its place for nothing.
export function sections(list, say, act) {
  const place = byId("sections");
  list.forEach((part, index) => {
    const text = JSON.stringify(part);
    if (shown[index] === text) return;
    shown[index] = text;
    const old = place.children[index];
    const id = "section-" + index;
    if (old && part.board && old.dataset.title === part.title) {
      drawBoard(old.querySelector(".board"), part, say, act);
      return;
    }
    const section = make("section", "", { "aria-labelledby": id, "data-title": part.title });
    section.append(make("h2", part.title, { id }));
    if (part.cards) section.append(cards(part.cards));
    const rows = make("div", "", { class: "rows" });
    for (const row of part.rows ?? []) {
      const one = make("div");
      one.append(make("h3", row.name));
      if (row.cards.length) one.append(cards(row.cards));
      rows.append(one);
    }
    if (part.rows) section.append(rows);
    for (const line of part.lines) section.append(make("p", line));
    if (part.board) {
      const board = make("div", "", { class: "board" });
      section.append(board);
      drawBoard(board, part, say, act);
    }
    if (old) old.replaceWith(section); else place.append(section);
  });
  while (place.children.length > list.length) place.lastChild.remove();
  shown.length = list.length;
}

const MOST = 40;
const NEW = 5;

// The newest first; all but some stand in a part that is closed until it is wanted.
export function logged(message, say) {
  const line = make("li", "", message.own ? { class: "own" } : {});
  if (message.own) line.append(make("strong", say.own + " : "));
  line.append(bound(message.text));
  const log = byId("log"), old = byId("old");
  log.prepend(line);
  while (log.children.length > NEW) old.prepend(log.lastChild);
  while (old.children.length > MOST) old.lastChild.remove();
  old.parentElement.hidden = !old.children.length;
}

export function listen(as, say, hears) {
  let last = kept("seen-" + as, "");
  for (const id of ["log", "old"]) byId(id).replaceChildren();
  byId("old").parentElement.hidden = true;
  const line = byId("line");
  const source = new EventSource("/events?as=" + as);
  source.addEventListener("open", () => { if (line.textContent) line.textContent = say.back; });
  source.addEventListener("error", () => {
    line.textContent = say.lost;
    if (source.readyState === EventSource.CLOSED) { source.close(); hears.closed?.(); }
  });
  source.addEventListener("told", (event) => {
    // After a reload what was heard before is there to be read, and not said again.
    const [evening, number] = event.lastEventId.split("."), [before, heard] = last.split(".");
    const known = evening === before && Number(number) <= Number(heard);
    if (!known) { last = event.lastEventId; keep("seen-" + as, last); }
    hears.told({ ...JSON.parse(event.data), known });
  });
  source.addEventListener("missed", (event) => hears.told({ ...JSON.parse(event.data), own: false, note: true }));
  source.addEventListener("scene", (event) => hears.scene(JSON.parse(event.data)));
  source.addEventListener("gone", () => { source.close(); line.textContent = say.gone; hears.gone?.(); });
  return source;
}

async function post(path, kind, body, say) {
  try {
    const got = await fetch(path, { method: "POST", headers: { "content-type": kind }, body });
    const told = await got.json().catch(() => ({}));
    return got.ok ? told : { error: told.error ?? say.failed };
  } catch {
    return { error: say.failed };
  }
}

export const send = (path, what, say) => post(path, "application/json", JSON.stringify(what), say);
export const sendSound = (sound, say) => post("/sound", "application/octet-stream", sound, say);
