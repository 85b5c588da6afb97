import { chanceOfIdea } from "../../app/engines/ideas/idea.ts";
import { type ChannelPast, fitPast } from "../../app/engines/ideas/past.ts";
import { median } from "../../app/statistics/quantiles.ts";
import type { IdeaChannel } from "../learn/ideas-channels.ts";

const MOST_TIMED = 2000;
const LEAST_TIMED = 1000;
const TIMED_IDEAS = 200;
const TIMED_RUNS = 5;

/** What judging ideas takes on the largest channels: their newest titles, each second one cut to an idea of three words. */
export function ideasCost(channels: readonly IdeaChannel[]): string {
  const times = channels
    .filter(({ uploads }) => uploads.length >= LEAST_TIMED)
    .map(({ uploads }) => {
      const past = fitPast(uploads.slice(-MOST_TIMED));
      const ideas = uploads.slice(-TIMED_IDEAS).map(({ upload: { title } }, at) => {
        return at % 2 === 0 ? `${title} again` : title.split(" ").slice(0, 3).join(" ");
      });
      return Math.min(...Array.from({ length: TIMED_RUNS }, () => cpuOf(() => judgeAll(ideas, past))));
    });
  const [typical, most] = [median(times), Math.max(...times)];
  if (typical === null) return `No channel has ${LEAST_TIMED} uploads to time ideas on.`;
  return `${TIMED_IDEAS} ideas are judged in ${typical.toFixed(0)} ms of CPU in the middle of ${times.length} channels of ${LEAST_TIMED} to ${MOST_TIMED} uploads, ${most.toFixed(0)} ms at most, warm (the least of ${TIMED_RUNS}).`;
}

function judgeAll(ideas: readonly string[], past: ChannelPast): void {
  for (const idea of ideas) chanceOfIdea(idea, past);
}

/** Milliseconds of this process's CPU, user and system. */
function cpuOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
