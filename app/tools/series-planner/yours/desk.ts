import { z } from "zod";
import { findSeries, seriesKey } from "../../../engines/series";
import { REASONS, type RefusalStatus } from "../../../forms/refusal";
import { textFields } from "../../../forms/text-fields";
import { Declined } from "../../../functions/refused";
import { SERIES_MAX } from "../../../model/card";
import { type Acted, actOnPlan, type PlanRefusal } from "../../../plan/act";
import { cardForm } from "../../../plan/fields";
import { PLAN_MESSAGES } from "../../../plan/messages";
import type { Services } from "../../../services";
import { typedLine } from "../../../words/typed";
import { groupCards } from "./group-cards";
import { YOURS_MESSAGES } from "./messages";
import { nextEpisode } from "./next-episode";
import { type SeriesDeskShown, showSeriesDesk } from "./show";

type DeskServices = Pick<Services, "plan" | "channel" | "report" | "request">;

/** What the desk shows, and what of it could not be read. */
export interface SeriesDesk {
  /** null if the plan could not be read. */
  shown: SeriesDeskShown | null;
  channelUnread: boolean;
}

/** The series of the plan and of the connected channel. Never throws: what cannot be read is reported and left out. */
export async function readSeriesDesk({ plan, channel, report, request }: DeskServices): Promise<SeriesDesk> {
  // All asked at once: one round trip.
  const [cards, own] = await Promise.all([
    plan.list().catch((error: unknown) => {
      report(error);
      return null;
    }),
    channel.read().catch((error: unknown) => {
      report(error);
      return "unread" as const;
    }),
  ]);
  const known = own === "unread" ? null : own;
  return {
    shown: cards && showSeriesDesk(cards, known, request.now),
    channelUnread: own === "unread",
  };
}

const episodeForm = z.object({
  series: typedLine(SERIES_MAX, { blank: YOURS_MESSAGES.series, tooLong: PLAN_MESSAGES.series }),
  idea: cardForm.shape.idea,
  date: cardForm.shape.date,
});

/**
 * Adds an episode to a series, with the number after its last in the plan or on the channel, or gives a card a day, as
 * the desk's forms ask for. An episode is a sample's where all cards of its series are, or where it has none yet and the
 * channel is a sample. Never throws for what a visitor or the database does.
 *
 * @throws a 400 Response for an unknown action
 */
export async function actOnSeries(form: FormData, services: DeskServices): Promise<Acted> {
  const { action = "", ...typed } = textFields(form);
  if (action === "date") return actOnPlan(form, services);
  if (action !== "add") throw new Response(null, { status: 400, statusText: "Bad Request" });
  const refuse = (status: RefusalStatus, message: string, more: Partial<PlanRefusal> = {}) => ({
    refused: { status, action, message, typed, reason: REASONS[status], ...more },
  });
  const read = episodeForm.safeParse(typed);
  if (!read.success) {
    const [issue] = read.error.issues;
    return refuse(400, issue?.message ?? PLAN_MESSAGES["not-kept"], { field: issue?.path[0]?.toString() });
  }
  const { plan, channel, report } = services;
  try {
    if (!(await plan.allowed())) return refuse(429, PLAN_MESSAGES["too-many"]);
    const { series, idea, date } = read.data;
    const [cards, own] = await Promise.all([plan.list(), channel.read()]);
    const key = seriesKey(series);
    const known = groupCards(cards).find((one) => one.key === key);
    const isSample = known ? known.cards.every((card) => card.isSample) : (own?.isSample ?? false);
    const episode = nextEpisode(key, cards, findSeries(own?.uploads ?? []));
    const added = await plan.add({ idea, series: known?.name ?? series, episode, date, isSample });
    if (added === "full") return refuse(409, PLAN_MESSAGES.full);
    return { done: added.added === "new" ? "add" : "already", at: added.id };
  } catch (error) {
    if (error instanceof Declined)
      return refuse(error.status, error.message, { retryAfter: error.retryAfter });
    report(error);
    return refuse(503, PLAN_MESSAGES["not-kept"]);
  }
}
