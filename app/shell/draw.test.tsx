import { describe, expect, it } from "vitest";
import { UNNAMED } from "../model/channel";
import { drawRooms } from "./draw";
import { ROOMS } from "./rooms";

describe("drawRooms", () => {
  it.each([
    ["/dashboard", "Dashboard"],
    ["/comment-sentiment/yours", "Comment Sentiment"],
  ])("marks at %s the room %s alone", (pathname, label) => {
    const marked = drawRooms(pathname, null).match(/<a [^>]*aria-current="page".*?<\/a>/g);
    expect(marked).toHaveLength(1);
    expect(marked?.[0]).toContain(label);
  });

  it("marks no room as current on a page outside of them", () => {
    const list = drawRooms("/account", null);
    expect(list).not.toContain("aria-current");
    for (const { path } of ROOMS) expect(list).toContain(`href="${path}"`);
  });

  it("names each visitor's channel, escaped and as it is written", () => {
    expect(drawRooms("/dashboard", { name: "<b>Pots & $& pans" })).toContain(
      ">&lt;b&gt;Pots &amp; $&amp; pans</span>",
    );
    expect(drawRooms("/dashboard", { name: "Lathe" })).not.toContain("Pots");
    expect(drawRooms("/dashboard", null)).not.toContain("truncate");
  });

  it("leads a visitor with a channel to their own desks, and marks the room at either desk", () => {
    const list = drawRooms("/comment-sentiment", { name: UNNAMED });
    expect(list).toMatch(/<a aria-current="page"[^>]* href="\/comment-sentiment\/yours"/);
    expect(list).not.toContain('href="/comment-sentiment"');
    expect(list).toContain('href="/ask-greenlight/yours"');
    expect(list).not.toContain("truncate");
  });
});
