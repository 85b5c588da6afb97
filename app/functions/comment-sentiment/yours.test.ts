import { describe, expect, it } from "vitest";
import { toolDesk } from "../../../tests/support/tool-desk";
import { DAY_MS } from "../../numbers/days";
import { commentsDeskPage } from "../../tools/comment-sentiment/yours/show";
import { STATE_BYTES, stateBytes } from "../desk/state";
import { type CommentsDeskState, isInvented } from "./analysis";
import { EXAMPLE } from "./example";
import { analyzeMaterial, exampleMaterial } from "./material";
import { commentsDesk } from "./yours";
import { MAX_KEPT } from "./yours-messages";

const NOW = new Date("2026-11-21T19:00:00Z");
const LIKED = Array.from({ length: 12 }, (_, at) => `I love part ${at} of this, great video`).join("\n");

const emptyDesk = () => toolDesk(commentsDeskPage, { now: NOW });
const analyze = (comments: string, title = "") => ({ action: "analyze", comments, link: "", title });

/** The example's analysis as it is kept, as if it came from elsewhere. */
function kept(own: Partial<CommentsDeskState["analyses"][number]>): CommentsDeskState["analyses"][number] {
  return {
    ...analyzeMaterial(exampleMaterial(EXAMPLE)),
    id: "analysis-1",
    analyzedAt: NOW.toISOString(),
    ...own,
  };
}

describe("an analysis", () => {
  it("opens with its title, above the earlier ones", async () => {
    const desk = emptyDesk();
    await desk.send(analyze(LIKED, "First"));
    const sent = await desk.send(analyze(LIKED, "Second"));
    expect(sent.location).toBe("/comment-sentiment/yours?done=analyze&open=analysis-2#analysis-2");
    const { shown } = await desk.shown();
    expect(shown.headings.map(({ title }) => title)).toEqual(["Second", "First"]);
    expect(shown.open?.id).toBe("analysis-2");
    expect((await desk.shown("?open=analysis-1")).shown.open?.title).toBe("First");
    expect((await desk.shown("?open=none")).shown.open?.id).toBe("analysis-2");
  });

  it("keeps the newest five, within the size of a state", async () => {
    const word = (at: number) => String.fromCharCode(97 + (at % 26), 97 + (Math.floor(at / 26) % 26));
    const long = Array.from(
      { length: 400 },
      (_, at) => `great ${word(at)} ${`${word(at * 7)}xx `.repeat(70)}`,
    );
    const desk = emptyDesk();
    for (let at = 0; at <= MAX_KEPT; at += 1) await desk.send(analyze(long.join("\n"), `Video ${at}`));
    const { shown } = await desk.shown();
    expect(shown.headings[0]?.title).toBe(`Video ${MAX_KEPT}`);
    expect(shown.headings.length).toBeLessThanOrEqual(MAX_KEPT);
    const one = kept({ from: "pasted" });
    const heavy = {
      ...one,
      asides: { ...one.asides, spam: [{ text: "x".repeat(100_000), cut: false, why: "" }] },
    };
    const state = { analyses: [heavy, heavy, heavy], made: 3 };
    const next = commentsDesk.actions.analyze?.apply(state, {}, { now: NOW, random: Math.random }, one);
    expect(next?.analyses.length).toBe(3);
    expect(stateBytes(next)).toBeLessThanOrEqual(STATE_BYTES);
  });

  it("can be removed, one or all", async () => {
    const desk = emptyDesk();
    await desk.send(analyze(LIKED, "First"));
    await desk.send(analyze(LIKED, "Second"));
    await desk.send({ action: "remove", record: "analysis-2" });
    expect((await desk.shown()).shown.headings.map(({ title }) => title)).toEqual(["First"]);
    await desk.send({ action: "clear" });
    expect((await desk.shown()).shown.headings).toEqual([]);
    await desk.send(analyze(LIKED));
    expect((await desk.shown()).shown.open?.id).toBe("analysis-3");
  });

  it("has no score from too few comments", async () => {
    const desk = emptyDesk();
    await desk.send(analyze("Love this video\nGreat sound"));
    const { shown } = await desk.shown();
    expect(shown.open?.finding).toBe(
      "Only 2 comments could be scored, too few to say how viewers feel: it takes 10.",
    );
    expect(shown.open?.figures.map(({ value }) => value)).toEqual([
      "Not enough data",
      "2 of 2",
      "0 of 2",
      "0 of 2",
    ]);
    expect(shown.headings[0]).toMatchObject({ ring: null, shares: null });
    expect(shown.stats).toMatchObject({ average: null, best: null, trend: null });
  });
});

describe("the example", () => {
  it("is marked, counts in no stat, and is there once", async () => {
    const desk = emptyDesk();
    await desk.send({ action: "example" });
    await desk.send({ action: "example" });
    const { shown } = await desk.shown();
    expect(shown.headings).toHaveLength(1);
    expect(shown.headings[0]?.mark).toBe("Example");
    expect(shown.stats.comments.value).toBe("0");
    expect(shown.stats.average).toBeNull();
    expect(commentsDesk.figure({ analyses: [kept({})], made: 1 }).value).toBe("–");
  });

  it("has claims of every kind", async () => {
    const desk = emptyDesk();
    await desk.send({ action: "example" });
    const { open } = (await desk.shown()).shown;
    expect(open?.claims.themes?.length).toBeGreaterThan(0);
    expect(open?.claims.questions.length).toBeGreaterThan(1);
    expect(open?.claims.requests.length).toBeGreaterThan(1);
    expect(open?.claims.asking?.comments.length).toBe(8);
    expect(open?.claims.insights.length).toBeGreaterThan(1);
    expect(open?.excluded.groups.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["In German", "In Spanish", "Spam"]),
    );
    expect(open?.shift).not.toBeNull();
  });
});

it("shows the same shares in its heading and its figures", async () => {
  const desk = emptyDesk();
  // 28.8, 59.6 and 11.5: rounded each they come to 101, and a bar that adds up to 100 has to take one off.
  const lines = [
    ...Array.from({ length: 15 }, (_, at) => `I love this so much ${at}`),
    ...Array.from({ length: 31 }, (_, at) => `The board is ${at} inches`),
    ...Array.from({ length: 6 }, (_, at) => `This is terrible and awful ${at}`),
  ];
  await desk.send(analyze(lines.join("\n")));
  const { headings, open } = (await desk.shown()).shown;
  const [, positive, neutral, negative] = open?.figures.map(({ value }) => value) ?? [];
  expect([positive, neutral, negative]).toEqual(["29%", "60%", "12%"]);
  expect(headings[0]?.sides).toEqual(["29% positive", "12% negative"]);
});

it("uses the singular for one comment", async () => {
  const desk = emptyDesk();
  const sentence = async () => (await desk.shown()).shown.open?.excluded.sentence;
  await desk.send(analyze("I love this"));
  expect(await sentence()).toBe("The comment could be scored: nothing is excluded.");
  await desk.send(analyze("I love this\nSehr schöne Arbeit, danke dir"));
  expect(await sentence()).toBe("1 of 2 comments is in the figures; 1 is excluded.");
});

describe("evidence", () => {
  it("is kept for every claim, each comment with the words that made its score", () => {
    const { open } = commentsDeskPage.show(
      { analyses: [kept({})], made: 1 },
      { now: NOW, search: new URLSearchParams() },
    );
    if (!open) throw new Error("nothing is open");
    const { claims, comments, top } = open;
    const lists = [
      claims.themes ?? [],
      claims.questions ?? [],
      claims.requests ?? [],
      claims.triggers ?? [],
      claims.insights ?? [],
    ];
    const evidence = lists.flat().flatMap((claim) => claim.evidence);
    expect(evidence.length).toBeGreaterThan(20);
    for (const index of [...evidence, ...top.positive, ...top.negative])
      expect(comments[index]).toBeDefined();
    const music = claims.themes?.find(({ name }) => name === "music was too loud");
    expect(music).toMatchObject({ support: "at least 6 comments", evidence: { length: 4 } });
    expect(music?.evidenceNote).toBe("4 of the 6 comments, the most telling first.");
    expect(
      claims.insights.find(({ because }) => because === "the theme “music was too loud”")?.evidenceNote,
    ).toBe(music?.evidenceNote);
    expect(claims.questions.find(({ evidence }) => evidence.length < 4)?.evidenceNote).toBe("");
    const loved = Object.values(comments).find(({ text }) => text.startsWith("Loved it"));
    expect(loved).toMatchObject({ sentiment: "positive", verdict: "Positive", likes: "44 likes" });
    expect(loved?.parts.map(({ term }) => term)).toEqual(expect.arrayContaining(["loved it", "the rest"]));
    expect(loved?.valence).toMatch(/^\+\d\.\d on a scale/);
  });
});

describe("comments from YouTube", () => {
  it("are shown for 30 days, as its terms ask, and dropped with the next change", () => {
    const old = new Date(NOW.getTime() - 31 * DAY_MS).toISOString();
    const analyses = [
      kept({ from: "youtube", asOf: old, videoId: "a" }),
      kept({ from: "pasted", analyzedAt: old, id: "b" }),
    ];
    const state = { analyses, made: 2 };
    const { headings } = commentsDeskPage.show(state, { now: NOW, search: new URLSearchParams() });
    expect(headings.map(({ id }) => id)).toEqual(["b"]);
    const next = commentsDesk.actions.analyze?.apply(state, {}, { now: NOW, random: Math.random }, kept({}));
    expect(next?.analyses.map(({ id }) => id)).toEqual(["analysis-3", "b"]);
    expect(isInvented(kept({ from: "sample" }))).toBe(true);
  });

  it("name their source, and who calculated the figures", () => {
    const one = kept({ from: "youtube", asOf: NOW.toISOString(), videoId: "dQw4w9WgXcQ", more: true });
    const { open } = commentsDeskPage.show(
      { analyses: [one], made: 1 },
      { now: NOW, search: new URLSearchParams() },
    );
    expect(open?.youtube).toEqual({
      asOf: "Nov 21, 2026",
      video: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    });
    expect(open?.more).toContain("newest comments were read; the video has more.");
  });
});
