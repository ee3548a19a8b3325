// The hex board: one tab stop, arrow keys from hex to hex, a letter and a texture for each terrain.
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

function fill(hex, x, y, [, , kind, letter, owner, free, name]) {
  hex.replaceChildren();
  hex.setAttribute("aria-label", name);
  hex.setAttribute("class", owner ? "hex owned" : "hex");
  hex.append(draw("polygon", { points: corners(x, y, 0.98), fill: `url(#t-${kind})` }));
  if (free) {
    hex.append(draw("polygon", { points: corners(x, y, 0.86), class: "free" }));
    hex.append(draw("polygon", { points: corners(x, y, 0.74), class: "free inner" }));
  }
  if (owner) hex.append(draw("circle", { cx: x, cy: y, r: 0.6, class: "home" }));
  hex.append(draw("polygon", { points: corners(x, y, 0.9), class: "ring" }));
  const text = draw("text", { x, y, "aria-hidden": "true" });
  text.textContent = letter;
  hex.append(text);
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

export function drawBoard(place, part, say, act) {
  let state = place.board;
  if (!state) {
    const svg = draw("svg", { role: "application", "aria-label": part.title });
    svg.append(patterns());
    state = place.board = { svg, hexes: new Map(), zoom: 1, said: new Map() };
    const zoom = (by) => {
      state.zoom = Math.min(6, Math.max(1, state.zoom * by));
      svg.style.width = state.zoom * 100 + "%";
    };
    const tools = document.createElement("div");
    tools.className = "buttons";
    for (const [word, by] of [["zoom-in", 1.5], ["zoom-out", 1 / 1.5]]) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = say[word];
      button.addEventListener("click", () => zoom(by));
      tools.append(button);
    }
    place.before(tools);
    place.append(svg);
  }
  let right = 0, bottom = 0;
  for (const data of part.board.hexes) {
    const [line, at] = data;
    const x = WIDE * (at + 0.5 + (line % 2) / 2), y = 1.5 * line + 1;
    right = Math.max(right, x + WIDE / 2);
    bottom = Math.max(bottom, y + 1);
    const key = line + "," + at, text = JSON.stringify(data);
    if (state.said.get(key) === text) continue;
    state.said.set(key, text);
    let hex = state.hexes.get(key);
    if (!hex) {
      hex = draw("g", { tabindex: state.hexes.size ? -1 : 0, role: "img" });
      state.hexes.set(key, hex);
      hex.addEventListener("focus", () => {
        for (const other of state.svg.querySelectorAll("[tabindex='0']")) other.setAttribute("tabindex", -1);
        hex.setAttribute("tabindex", 0);
      });
      hex.addEventListener("keydown", (event) => {
        const next = move(state.hexes, [line, at], event.key);
        if (next) { event.preventDefault(); next.focus(); }
        if (event.key === "Enter" || event.key === " ") { event.preventDefault(); act?.(data[7]); }
      });
      hex.addEventListener("click", () => act?.(data[7]));
      state.svg.append(hex);
    }
    fill(hex, x, y, data);
  }
  state.svg.setAttribute("viewBox", `0 0 ${right.toFixed(2)} ${bottom.toFixed(2)}`);
}
