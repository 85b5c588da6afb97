import { describe, expect, it } from "vitest";
import { wholeDocument } from "./hold-scripts";

const PAGE = "<html><body><p>$&amp; $1</p></body></html>";

/** What a browser's stream would have been handed by the script. */
function readBack(html: string): { given: string[]; closed: boolean } {
  const given: string[] = [];
  let closed = false;
  const streamController = { enqueue: (text: string) => given.push(text), close: () => (closed = true) };
  const script = /<script nonce="n">(.*)<\/script><\/body>/s.exec(html)?.[1] ?? "";
  new Function("window", script)({ __reactRouterContext: { streamController } });
  return { given, closed };
}

describe("wholeDocument", () => {
  it("hands over the whole text once and closes the stream", () => {
    expect(readBack(wholeDocument(PAGE, '[{"_1":2},"loaderData"]\n', "n"))).toEqual({
      given: ['[{"_1":2},"loaderData"]\n'],
      closed: true,
    });
  });

  it("keeps the page byte for byte between doctype and script", () => {
    expect(wholeDocument(PAGE, "[]", "n")).toMatch(/^<!DOCTYPE html><html><body><p>\$&amp; \$1<\/p><script/);
  });

  it.each([
    "</script><script>alert(1)</script>",
    "<!--",
    "a\u2028b\u2029c",
    "&lt;",
    "$& $1 \\ \" '",
    "\\“7” – 9 → \\u2014",
  ])("lets %j neither end the script, nor widen the page, nor change", (text) => {
    const html = wholeDocument(PAGE, text, "n");
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<!--|[\u2010-\u205e\u2190-\u21ff]/);
    expect(readBack(html).given).toEqual([text]);
  });
});
