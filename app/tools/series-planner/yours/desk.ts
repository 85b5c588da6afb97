import type { ReadServices } from "../../../services";
import { type SeriesDeskShown, showSeriesDesk } from "./show";

/** What the desk shows, and what of it could not be read. */
export interface SeriesDesk {
  /** null if the plan could not be read. */
  shown: SeriesDeskShown | null;
  channelUnread: boolean;
}

/** The series of the plan and of the connected channel. Never throws: what cannot be read is reported and left out. */
export async function readSeriesDesk({
  plan,
  channel,
  report,
  request,
}: Pick<ReadServices, "plan" | "channel" | "report" | "request">): Promise<SeriesDesk> {
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
