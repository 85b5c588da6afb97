import { z } from "zod";
import { type AbTest, TEST_OUTCOMES, TESTED } from "../../model/ab-test";
import { CARD_STATES, type Card, OUTCOME_DAYS, type PlannedCard } from "../../model/card";
import { LIGHT_COLORS } from "../../model/light";
import type { RecordFigures } from "../../model/seal";
import type { OutcomeRow } from "../../services/plan";
import { define } from "../define";
import { pageAsked, pageOf } from "../pages";
import { Refused } from "../refused";
import { cardForecast, cardId, cardLight } from "./card-schemas";
import { PLAN_MESSAGES as SAYS } from "./messages";
import { NOT_KEPT } from "./not-kept";

const NOT_READ = "Your plan could not be read just now. Nothing is lost: try again in a moment.";
const SOURCES = ["youtube", "studio", "typed", "sample"] as const;

const video = z.object({
  id: z.string().nullable(),
  title: z.string(),
  publishedAt: z.string(),
  publishedWithinDays: z.number().optional(),
  source: z.enum(SOURCES),
  readAt: z.string(),
});

const reading = z.object({
  days: z.literal(OUTCOME_DAYS),
  views: z.number().nullable(),
  source: z.enum(SOURCES),
  at: z.string(),
  isInside: z.boolean().nullable(),
  beatUsual: z.boolean().nullable(),
  light: z.enum(LIGHT_COLORS).nullable(),
});

const abTest = z.object({
  version: z.literal(1),
  of: z.enum(TESTED),
  variants: z.array(z.object({ title: z.string(), thumbnail: z.string(), share: z.number().nullable() })),
  outcome: z.enum(TEST_OUTCOMES),
  ranking: z.object({ by: z.enum(["channel", "wording"]), scores: z.array(z.number()) }).nullable(),
  at: z.string(),
}) satisfies z.ZodType<AbTest>;

const listed = {
  id: z.string(),
  idea: z.string(),
  title: z.string(),
  state: z.enum(CARD_STATES),
  date: z.string().nullable(),
  series: z.string(),
  episode: z.number().nullable(),
  forecast: cardForecast.nullable(),
  video: video.nullable(),
  isSample: z.boolean(),
  rank: z.number(),
  updatedAt: z.string(),
};

const listedCard = z.object({
  ...listed,
  color: z.enum(LIGHT_COLORS).nullable(),
}) satisfies z.ZodType<PlannedCard>;

const card = z.object({
  ...listed,
  description: z.string(),
  notes: z.string(),
  light: cardLight.nullable(),
  outcome: z.array(reading),
  abTest: abTest.nullable(),
  version: z.number(),
  createdAt: z.string(),
}) satisfies z.ZodType<Card>;

/** Its place on the board as a text that sorts as the board does: state, rank, id. */
function placeOf({ state, rank, id }: Pick<Card, "state" | "rank" | "id">): string {
  // Ranks may be fractions and below zero: they sort as whole numbers of a fixed length.
  const place = Math.round((rank + 1e6) * 1e6);
  return `${CARD_STATES.indexOf(state)}-${place.toString().padStart(16, "0")}-${id}`;
}

export const listCards = define({
  name: "plan.list",
  about:
    "Lists the cards of the caller's plan as the board has them, state by state, without their long texts.",
  input: z.object({ state: z.enum(CARD_STATES, SAYS.state).optional(), ...pageAsked }),
  output: z.object({ cards: z.array(listedCard), next: z.string().nullable() }),
  scope: "read",
  uses: ["plan.list"],
  failed: NOT_READ,
  examples: {
    good: { state: "idea" },
    bad: { input: { state: "lost" }, status: 400, message: SAYS.state },
  },
  async run({ state, ...asked }, _caller, { plan }) {
    const all = await plan.list();
    const cards = all
      .filter((one) => state === undefined || one.state === state)
      .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
    const { page, next } = pageOf(cards, asked, placeOf);
    return { cards: page, next };
  },
});

export const readCard = define({
  name: "plan.read",
  about: "Reads one card of the caller's plan in full, with its light, its forecast and what became of it.",
  input: z.object({ id: cardId() }),
  output: z.object({ card }),
  scope: "read",
  uses: ["plan.read"],
  failed: NOT_READ,
  examples: {
    good: { id: "card-one" },
    bad: { input: { id: "card one" }, status: 400, message: NOT_KEPT.gone },
  },
  async run({ id }, _caller, { plan }) {
    const found = await plan.read(id);
    if (!found) throw new Refused(404, NOT_KEPT.gone);
    return { card: found };
  },
});

const outcomeRow = z.object({
  ...{ id: listed.id, idea: listed.idea, title: listed.title, date: listed.date, isSample: listed.isSample },
  light: cardLight.nullable(),
  ...{ forecast: listed.forecast, video: listed.video, updatedAt: listed.updatedAt },
  outcome: z.array(reading),
  abTest: abTest.nullable(),
}) satisfies z.ZodType<OutcomeRow>;

const tally = z.object({ hits: z.number(), of: z.number() });
const figures = z.object({
  sealed: z.number(),
  green: tally,
  amber: tally,
  red: tally,
  inside: tally,
  unjudged: z.number(),
  due: z.number(),
  waiting: z.number(),
  replaced: z.number(),
  dropped: z.number(),
  sample: z.number(),
  withdrawn: z.number(),
}) satisfies z.ZodType<RecordFigures>;

export const listOutcomes = define({
  name: "plan.outcomes",
  about: "Lists what became of the caller's published cards, and how often what was said of them came true.",
  input: z.object(pageAsked),
  output: z.object({ outcomes: z.array(outcomeRow), record: figures, next: z.string().nullable() }),
  scope: "read",
  uses: ["plan.listOutcomes", "plan.record"],
  failed: NOT_READ,
  examples: { good: {} },
  async run(asked, _caller, { plan }) {
    const [rows, record] = await Promise.all([plan.listOutcomes(), plan.record()]);
    const sorted = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const { page, next } = pageOf(sorted, asked, ({ id }) => id);
    return { outcomes: page, record, next };
  },
});
