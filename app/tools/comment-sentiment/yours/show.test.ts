import { expect, it } from "vitest";
import { EXAMPLE } from "../../../functions/comment-sentiment/example";
import { analyzeMaterial, exampleMaterial } from "../../../functions/comment-sentiment/material";
import { requestIdea } from "../../../words/film-ideas";
import { showAccuracy, showAnalysis } from "./show";

it("counts how often scores are right from the confusion matrix, rounded to the worse", () => {
  const measured = {
    set: "jziumo",
    named: { positive: [500, 80, 20], neutral: [100, 200, 20], negative: [30, 30, 220] },
    macroF1: { value: 0.7, low: 0.651, high: 0.749, vader: 0.6 },
    leftOut: 0.658,
  } as const;
  expect(showAccuracy([measured])).toMatchObject([
    {
      comments: "1,200",
      right: "76 of 100",
      opposite: "5 of 100",
      macroF1: "0.70 (0.65 to 0.75), VADER 0.60",
      leftOut: "0.65",
    },
  ]);
});

type Analysis = Parameters<typeof showAnalysis>[0];
type Question = Analysis["digest"]["questions"][number];

/** What to do next where viewers wish for no video and ask these. */
function nextAfter(...asked: Pick<Question, "text" | "asked" | "likes">[]) {
  const answers = { answered: 0, unanswered: 0, unknown: 0 };
  const example = analyzeMaterial(exampleMaterial(EXAMPLE));
  const questions = asked.map((one): Question => ({ ...one, answers, evidence: [] }));
  const digest = { ...example.digest, requests: [], questions };
  return showAnalysis({ ...example, digest, id: "a", analyzedAt: "2026-11-21T19:00:00.000Z" }).next;
}

it("offers the light for a question that several ask, or that is liked", () => {
  const cold = { text: "Why does the dough stay cold?", asked: 2, likes: null };
  expect(nextAfter(cold)).toEqual([
    {
      label: "Get the light for “Why does the dough stay cold?”",
      to: "/light?q=Why+does+the+dough+stay+cold%3F",
    },
  ]);
  expect(nextAfter({ ...cold, asked: 1, likes: 5 })).toEqual(nextAfter(cold));
  expect(nextAfter({ text: "Should i buy the red or blue dough?", asked: 2, likes: null })).toMatchObject([
    { label: "Get the light for “Should I buy the red or blue dough?”" },
  ]);
});

it.each([
  ["one viewer alone asks", { text: "Why does the dough stay cold?", asked: 1, likes: 4 }],
  ["a name answers", { text: "What is the song at the end?", asked: 9, likes: 90 }],
  ["is about a moment", { text: "What happens at 2:36?", asked: 9, likes: 90 }],
  ["points at the video", { text: "Why are you playing it there?", asked: 9, likes: 90 }],
])("offers no light for a question that %s", (_, asked) => {
  expect(nextAfter(asked)).toEqual([]);
});

it.each([
  ["risotto", "risotto"],
  ["lacing a wheel", "lacing a wheel"],
  ["favor", null],
  ["comparison of the two", null],
  ["a part 2", null],
  ["video response", null],
  ["my channel", null],
  ["applications", null],
  ["more on the device", null],
  ["the best apps for a tablet", "the best apps for a tablet"],
])("carries the wish for “%s” on as %j", (wants, idea) => {
  expect(requestIdea({ kind: "video", wants })).toBe(idea);
  expect(requestIdea({ kind: "addition", wants })).toBeNull();
});

it("says what cannot be read before anything else, and gives no score", () => {
  const portuguese = [
    "Muito bom o vídeo, parabéns pelo trabalho",
    "Qual câmera você usa para gravar?",
    "Adorei a receita, vou fazer amanhã",
    "Onde eu compro essa panela?",
    "Love from Brazil",
    "Que vídeo maravilhoso, obrigado por compartilhar",
  ];
  const text = `comment,likes\n${portuguese.map((one, at) => `"${one}",${at}`).join("\n")}`;
  const made = analyzeMaterial(exampleMaterial({ text, title: "Pão" }));
  const shown = showAnalysis({ ...made, id: "a", analyzedAt: "2026-11-21T19:00:00.000Z" });
  expect(shown.finding).toBe(
    "1 of 6 comments could be read: no verdict. Most are in Portuguese; only English is scored. 2 comments ask a question. Together they have 15 likes.",
  );
  expect(shown.claims.questions).toEqual([]);
  expect(shown.claims.asking?.comments.map((index) => shown.comments[index]?.text)).toEqual([
    "Onde eu compro essa panela?",
    "Qual câmera você usa para gravar?",
  ]);
  expect([shown.figures, shown.bar, shown.claims.themes, shown.top.positive, shown.next]).toEqual([
    [],
    null,
    undefined,
    [],
    [],
  ]);
});

it("names no side of a theme where none is clear", () => {
  const example = analyzeMaterial(exampleMaterial(EXAMPLE));
  const leanings = (["unclear", "positive"] as const).map((leaning) => {
    const themes = example.digest.themes?.map((theme) => ({ ...theme, leaning })) ?? null;
    const digest = { ...example.digest, themes };
    return showAnalysis({ ...example, digest, id: "a", analyzedAt: "2026-11-21T19:00:00.000Z" }).claims
      .themes?.[0]?.leaning;
  });
  expect(leanings).toEqual(["", " · mostly positive"]);
});

it("says of what is found by words alone that they may be said of something else", () => {
  const example = analyzeMaterial(exampleMaterial(EXAMPLE));
  const moved = {
    ...{ kind: "moved" as const, name: "Being moved", complaint: false, support: 6, likes: null, about: [] },
    ...{ words: ["chills"], evidence: [], leaning: "unclear" as const, shares: example.digest.shares },
  };
  const laughs = { ...moved, kind: "humour" as const, name: "Words of laughter", words: ["funny"] };
  const price = { ...moved, kind: "price" as const, ofProduct: true, words: ["pricey"] };
  const digest = { ...example.digest, triggers: [moved, laughs, price] as Analysis["digest"]["triggers"] };
  const shown = showAnalysis({ ...example, digest, id: "a", analyzedAt: "2026-11-21T19:00:00.000Z" });
  expect(shown.claims.triggers?.map(({ notes }) => notes)).toEqual([
    "Found by “chills”.",
    "Found by “funny”. Not each says it of the video: read them.",
    "Found by “pricey”. Not each minds it: read them.",
  ]);
});
