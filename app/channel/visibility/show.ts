import type { Visibility } from "../../engines/channel-report";
import { dayText } from "../../numbers/days";
import { counted, percentText } from "../../numbers/figures";
import { VISIBILITY_TEXTS } from "./messages";

export type VisibilityShown = ReturnType<typeof showVisibility>;

/**
 * The Live Visibility Score as the room draws it: its value, and each topic with its answers.
 *
 * @param isSearched false where there is nowhere to search for a real channel
 */
export function showVisibility(score: Visibility, { isSearched }: { isSearched: boolean }) {
  const waiting = score.topics.length > 0 ? VISIBILITY_TEXTS.waiting : VISIBILITY_TEXTS.nameOne;
  return {
    value: score.kind === "scored" ? percentText(score.share) : VISIBILITY_TEXTS.notEnough,
    basis:
      score.kind === "scored"
        ? `${score.visible} of ${counted(score.answers, "search", "searches")} in the last 30 days showed one of your videos.`
        : isSearched
          ? waiting
          : VISIBILITY_TEXTS.noSource,
    method: VISIBILITY_TEXTS.method,
    topics: score.topics.map(({ topic, visible, answers }) => ({
      topic,
      value: answers.length > 0 ? `${visible} of ${answers.length}` : "not searched yet",
      answers: answers.map(({ askedAt, found }) => ({
        key: askedAt,
        day: dayText(askedAt),
        found: found.map(({ videoId, title, place }) => ({
          title,
          place: `at ${place}`,
          href: `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`,
        })),
      })),
    })),
  };
}
