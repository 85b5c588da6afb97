import { z } from "zod";
import { chanceAnywhere, ideaAnywhere, ideaOnChannel, readPast, readRecord } from "../../engines/ideas";
import {
  type AbTest,
  TEST_OUTCOMES,
  TESTED,
  type TestVariant,
  THUMBNAIL_MAX,
  VARIANT_PLACES,
} from "../../model/ab-test";
import type { Card } from "../../model/card";
import { type Channel, countedLast } from "../../model/channel";
import { TITLE_MAX } from "../../words/bounds";
import { optionalLine } from "../../words/typed";
import { define } from "../define";
import { Refused } from "../refused";
import { cardId, PLAN_CHANGE } from "./card-schemas";
import { looseKey } from "./find-video";
import { PLAN_MESSAGES } from "./messages";
import { NOT_KEPT } from "./not-kept";

const SAYS = PLAN_MESSAGES.test;

/** Shares are rounded: together they may miss 100 % by so much. */
const ROUNDED = 2;

const variant = z
  .object({
    title: optionalLine(TITLE_MAX, { tooLong: PLAN_MESSAGES.title }),
    thumbnail: optionalLine(THUMBNAIL_MAX, { tooLong: SAYS.thumbnail }),
    share: z.number(SAYS.share).min(0, SAYS.share).max(100, SAYS.share).nullable().default(null),
  })
  .default({ title: "", thumbnail: "", share: null });

/** A test as its creator typed it: what was not compared is left out, and an empty last variant is no variant. */
const typedTest = z
  .object({
    id: cardId(),
    of: z.enum(TESTED, SAYS.of),
    first: variant,
    second: variant,
    third: variant,
    outcome: z.enum(TEST_OUTCOMES, SAYS.outcome),
  })
  .transform(({ id, of, outcome, ...places }, context) => {
    const variants: TestVariant[] = [];
    const refuse = (field: string, message: string) => {
      context.addIssue({ code: "custom", path: [field], message });
      return z.NEVER;
    };
    for (const place of VARIANT_PLACES) {
      const title = of === "thumbnails" ? "" : places[place].title;
      const thumbnail = of === "titles" ? "" : places[place].thumbnail;
      const { share } = places[place];
      if (place === "third" && !title && !thumbnail && share === null) break;
      if ((of !== "thumbnails" && !title) || (of !== "titles" && !thumbnail))
        return refuse(place, SAYS.blank[of]);
      if (variants.some((one) => one.title === title && one.thumbnail === thumbnail))
        return refuse(place, SAYS.same);
      variants.push({ title, thumbnail, share });
    }
    const shares = variants.flatMap(({ share }) => share ?? []);
    const whole = shares.reduce((sum, share) => sum + share, 0);
    if (whole > 100 + ROUNDED || (shares.length === variants.length && whole < 100 - ROUNDED))
      return refuse(VARIANT_PLACES[variants.length - 1] ?? "first", SAYS.whole);
    const won = winnerAt(outcome);
    const winner = won === null ? null : variants[won];
    if (winner === undefined) return refuse("outcome", SAYS.outcome);
    if (winner && winner.share !== null && shares.some((share) => share > (winner.share ?? share)))
      return refuse("outcome", SAYS.less);
    return { id, of, variants, outcome };
  });

export const noteTest = define({
  name: "plan.note-test",
  about: "Keeps YouTube's A/B test of titles and thumbnails on a published card, as its creator typed it.",
  input: typedTest,
  output: z.object({}),
  ...PLAN_CHANGE,
  uses: ["plan.read", "plan.setTest", "channel.read"],
  examples: {
    good: {
      id: "card-one",
      of: "titles",
      first: { title: "Rye in a day", share: 54.1 },
      second: { title: "The rye that bakes itself", share: 45.9 },
      outcome: "first",
    },
    bad: {
      input: { id: "card-one", of: "titles", first: { title: "Rye in a day" }, outcome: "running" },
      status: 400,
      message: SAYS.blank.titles,
    },
  },
  async run({ id, ...typed }, _caller, { plan, channel, request: { now } }) {
    const [card, connected] = await Promise.all([plan.read(id), channel.read()]);
    if (!card) throw new Refused(404, NOT_KEPT.gone);
    if (card.state !== "published" && !card.video) throw new Refused(409, SAYS.unpublished);
    const known = card.abTest && isSameTest(card.abTest, typed) ? card.abTest : null;
    const { ranking, at } = known ?? {
      ranking: typed.of === "titles" ? await rankTitles(typed.variants, card, connected) : null,
      at: now.toISOString(),
    };
    if (!(await plan.setTest(id, { version: 1, ...typed, ranking, at })))
      throw new Refused(404, NOT_KEPT.gone);
    return {};
  },
});

export const dropTest = define({
  name: "plan.drop-test",
  about: "Takes the A/B test that was noted off a card of the plan.",
  input: z.object({ id: cardId() }),
  output: z.object({}),
  ...PLAN_CHANGE,
  uses: ["plan.setTest"],
  examples: { good: { id: "card-one" } },
  async run({ id }, _caller, { plan }) {
    if (!(await plan.setTest(id, null))) throw new Refused(404, NOT_KEPT.gone);
    return {};
  },
});

/** The winner's place in the list of variants; null without one. */
export function winnerAt(outcome: AbTest["outcome"]): number | null {
  const places: readonly string[] = VARIANT_PLACES;
  const at = places.indexOf(outcome);
  return at < 0 ? null : at;
}

/** Whether two tests compare the same: what was said of one holds for the other. */
function isSameTest(one: Pick<AbTest, "of" | "variants">, other: Pick<AbTest, "of" | "variants">): boolean {
  const named = ({ of, variants }: typeof one) =>
    JSON.stringify([of, variants.map(({ title, thumbnail }) => [title, thumbnail])]);
  return named(one) === named(other);
}

/**
 * Ranks tested titles by the channel as it was before the video came out: its own views would tell which title won. YouTube
 * tests long videos alone. With too few uploads, or a sample channel, titles rank by their words over all channels, where any is known.
 */
async function rankTitles(
  variants: readonly TestVariant[],
  { video }: Pick<Card, "video">,
  channel: Channel | null,
): Promise<AbTest["ranking"]> {
  const titles = variants.map(({ title }) => title);
  const asOf = channel && !channel.isSample && countedLast(channel);
  const own = new Set(titles.map(looseKey));
  const before = (channel?.uploads ?? []).filter(({ title, publishedAt }) =>
    video ? Date.parse(publishedAt) < Date.parse(video.publishedAt) : !own.has(looseKey(title)),
  );
  const past = asOf ? readPast(before, asOf) : null;
  if (past) {
    const record = readRecord(past);
    const scores = titles.map((title) => rounded(ideaOnChannel(title, past, record).chance));
    return { by: "channel", scores };
  }
  const found = titles.map(ideaAnywhere);
  if (!found.every(({ words }) => words.known > 0)) return null;
  return { by: "wording", scores: found.map((one) => rounded(chanceAnywhere(one, { multiple: 1 }))) };
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** The variant that stood first when a test was noted; null where nothing ranks them, or two are equal. */
export function rankedFirst({ ranking }: Pick<AbTest, "ranking">): number | null {
  if (!ranking) return null;
  const best = Math.max(...ranking.scores);
  const at = ranking.scores.indexOf(best);
  return ranking.scores.lastIndexOf(best) === at ? at : null;
}

/** How tests of titles came out beside their ranking. */
export interface TestTally {
  /** Ended tests of titles that were ranked. */
  of: number;
  /** What won: the title ranked first, or another one. The rest showed no clear difference. */
  first: number;
  other: number;
  same: number;
  /** How many winners a guess would have named on average. */
  guessed: number;
}

/** Counts every ended test of titles alone that was ranked: where the thumbnail differs, too, nobody can tell what won. */
export function tallyTests(tests: readonly AbTest[]): TestTally {
  const tally: TestTally = { of: 0, first: 0, other: 0, same: 0, guessed: 0 };
  for (const test of tests) {
    const [first, won] = [rankedFirst(test), winnerAt(test.outcome)];
    if (test.of !== "titles" || test.outcome === "running" || first === null) continue;
    tally.of += 1;
    if (won === null) {
      tally.same += 1;
      continue;
    }
    tally[won === first ? "first" : "other"] += 1;
    tally.guessed += 1 / test.variants.length;
  }
  return tally;
}
