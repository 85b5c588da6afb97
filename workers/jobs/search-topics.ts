import type { VisibilityAnswer } from "../../app/engines/channel-report";
import { FIRST_RESULTS } from "../../app/engines/channel-report";
import { DAY_MS, WEEK_MS } from "../../app/numbers/days";
import type { VideoSearch } from "../../app/services/videos";
import type { DueTopic } from "../db/channel-topics";

/** A tenth of the day's searches: the rest is the analyzer's. */
const SHARE = 0.1;

interface SearchTopics {
  /** Searches a day of this deployment. */
  searches: number;
  /** Topics answered in the current quota day. */
  answeredToday(): Promise<number>;
  /** Takes the topic that waits longest and was asked before then. */
  claim(askedBefore: Date): Promise<DueTopic | null>;
  videos: Pick<VideoSearch, "search" | "recall">;
  isOwn(ownerId: string): Promise<(video: { channelId: string; videoId: string }) => boolean>;
  save(due: DueTopic, answer: { askedAt: Date; found: VisibilityAnswer["found"] }): Promise<void>;
  postpone(due: DueTopic, askedAt: Date): Promise<void>;
  now: Date;
}

/**
 * Searches for the topic of a connected channel that is due: one a run, each once a week, within a tenth of the day's
 * searches. An answer that is at hand and younger than a week does as well, and costs none. A search that fails is
 * made again after a day.
 */
export async function searchTopics({
  searches,
  answeredToday,
  claim,
  videos,
  isOwn,
  save,
  postpone,
  now,
}: SearchTopics) {
  const aWeekAgo = new Date(now.getTime() - WEEK_MS);
  if ((await answeredToday()) >= Math.floor(searches * SHARE)) return { searched: 0, left: "for tomorrow" };
  const due = await claim(aWeekAgo);
  if (!due) return { searched: 0 };
  const outcome = await searchFor(due.topic);
  if (!outcome.ok && outcome.problem !== "nothing-found") {
    await postpone(due, new Date(aWeekAgo.getTime() + DAY_MS));
    return { searched: 0, failed: outcome.problem };
  }
  const own = await isOwn(due.ownerId);
  const found = outcome.ok
    ? outcome.answer.videos
        .slice(0, FIRST_RESULTS)
        .flatMap(({ channelId, videoId, title }, at) =>
          own({ channelId, videoId }) ? [{ videoId, title, place: at + 1 }] : [],
        )
    : [];
  // As old as what was found: it has to go 30 days after YouTube was asked.
  const askedAt = outcome.ok ? new Date(outcome.answer.asOf) : now;
  await save(due, { askedAt, found });
  return { searched: 1 };

  async function searchFor(topic: string) {
    const known = await videos.recall(topic);
    if (known.ok && Date.parse(known.answer.asOf) > aWeekAgo.getTime()) return known;
    return videos.search(topic);
  }
}
