import { describe, expect, it } from "vitest";
import { toolDesk } from "../../../tests/support/tool-desk";
import { findChapters } from "../../engines/descriptions";
import { rewriterDeskPage } from "../../tools/description-rewriter/yours/show";
import { chapterLines } from "./chapters";
import { EXAMPLE_CAPTIONS } from "./yours-functions";
import { CAPTIONS_MESSAGES as SAYS } from "./yours-messages";

const NOW = new Date("2026-11-21T10:00:00Z");
const captions = EXAMPLE_CAPTIONS;
const desk = () => toolDesk(rewriterDeskPage, { now: NOW });
const file = (content: string | Uint8Array<ArrayBuffer>) => new File([content], "captions.srt");

describe("chapters from captions", () => {
  it("writes hours only where there are any", () => {
    const chapters = [0, 65, 3723].map((start) => ({ start, name: "Bread" }));
    expect(chapterLines(chapters)).toBe("0:00 Bread\n1:05 Bread\n1:02:03 Bread");
  });

  it("are lines that YouTube takes, of a paste or of a file, kept without the captions", async () => {
    const ways: Record<string, string | File>[] = [{ captions }, { captions: "", file: file(captions) }];
    for (const sent of ways) {
      const own = desk();
      const { status, location } = await own.send({ action: "chapters", ...sent });
      const { shown } = await own.shown();
      const { id = "", text: lines = "", finding } = shown.chapters ?? {};
      expect([status, location]).toEqual([303, `/description-rewriter/yours?done=chapters&open=${id}#${id}`]);
      expect(findChapters(lines)).toMatchObject({ work: true, broken: [] });
      expect(finding).toBe(`${lines.split("\n").length} chapters, as a proposal`);
      expect(JSON.stringify(own.saved())).not.toContain("flour water dough flour");
      expect(shown).toMatchObject({ rewrites: [], totalRewrites: "0" });
    }
  });

  it("are removed by themselves, and leave rewrites alone", async () => {
    const own = desk();
    await own.send({ action: "example" });
    await own.send({ action: "chapters", captions });
    await own.send({ action: "remove", id: (await own.shown()).shown.chapters?.id ?? "" });
    const { shown } = await own.shown();
    expect([shown.chapters, shown.rewrites.length]).toEqual([null, 1]);
    await own.send({ action: "remove", id: shown.rewrites[0]?.id ?? "" });
    expect((await own.shown()).shown.rewrites).toEqual([]);
  });

  it.each([
    ["captions", SAYS.blank, { captions: " " }],
    ["captions", SAYS["no-times"], { captions: "We bake bread." }],
    ["captions", SAYS.undivided, { captions: "0:00\nWe bake bread.\n0:20\nIt is good." }],
    ["file", SAYS["no-times"], { captions: "", file: file("We bake bread.") }],
    ["file", SAYS["no-text"], { captions: "", file: file(new Uint8Array([0x89, 0x50, 0])) }],
  ])("are refused at %s: %s", async (field, message, sent) => {
    const { status, refused } = await desk().send({ action: "chapters", ...sent });
    expect([status, refused]).toMatchObject([400, { action: "chapters", field, message }]);
    expect(refused?.typed.captions?.replaceAll("\r\n", "\n")).toBe(sent.captions);
  });
});
