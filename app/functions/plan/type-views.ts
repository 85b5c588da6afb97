import { z } from "zod";
import { type Card, type CardVideo, cardName, OUTCOME_DAYS, type OutcomeReading } from "../../model/card";
import type { MeasuredUpload } from "../../model/upload";
import { MOST_VIEWS } from "../../numbers/bounds";
import { DAY_MS, HOUR_MS } from "../../numbers/days";
import { typedDay } from "../../words/typed";
import { define } from "../define";
import { Refused } from "../refused";
import { cardId, PLAN_CHANGE } from "./card-schemas";
import { PLAN_MESSAGES as SAYS } from "./messages";
import { NOT_KEPT } from "./not-kept";
import { judge } from "./outcome";

/** Calendars differ by up to so much: a day that has begun somewhere is not ahead. */
const AHEAD_MS = 14 * HOUR_MS;

const typedViews = z.object({
  id: cardId(),
  /** The day the video came out. */
  date: typedDay(SAYS.published),
  /** The age at which its views were counted. */
  days: z.literal(OUTCOME_DAYS, SAYS.views),
  views: z.number(SAYS.views).int(SAYS.views).min(0, SAYS.views).max(MOST_VIEWS, SAYS.views),
});

export const typeViews = define({
  name: "plan.type-views",
  about: "Keeps the views that a creator typed of the video a card became, at one of its ages.",
  input: typedViews,
  output: z.object({}),
  ...PLAN_CHANGE,
  uses: ["plan.read", "plan.setOutcome", "channel.read"],
  examples: {
    good: { id: "card-one", date: "2026-01-05", days: 30, views: 1200 },
    bad: {
      input: { id: "card-one", date: "2026-01-05", days: 30, views: 1.5 },
      status: 400,
      message: SAYS.views,
    },
  },
  async run({ id, ...typed }, _caller, { plan, channel, request: { now } }) {
    const [card, connected] = await Promise.all([plan.read(id), channel.read()]);
    if (!card) throw new Refused(404, NOT_KEPT.gone);
    const age = now.getTime() + AHEAD_MS - Date.parse(typed.date);
    if (age < 0) throw new Refused(400, SAYS.published, { field: "date" });
    if (age < typed.days * DAY_MS) throw new Refused(400, SAYS.young, { field: "days" });
    const found = withTyped(card, typed, connected?.uploads ?? [], now);
    if (!(await plan.setOutcome(id, found))) throw new Refused(404, NOT_KEPT.gone);
    return {};
  },
});

/** The card's outcome with a typed count at an age, in place of what stood there. */
function withTyped(
  card: Card,
  { date, days, views }: Omit<z.infer<typeof typedViews>, "id">,
  uploads: MeasuredUpload[],
  now: Date,
): Pick<Card, "video" | "outcome"> {
  const video: CardVideo =
    card.video?.publishedAt.slice(0, 10) === date
      ? card.video
      : {
          id: null,
          title: cardName(card),
          publishedAt: new Date(date).toISOString(),
          source: "typed",
          readAt: now.toISOString(),
        };
  const upload = uploads.find((one) => video.id !== null && one.videoId === video.id) ?? null;
  const counted = { days, views, source: "typed" as const, at: now.toISOString() };
  const reading: OutcomeReading = judge(card, video, counted, uploads, upload);
  const outcome = [...card.outcome.filter((one) => one.days !== days), reading];
  return { video, outcome: outcome.sort((a, b) => a.days - b.days) };
}
