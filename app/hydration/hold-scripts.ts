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
