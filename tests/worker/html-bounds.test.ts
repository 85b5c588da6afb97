import { expect, it } from "vitest";
import { EXAMPLE_IDEAS } from "../../app/analyzer/messages";
import { ANALYSIS_HTML_BYTES, DASHBOARD_HTML_BYTES } from "../../commands/bench/bounds";
import { SITE, Visitor } from "../support/visitor";

/** Bytes of a page's HTML before compression. */
async function bytesOf(visitor: Visitor, path: string): Promise<number> {
  const answer = await visitor.open(path);
  expect(answer.status).toBe(200);
  return (await answer.arrayBuffer()).byteLength;
}

it("the dashboard stays within its bytes, with and without a channel", async () => {
  const visitor = new Visitor("203.0.113.71");
  expect(await bytesOf(visitor, "/dashboard")).toBeLessThanOrEqual(DASHBOARD_HTML_BYTES);
  const body = new FormData();
  body.set("action", "connect");
  body.set("sample", "@saffronshelf");
  const sent = await visitor.fetch("/channel", { method: "POST", body, headers: { Origin: SITE } });
  expect(sent.status).toBe(303);
  expect(await bytesOf(visitor, "/dashboard")).toBeLessThanOrEqual(DASHBOARD_HTML_BYTES);
});

it.each(EXAMPLE_IDEAS)("the analysis of %s stays within its bytes", async (idea) => {
  const path = `/youtube-tool?${new URLSearchParams({ q: idea })}`;
  expect(await bytesOf(new Visitor("203.0.113.72"), path)).toBeLessThanOrEqual(ANALYSIS_HTML_BYTES);
});
