// The table's page: what all may see, and nothing to press but its settings.
import { bound, byId, listen, logged, sections, settings, words } from "/common.js";

const say = await words();
settings(say);

function open() {
  listen("table", say, {
    told: (message) => logged(message, say),
    scene: (scene) => {
      if (byId("turn").textContent !== bound(scene.turn)) byId("turn").textContent = bound(scene.turn);
      sections(scene.sections, say);
    },
    closed: () => setTimeout(open, 3000),
  });
}

open();
