import { expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time";
import { visitTool } from "../../../tests/support/tool-desk";
import { descriptionRewriter, rewrite } from "../../functions/description-rewriter/sample";
import { seeded } from "../../numbers/chance";
import { DESCRIPTION_MAX } from "../../words/bounds";
import { splitWords } from "../../words/words";
import DescriptionRewriterPage from "./page";
import { rewriterPage } from "./show";

const NOW = new Date("2026-11-21T10:00:00Z");
const LINE = "Knives, a mug, bread and salt. ";

/** Five rewrites of the longest descriptions, which say little but their keywords. */
function full() {
  const typed = rewrite.form.parse({
    title: "Sharpening knives on a mug with bread and salt",
    description: LINE.repeat(Math.floor((DESCRIPTION_MAX - 50) / LINE.length)),
  });
  let state = descriptionRewriter.initial(NOW);
  for (let time = 0; time < 5; time += 1) {
    state = rewrite.apply(state, typed, { now: NOW, random: seeded(`${time}`) }, undefined);
  }
  return state;
}

it("fits five of the longest rewrites into 200 KB, as HTML and for script", async () => {
  const state = full();
  const html = await visitTool(rewriterPage, DescriptionRewriterPage, { now: NOW, state }).open();
  const shown = JSON.stringify(rewriterPage.show(state, { now: NOW, search: new URLSearchParams() }));
  expect(html.length + shown.length).toBeLessThan(200_000);
  expect(html.match(/<path d="M\d+ 6v16/g)).toHaveLength(10);
});

it("takes less than three times as long as reading the ten texts once", () => {
  const state = full();
  const texts = state.rewrites.flatMap((made) => [made.originalDescription, made.rewrittenDescription]);
  const read = quickest(() => {
    for (const text of texts) splitWords(text);
  });
  const made = quickest(() => rewriterPage.show(state, { now: NOW, search: new URLSearchParams() }));
  expect(made / read).toBeLessThan(3);
});

/** Milliseconds of the quickest of some runs: what the machine does beside them is left out. */
function quickest(run: () => unknown): number {
  const times = Array.from({ length: 15 }, () => {
    const from = cpuTime();
    run();
    return cpuTime() - from;
  });
  return Math.min(...times);
}

it("says of the newest rewrite what it gained", () => {
  const state = descriptionRewriter.initial(NOW);
  const answer = (rewrites: typeof state.rewrites) =>
    rewriterPage.show({ ...state, rewrites }, { now: NOW, search: new URLSearchParams() }).answer;
  const [newest] = state.rewrites;
  if (!newest) throw new Error("the sample has no rewrite");
  expect(answer([{ ...newest, keywordsAdded: ["cellar"] }])).toBe(
    "“Storing winter vegetables without a cellar” gained 1 keyword and lost nothing. Copy it into YouTube.",
  );
  expect(answer([{ ...newest, keywordsAdded: [] }])).toBe(
    "“Storing winter vegetables without a cellar” is in a better order, and nothing is lost. Copy it into YouTube.",
  );
  expect(answer([])).toBeUndefined();
});
