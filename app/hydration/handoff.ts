/** Escapes of characters that would end a script or a line early. JavaScript reads the same text. */
const ESCAPES: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

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
  const text = JSON.stringify(handoff).replace(/[&><\u2028\u2029]/g, (char) => ESCAPES[char] ?? char);
  const controller = "window.__reactRouterContext.streamController";
  const script = `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close();</script>`;
  const end = html.lastIndexOf("</body>");
  return `<!DOCTYPE html>${html.slice(0, end)}${script}${html.slice(end)}`;
}
