import { describe, expect, it } from "vitest";
import { toolDesk } from "../../../../tests/support/tool-desk";
import { keepsEverything } from "../../../engines/descriptions";
import { bytesOf, STATE_BYTES } from "../../tool/state";
import { EXAMPLE } from "./example";
import { KEPT_MAX, YOURS_MESSAGES } from "./messages";
import { madeOf } from "./own-rewrite";
import { ownRewrites } from "./own-rewrites";

const NOW = new Date("2026-11-21T10:00:00Z");
const desk = () => toolDesk(ownRewrites, { now: NOW });
const TYPED = { action: "rewrite", title: EXAMPLE.title, description: EXAMPLE.description };

describe("the descriptions of a creator's own", () => {
  it("begin with nothing, and say so", async () => {
    expect((await desk().shown()).shown).toMatchObject({
      totalRewrites: "0",
      upFront: { value: "–", before: null },
      factsKept: "0",
      lastRewrite: "–",
      rewrites: [],
    });
  });

  // Spec 4: "submit prepends the result, keeps at most 5, totalRewrites +1, lastRewrite 'just now', clears both inputs."
  it("are rewritten, the newest first and open, five at most, and counted", async () => {
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
    const { facts } = madeOf({ ...EXAMPLE, title: "x" }).kept;
    expect(shown.factsKept).toBe(`${7 * facts}`);
    expect(shown.upFront.value).toMatch(/^\d+ of 25$/);
  });

  it("open by their address, and come back into the form", async () => {
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

  it("are looked at by the same keywords before and after", async () => {
    const own = desk();
    await own.send({ ...TYPED, keywords: "hand plane, brass brush" });
    const [measure] = (await own.shown()).shown.rewrites[0]?.open?.measures ?? [];
    expect(measure).toMatchObject({ before: "0 of 2", after: "1 of 2", basis: "2 keywords of yours." });
    expect(measure?.parts).toEqual([
      { name: "hand plane", before: "line 5", after: "up front, line 1" },
      { name: "brass brush", before: "line 5", after: expect.stringMatching(/^line \d+$/) },
    ]);
  });

  it("lose nothing, also of the text that is copied", async () => {
    const own = desk();
    await own.send(TYPED);
    const rewritten = (await own.shown()).shown.rewrites[0]?.open?.rewritten ?? "";
    expect(rewritten).not.toBe(EXAMPLE.description);
    expect(keepsEverything(EXAMPLE.description, rewritten)).toEqual({ keeps: true, lost: [] });
  });

  it("stay to the letter where nothing is worth changing", async () => {
    const own = desk();
    await own.send({
      ...TYPED,
      title: "Sharpening a plane iron",
      description: "Sharpening a plane iron takes ten minutes.",
    });
    const { shown } = await own.shown();
    expect(shown.rewrites[0]?.changes).toBe("Nothing changed");
    expect(shown.rewrites[0]?.open).toMatchObject({ rewritten: null, isChanged: false, changes: [] });
    expect(shown.rewrites[0]?.open?.sides.map(({ name }) => name)).toEqual(["Your description"]);
  });

  it("mark the example, have it once, and count it for nobody", async () => {
    const own = desk();
    await own.send({ action: "example" });
    await own.send({ action: "example" });
    const { shown } = await own.shown();
    expect(shown.rewrites.map(({ isExample }) => isExample)).toEqual([true]);
    expect(shown).toMatchObject({ totalRewrites: "0", factsKept: "0", upFront: { value: "–" } });
  });

  it("are removed one by one, and cleared, with what was counted still there", async () => {
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

  it("say that they failed where nothing can be kept", async () => {
    const { status, refused } = await toolDesk(ownRewrites, { now: NOW, broken: true }).send(TYPED);
    // Spec 8: "Failed to rewrite description. Please try again. (heading Rewrite Error)"
    expect([status, refused?.message]).toEqual([503, "Failed to rewrite description. Please try again."]);
  });
});

describe("what is kept of a description", () => {
  it.each([
    ["signs of three bytes each, parted into thousands of sentences", "字。".repeat(2500)],
    ["a keyword in every other word", "plane iron ".repeat(454)],
    ["hundreds of timestamps", Array.from({ length: 500 }, (_, at) => `${at}:00 字字字`).join("\n")],
    ["hundreds of links", "https://a.co/x ".repeat(330)],
  ])("takes a fifth of the room at most, as five are kept: %s", (_what, long) => {
    const made = madeOf({ title: "A plane iron", description: long.slice(0, 5000), keywords: [] });
    expect(bytesOf(made)).toBeLessThan(STATE_BYTES / KEPT_MAX);
  });
});
