/** What would end a script or a line of one early, written so that JavaScript reads the same. */
const ESCAPES: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * A whole document of what `renderToString` gives. It puts the doctype in front, which only React's stream writes and
 * without which browsers fall back to quirks, and what the loaders answered at the end, as React Router's streaming
 * component does in as many scripts as there are chunks: its client reads it from `window.__reactRouterContext`.
 *
 * @param html a page as `renderToString` gives it
 * @param handoff the whole text of React Router's `serverHandoffStream`
 * @param nonce of this answer's Content-Security-Policy
 */
export function wholeDocument(html: string, handoff: string, nonce: string): string {
  const text = JSON.stringify(handoff).replace(/[&><\u2028\u2029]/g, (char) => ESCAPES[char] ?? char);
  const controller = "window.__reactRouterContext.streamController";
  const script = `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close();</script>`;
  const end = html.lastIndexOf("</body>");
  return `<!DOCTYPE html>${html.slice(0, end)}${script}${html.slice(end)}`;
}
