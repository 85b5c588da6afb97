const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const MODULE_SCRIPT = /(<script\b[^>]*?) type="module" async="">/;

/**
 * Holds back what would start React on a page: its module script becomes a data block, the preloads of its
 * modules a list, and `wake`, inline at the end, brings both back once the visitor means to do something.
 * Scripts that only put data down stay, and so does the page's own text, byte for byte.
 *
 * @param html a page as React Router rendered it
 * @param wake the script of wake.js
 * @param nonce of this answer's Content-Security-Policy
 * @throws where the page has no module script: React Router writes it in another way than this knows
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
