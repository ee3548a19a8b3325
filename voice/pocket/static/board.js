// The hex board: one tab stop, arrow keys from hex to hex, a letter and a texture for each terrain.
// To a screen reader it is a list to choose from: there it hands on the arrow keys and Enter, which
// Orca kept for itself upon pictures, in an application as well.
const SPACE = "http://www.w3.org/2000/svg";
const WIDE = Math.sqrt(3);
const COLOURS = {
  grass: "#a6d96a", canyon: "#d8a070", desert: "#f3e3a2", flowers: "#f2b6dc", forest: "#7fbf7b",
  water: "#9fc9ee", mountain: "#c4c4c4", castle: "#e8e8e8", location: "#fff3c4",
};
const TEXTURES = {
  grass: "M0 0.5h1", canyon: "M0 0l1 1M1 0l-1 1", desert: "M0.5 0.5h0.1", flowers: "M0.3 0.5h0.4M0.5 0.3v0.4",
  forest: "M0.5 0v1", water: "M0 0.7q0.25 -0.5 0.5 0t0.5 0", mountain: "M0 1l0.5 -0.8l0.5 0.8",
  castle: "M0 0h0.5v0.5h0.5", location: "M0 1l1 -1",
};

function draw(kind, more = {}) {
  const made = document.createElementNS(SPACE, kind);
  for (const [name, value] of Object.entries(more)) made.setAttribute(name, value);
  return made;
}

function corners(x, y, size) {
  return [...Array(6).keys()].map((n) => {
    const angle = (Math.PI / 3) * n + Math.PI / 6;
    return (x + size * Math.cos(angle)).toFixed(2) + "," + (y + size * Math.sin(angle)).toFixed(2);
  }).join(" ");
}

function patterns() {
  const all = draw("defs");
  for (const [kind, path] of Object.entries(TEXTURES)) {
    const one = draw("pattern", { id: "t-" + kind, width: 0.5, height: 0.5, patternUnits: "userSpaceOnUse", viewBox: "0 0 1 1" });
    one.append(draw("rect", { width: 1, height: 1, fill: COLOURS[kind] }));
    one.append(draw("path", { d: path, stroke: "#0006", "stroke-width": 0.12, fill: "none" }));
    all.append(one);
  }
  return all;
}

function fill(state, hex) {
  const [, , kind, letter, owner, open, name, own, movable] = hex.data, { x, y } = hex;
  const lifted = state.lifted?.hex === own, free = state.lifted ? state.lifted.ends.has(own) : open;
  const told = [name, free && "free", movable && !state.lifted && "movable", lifted && "lifted"];
  const label = told.filter(Boolean).map((one, n) => (n ? state.say["hex-" + one].toLowerCase() : one)).join(", ");
  const text = [kind, letter, owner, free, label].join("|");
  if (hex.said === text) return;
  hex.said = text;
  const made = hex.element;
  made.replaceChildren();
  made.setAttribute("aria-label", label);
  hex.does = free || lifted || (movable && !state.lifted);
  const looks = [owner && "owned", free && "may", movable && "movable", lifted && "lifted"];
  made.setAttribute("class", ["hex", ...looks.filter(Boolean)].join(" "));
  made.append(draw("polygon", { points: corners(x, y, 0.98), fill: `url(#t-${kind})` }));
  if (free) {
    made.append(draw("polygon", { points: corners(x, y, 0.86), class: "free" }));
    made.append(draw("polygon", { points: corners(x, y, 0.74), class: "free inner" }));
  }
  if (owner) made.append(draw("circle", { cx: x, cy: y, r: 0.6, class: "home" }));
  made.append(draw("polygon", { points: corners(x, y, 0.9), class: "ring" }));
  const shown = draw("text", { x, y, "aria-hidden": "true" });
  shown.textContent = letter;
  made.append(shown);
}

function move(hexes, now, key) {
  const [line, place] = now;
  const odd = line % 2;
  const at = (l, p) => hexes.get(l + "," + p);
  switch (key) {
    case "ArrowRight": return at(line, place + 1);
    case "ArrowLeft": return at(line, place - 1);
    case "ArrowUp": return at(line - 1, place) ?? at(line - 1, place + (odd ? 1 : -1)) ?? at(line - 2, place);
    case "ArrowDown": return at(line + 1, place) ?? at(line + 1, place + (odd ? 1 : -1)) ?? at(line + 2, place);
    case "Home": return at(line, 0);
    case "End": return at(line, 19);
    default: return undefined;
  }
}

// The next hex, or the one before, where something may be done; round and round.
function possible(state, hex, by) {
  const all = [...state.hexes.values()];
  const from = all.indexOf(hex);
  for (let n = 1; n <= all.length; n += 1) {
    const one = all[(from + by * n + all.length * n) % all.length];
    if (one.does) return one;
  }
  return undefined;
}

function button(word, does) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = word;
  made.addEventListener("click", does);
  return made;
}

// What touching a hex does: it is played, lifted to be put elsewhere, or one is asked which.
function touching(state, say, act) {
  const ways = (name) => act.ways(name) ?? [];

  function redraw() {
    for (const hex of state.hexes.values()) fill(state, hex);
  }

  function rest(told) {
    state.lifted = null;
    state.choice.replaceChildren();
    state.told.textContent = told;
    redraw();
  }

  function take(hex, way) {
    hex.element.focus();
    if (!way.ends) { rest(""); act.play(way.play); return; }
    const own = hex.data[7];
    rest("");
    state.asked = hex;
    state.lifted = { hex: own, play: way.play, ends: new Set(way.ends), told: way.told };
    state.told.textContent = way.told;
    state.choice.replaceChildren(button(say["touch-leave"], () => { hex.element.focus(); rest(say["touch-left"]); }));
    redraw();
  }

  state.touch = (hex) => {
    const own = hex.data[7], { lifted } = state, found = ways(own);
    if (lifted?.hex === own) rest(say["touch-left"]);
    else if (lifted?.ends.has(own)) { rest(""); act.play(lifted.play + own); }
    else if (lifted) state.told.textContent = say["touch-not-there"];
    else if (!found.length) rest(say["touch-none"]);
    else if (found.length === 1) take(hex, found[0]);
    else {
      rest(say["touch-which"]);
      const leave = button(say["touch-leave"], () => { hex.element.focus(); rest(say["touch-left"]); });
      state.choice.replaceChildren(...found.map((way) => button(way.label, () => take(hex, way))), leave);
      state.choice.firstChild.focus();
      state.asked = hex;
    }
  };
  state.leave = () => {
    if (!state.lifted && !state.choice.firstChild) return false;
    if (!state.lifted) state.asked.element.focus();
    rest(say["touch-left"]);
    return true;
  };
  // What was lifted or asked may be no more once somebody has played.
  state.moved = () => {
    const { lifted } = state;
    const still = lifted ? ways(lifted.hex).some((way) => way.play === lifted.play) : !state.choice.firstChild;
    if (still) return;
    if (state.choice.contains(document.activeElement)) (state.asked ?? [...state.hexes.values()][0]).element.focus();
    rest(say["touch-gone"]);
  };
}

function begun(place, part, say, act) {
  const svg = draw("svg", { role: "presentation" });
  const list = draw("g", { role: "listbox", "aria-label": part.title });
  svg.append(patterns(), list);
  const state = place.board = { svg, list, say, hexes: new Map(), zoom: 1, lifted: null };
  const zoom = (by) => {
    state.zoom = Math.min(6, Math.max(1, state.zoom * by));
    svg.style.width = state.zoom * 100 + "%";
  };
  const tools = document.createElement("div");
  tools.className = "buttons";
  tools.append(button(say["zoom-in"], () => zoom(1.5)), button(say["zoom-out"], () => zoom(1 / 1.5)));
  place.before(tools);
  if (act) {
    state.told = document.createElement("p");
    state.told.setAttribute("role", "status");
    state.told.className = "board-told";
    state.choice = document.createElement("div");
    state.choice.className = "buttons";
    state.choice.setAttribute("role", "group");
    state.choice.setAttribute("aria-label", say["touch-which"]);
    place.before(state.told, state.choice);
    touching(state, say, act);
    for (const one of [place, state.choice]) {
      one.addEventListener("keydown", (event) => {
        if (event.key === "Escape" && state.leave()) event.preventDefault();
      });
    }
  }
  place.append(svg);
  return state;
}

function made(state, key, at, x, y) {
  const element = draw("g", { role: "option", "aria-selected": false, tabindex: state.hexes.size ? -1 : 0 });
  const hex = { element, x, y };
  state.hexes.set(key, hex);
  element.addEventListener("focus", () => {
    for (const other of state.svg.querySelectorAll("[tabindex='0']")) other.setAttribute("tabindex", -1);
    element.setAttribute("tabindex", 0);
    // Selected is what the focus is on, or else each would be told not to be.
    state.list.querySelector("[aria-selected='true']")?.setAttribute("aria-selected", false);
    element.setAttribute("aria-selected", true);
  });
  element.addEventListener("keydown", (event) => {
    // Letters as well: upon a page key Orca reads the whole list.
    const leaps = { PageDown: 1, PageUp: -1, p: 1, P: -1 }[event.key];
    const next = leaps ? possible(state, hex, leaps) : move(state.hexes, at, event.key);
    if (next) { event.preventDefault(); next.element.focus(); }
    if (event.key === "Enter" || event.key === " ") { event.preventDefault(); state.touch?.(hex); }
  });
  element.addEventListener("click", () => state.touch?.(hex));
  state.list.append(element);
  return hex;
}

export function drawBoard(place, part, say, act) {
  const state = place.board ?? begun(place, part, say, act);
  let right = 0, bottom = 0;
  for (const data of part.board.hexes) {
    const [line, at] = data, key = line + "," + at;
    const x = WIDE * (at + 0.5 + (line % 2) / 2), y = 1.5 * line + 1;
    right = Math.max(right, x + WIDE / 2);
    bottom = Math.max(bottom, y + 1);
    const hex = state.hexes.get(key) ?? made(state, key, [line, at], x, y);
    hex.data = data;
    fill(state, hex);
  }
  state.moved?.();
  state.svg.setAttribute("viewBox", `0 0 ${right.toFixed(2)} ${bottom.toFixed(2)}`);
}
