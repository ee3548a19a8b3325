// Cards by phone: a link that a tag has opened, and Web NFC where the browser has it.
import { byId, send } from "/common.js";

const OURS = "heraut.games:card";

// The link of the card that opened this page; empty: none. It is used once, also after a reload.
export function opening() {
  const [, way, link] = location.pathname.split("/");
  if (way !== "card") return "";
  history.replaceState(null, "", "/");
  return link ?? "";
}

const hex = (octets) => [...octets].map((one) => one.toString(16).padStart(2, "0")).join("");

function octets(view) {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

export function readsCards(say, tap) {
  const button = byId("cards"), told = byId("cards-told");
  if (!("NDEFReader" in window)) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const reader = new NDEFReader();
    const uid = (event) => event.serialNumber.replaceAll(":", "").toLowerCase();
    reader.addEventListener("reading", (event) => {
      const ours = event.message.records.find((one) => one.recordType === OURS);
      tap({ uid: uid(event), record: ours ? hex(octets(ours.data)) : "" });
    });
    reader.addEventListener("readingerror", (event) => tap({ uid: event.serialNumber ? uid(event) : "", record: "" }));
    try {
      await reader.scan();
      button.hidden = true;
      told.textContent = say["cards-listening"];
    } catch {
      told.textContent = say["cards-refused"];
    }
  });
}

export const tapped = (what, say) => send("/tap", what, say);
