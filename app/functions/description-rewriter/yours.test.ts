import { describe, expect, it } from "vitest";
import { toolDesk } from "../../../tests/support/tool-desk";
import { keepsEverything } from "../../engines/descriptions";
import { rewriterDeskPage } from "../../tools/description-rewriter/yours/show";
import { TITLE_TOO_LONG } from "../desk/messages";
import { STATE_BYTES, stateBytes } from "../desk/state";
import { EXAMPLE } from "./example";
import { makeRewrite } from "./own-rewrite";
import { submittedDescription } from "./typed-description";
import { MAX_KEPT, YOURS_MESSAGES as SAYS, YOURS_MESSAGES } from "./yours-messages";

const read = (fields: Record<string, string | null>) =>
  submittedDescription.safeParse({ title: "A title", description: "A text", ...fields });

function refusal(fields: Record<string, string | null>) {
  const [issue] = read(fields).error?.issues ?? [];
  return [issue?.path[0], issue?.message];
}

describe("the form", () => {
  // Spec 5: "Description rewriter: title and description both non-empty after trimming;"
  it.each<Record<string, string>>([
    { title: " " },
    { description: " \n" },
    { description: "\u200b" },
    { description: "", file: "" },
  ])("asks for a title and a description: %j", (fields) => {
    expect(refusal(fields)).toEqual([Object.keys(fields)[0], SAYS.blank]);
  });

  it("prefers a file to the pasted text, unless the file is empty", () => {
    expect(read({ file: "\ufeffOf a file\r\n\r\nhere" }).data?.description).toBe("Of a file\n\nhere");
    expect(read({ file: "" }).data?.description).toBe("A text");
  });

  it("refuses a file without text", () => {
    expect(refusal({ file: null })).toEqual(["file", SAYS["no-text"]]);
  });

  it("counts a line end as one character, and refuses too many with their count", () => {
    expect(read({ description: `${"x".repeat(4998)}\r\ny` }).data?.description).toHaveLength(5000);
    const says = "The description has 5,001 characters. YouTube takes 5,000: nothing was rewritten.";
    expect(refusal({ description: "x".repeat(5001) })).toEqual(["description", says]);
    expect(refusal({ file: "x".repeat(5001) })).toEqual(["file", says]);
    expect(refusal({ title: "x".repeat(201) })).toEqual(["title", TITLE_TOO_LONG]);
  });
});

describe("the keywords field", () => {
  const keywordsOf = (keywords: string) => read({ keywords }).data?.keywords;

  it("splits keywords at commas of any script and at line ends, each once", () => {
    expect(keywordsOf("hand  plane, rust,\nHand plane ,, rust removal")).toEqual([
      "Hand plane",
      "rust",
      "rust removal",
    ]);
    expect(keywordsOf("خياطة، إصلاح")).toEqual(["خياطة", "إصلاح"]);
  });

  it("may be empty", () => {
    expect(keywordsOf(" ")).toEqual([]);
    expect(read({}).data?.keywords).toEqual([]);
  });

  it("refuses too many, too long or wordless keywords, and never cuts", () => {
    const many = Array.from({ length: 11 }, (_, at) => `word${at}`).join(",");
    expect(refusal({ keywords: many })).toEqual(["keywords", SAYS["keywords-too-many"](11)]);
    expect(refusal({ keywords: "x".repeat(61) })).toEqual(["keywords", SAYS["keyword-too-long"]]);
    expect(refusal({ keywords: "plane, 😍" })).toEqual(["keywords", SAYS["keyword-wordless"]("😍")]);
  });
});

const NOW = new Date("2026-11-21T10:00:00Z");
const desk = () => toolDesk(rewriterDeskPage, { now: NOW });
const TYPED = { action: "rewrite", title: EXAMPLE.title, description: EXAMPLE.description };

describe("the rewriter's Yours desk", () => {
  it("starts empty", async () => {
    expect((await desk().shown()).shown).toMatchObject({
      totalRewrites: "0",
      aboveFold: { value: "–", before: null },
      factsKept: "0",
      lastRewrite: "–",
      rewrites: [],
    });
  });

  // Spec 4: "submit prepends the result, keeps at most 5, totalRewrites +1, lastRewrite 'just now', clears both inputs."
  it("keeps the five newest rewrites, opens the newest, and counts all", async () => {
    const own = desk();
    for (let at = 1; at <= 6; at += 1) await own.send({ ...TYPED, title: `Rusty hand plane, part ${at}` });
    const { status, location } = await own.send({ ...TYPED, title: "Rusty hand plane, part 7" });
    const { shown } = await own.shown();
    expect(status).toBe(303);
    const [first] = shown.rewrites;
    expect(location).toBe(`/description-rewriter/yours?done=rewrite&open=${first?.id}#${first?.id}`);
    expect(shown.rewrites.map(({ title, open }) => [title.at(-1), open !== null])).toEqual([
      ["7", true],
      ["6", false],
      ["5", false],
      ["4", false],
      ["3", false],
    ]);
    expect(shown).toMatchObject({ totalRewrites: "7", lastRewrite: "just now" });
    const { facts } = makeRewrite({ ...EXAMPLE, title: "x" }).kept;
    expect(shown.factsKept).toBe(`${7 * facts}`);
    expect(shown.aboveFold.value).toBe("10 of 10");
  });

  it("opens the rewrite in the address, and puts its input back into the form", async () => {
    const own = desk();
    await own.send({ ...TYPED, keywords: "hand plane, rust" });
    await own.send({ ...TYPED, title: "Another title" });
    const id = (await own.shown()).shown.rewrites[1]?.id;
    const { shown } = await own.shown(`?open=${id}&again=${id}`);
    expect(shown.rewrites.map(({ open }) => open !== null)).toEqual([false, true]);
    expect(shown.again).toEqual({
      id,
      title: EXAMPLE.title,
      description: EXAMPLE.description,
      keywords: "hand plane, rust",
    });
    expect((await own.shown("?again=nowhere")).shown.again).toBeNull();
  });

  it("measures before and after by the same keywords", async () => {
    const own = desk();
    await own.send({ ...TYPED, keywords: "hand plane, brass brush" });
    const [measure] = (await own.shown()).shown.rewrites[0]?.open?.changedMeasures ?? [];
    expect(measure).toMatchObject({ before: "0 of 2", after: "1 of 2", basis: "Your 2 keywords." });
    expect(measure?.parts).toEqual([
      { name: "hand plane", before: "line 5", after: "up front, line 1" },
      { name: "brass brush", before: "line 5", after: expect.stringMatching(/^line \d+$/) },
    ]);
  });

  it("keeps every fact in the text to copy", async () => {
    const own = desk();
    await own.send(TYPED);
    const rewritten = (await own.shown()).shown.rewrites[0]?.open?.rewritten ?? "";
    expect(rewritten).not.toBe(EXAMPLE.description);
    expect(keepsEverything(EXAMPLE.description, rewritten)).toEqual({ keeps: true, lost: [] });
  });

  it("leaves a text unchanged if nothing is worth changing", async () => {
    const own = desk();
    await own.send({
      ...TYPED,
      title: "Sharpening a plane iron",
      description:
        "Sharpening a plane iron takes ten minutes. You see two stones, the angle I hold and the first shaving.",
    });
    const { shown } = await own.shown();
    expect(shown.rewrites[0]?.changes).toBe("Left as it is");
    expect(shown.rewrites[0]?.open).toMatchObject({ rewritten: null, isChanged: false, changes: [] });
    expect(shown.rewrites[0]?.open?.sides.map(({ name }) => name)).toEqual(["Your description"]);
  });

  it("misses the links that the creator's other descriptions have, and counts no example or other try", async () => {
    const own = desk();
    const said =
      "You see two stones, the angle I hold and the first shaving. Then I smooth an oak board with it.";
    const bare = {
      ...TYPED,
      title: "Sharpening a plane iron",
      description: `Sharpening a plane iron. ${said}`,
    };
    const whats = async () => (await own.shown()).shown.rewrites[0]?.open?.todo.map(({ what }) => what);
    await own.send({ action: "example" });
    await own.send({
      ...bare,
      title: "Sharpening a saw",
      description: `Sharpening a saw. ${said} https://example.com/a`,
    });
    await own.send(bare);
    expect(await whats()).toEqual([]);
    await own.send({
      ...bare,
      title: "Sharpening a chisel",
      description: `Sharpening a chisel. ${said} https://example.com/b`,
    });
    await own.send(bare);
    expect(await whats()).toEqual(["Add your links."]);
  });

  it("puts ticked blocks below the rewrite, says so, and keeps the original as it was sent", async () => {
    const own = desk();
    const [block1, block2] = ["My gear:\r\nCamera: https://example.com/c", "#planes #tools"];
    await own.send({ ...TYPED, block1, block2, block7: "My camera: https://example.org/camera" });
    const [first] = (await own.shown()).shown.rewrites;
    expect(first?.open?.rewritten).toMatch(/\n\nMy gear:\nCamera: https:\/\/example\.com\/c\n?/);
    expect(first?.open?.rewritten).toContain("#planes #tools");
    expect(first?.open?.changes).toContainEqual({ what: "Added 2 usual blocks", why: "You ticked them." });
    expect(first?.open?.kept).toContain("Nothing was lost");
    await own.send({ ...TYPED, description: "Sharpening.", block1: "x".repeat(4990) });
    expect((await own.shown()).shown.rewrites[0]?.open?.isChanged).toBe(false);
  });

  it("finds what recurs in the descriptions of different titles, without the example", async () => {
    const own = desk();
    const shop = "My shop: https://example.com/shop";
    await own.send({ action: "example" });
    await own.send({ ...TYPED, description: `A saw.\n\n${shop}` });
    await own.send({ ...TYPED, description: `A saw!\n\n${shop}` });
    expect((await own.shown()).shown.blocks().blocks).toEqual([]);
    await own.send({ ...TYPED, title: "A chisel", description: `A chisel.\n\n${shop}` });
    const { blocks } = (await own.shown()).shown;
    const saw = { kind: "gear" as const, text: "Saw", count: 7, lastAt: "2026-11-20T00:00:00Z" };
    const sent = {
      label: "Links",
      note: "In both descriptions that you sent here",
      text: shop,
      ticked: false,
    };
    expect(blocks({ of: 9, blocks: [saw] }).blocks).toEqual([
      {
        field: "block1",
        label: "Gear",
        note: "In 7 of 9 descriptions, last in Nov 2026",
        text: "Saw",
        ticked: false,
      },
      { field: "block2", ...sent },
    ]);
    expect(blocks({ of: 9, blocks: [{ ...saw, text: shop }] }).blocks).toHaveLength(1);
  });

  it("marks the example, keeps it once, and does not count it", async () => {
    const own = desk();
    await own.send({ action: "example" });
    await own.send({ action: "example" });
    const { shown } = await own.shown();
    expect(shown.rewrites.map(({ isExample }) => isExample)).toEqual([true]);
    expect(shown).toMatchObject({ totalRewrites: "0", factsKept: "0", aboveFold: { value: "–" } });
  });

  it("removes one rewrite or all, and keeps the counts", async () => {
    const own = desk();
    await own.send(TYPED);
    await own.send({ ...TYPED, title: "Another title" });
    const id = (await own.shown()).shown.rewrites[0]?.id ?? "";
    await own.send({ action: "remove", id });
    expect((await own.shown()).shown.rewrites).toHaveLength(1);
    const gone = { status: 409, refused: { message: YOURS_MESSAGES.gone } };
    expect(await own.send({ action: "remove", id })).toMatchObject(gone);
    await own.send({ action: "clear" });
    expect((await own.shown()).shown).toMatchObject({ rewrites: [], totalRewrites: "2" });
  });

  it("says that it failed if nothing can be saved", async () => {
    const { status, refused } = await toolDesk(rewriterDeskPage, { now: NOW, broken: true }).send(TYPED);
    // Spec 8: "Failed to rewrite description. Please try again. (heading Rewrite Error)"
    expect([status, refused?.message]).toEqual([503, "Failed to rewrite description. Please try again."]);
  });
});

describe("a kept rewrite", () => {
  it.each([
    ["signs of three bytes each, parted into thousands of sentences", "字。".repeat(2500)],
    ["a keyword in every other word", "plane iron ".repeat(454)],
    ["hundreds of timestamps", Array.from({ length: 500 }, (_, at) => `${at}:00 字字字`).join("\n")],
    ["hundreds of links", "https://a.co/x ".repeat(330)],
  ])("takes at most a fifth of the room: %s", (_what, long) => {
    const made = makeRewrite({ title: "A plane iron", description: long.slice(0, 5000), keywords: [] });
    expect(stateBytes(made)).toBeLessThan(STATE_BYTES / MAX_KEPT);
  });
});
