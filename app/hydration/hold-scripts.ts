/** Characters that would end a script or a line early, and signs that make a page of two bytes a character (draw.tsx). */
const ESCAPED = /[&><\u2010-\u205e\u2190-\u21ff\u2212]/g;

/** As JavaScript reads the same text. */
function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * Completes a document from `renderToString`: the doctype in front, which only React's stream writes and without which
 * browsers use quirks mode, and the loaders' data at the end, where React Router's client reads it from
 * `window.__reactRouterContext`. Its streaming component writes one script per chunk, this writes one.
 *
 * @param html a page from `renderToString`
 * @param handoff the whole text of React Router's `serverHandoffStream`
 * @param nonce of this response's Content-Security-Policy
 */
export function wholeDocument(html: string, handoff: string, nonce: string): string {
  const text = JSON.stringify(handoff).replace(ESCAPED, escapeUnit);
  const controller = "window.__reactRouterContext.streamController";
  const script = `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close();</script>`;
  const end = html.lastIndexOf("</body>");
  return `<!DOCTYPE html>${html.slice(0, end)}${script}${html.slice(end)}`;
}

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const MODULE_SCRIPT = /(<script\b[^>]*?) type="module" async="">/;

/**
 * Defers React on a page: its module script becomes a data block, the preloads of its modules a list, and `wake`, inline
 * at the end, restores both when the visitor first interacts. Data scripts and the rest of the page stay byte for byte.
 *
 * @param html a page as React Router rendered it
 * @param wake the script of wake.js
 * @param nonce of this response's Content-Security-Policy
 * @throws if the page has no module script, because React Router changed how it writes it
 */
export function holdScripts(html: string, wake: string, nonce: string): string {
  const modules = [...html.matchAll(MODULE_PRELOAD)].map(([, href]) => href);
  const held = html
    .replace(MODULE_PRELOAD, "")
    .replace(MODULE_SCRIPT, (_, open) => `${open} type="held" data-modules="${modules.join(" ")}">`);
  if (!held.includes(' type="held"')) throw new Error("no module script to hold back");
  const end = held.lastIndexOf("</body>");
  return `${held.slice(0, end)}<script nonce="${nonce}">${wake}</script>${held.slice(end)}`;
}
