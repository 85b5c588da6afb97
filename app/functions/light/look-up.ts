import { z } from "zod";
import { topicKey } from "../../model/trend";
import type { Trends } from "../../services/trends";
import type { VideoSearch } from "../../services/videos";
import { analyzeAsAllowed } from "../billing/analysis";
import { define } from "../define";
import { Refused } from "../refused";
import type { TopicProblem } from "../topic/messages";
import { isEnough } from "../topic/search";
import { subjectOf, typedIdea } from "./facts";
import { FIELD_FAILED, FIELD_PROBLEMS, LIGHT_MESSAGES } from "./messages";

/**
 * Looks up outside what of an idea is not known yet: its field and the interest in its subject, at once, each counted
 * where it is done. What one finds is kept although the other fails. Refuses with why the first did not answer.
 */
export const lookUpLight = define({
  name: "light.look-up",
  about: "Looks up what is not known yet of an idea's field and of the interest in it.",
  input: z.object({ idea: typedIdea }, LIGHT_MESSAGES.blank),
  output: z.object({}),
  scope: "read",
  uses: ["videos.source", "videos.search", "trends.isSample", "trends.lookUp"],
  failed: LIGHT_MESSAGES.failed,
  examples: {
    good: { idea: "Sourdough mistakes beginners make" },
    bad: { input: { idea: " \n " }, status: 400, message: LIGHT_MESSAGES.blank },
  },
  async run({ idea }, caller, { videos, trends, report }) {
    // Demo users see neither.
    if ((await caller.user())?.isDemo) return {};
    await analyzeAsAllowed(
      caller,
      { feature: "demand", subject: topicKey(idea) },
      async () => {
        const asked = await Promise.allSettled([lookUpField(idea, videos), lookUpInterest(idea, trends)]);
        const [first, second] = asked.filter((one) => one.status === "rejected");
        if (second && !(second.reason instanceof Refused)) report(second.reason);
        if (first) throw first.reason;
        return asked.some((one) => one.status === "fulfilled" && one.value);
      },
      (isFound) => isFound,
    );
    return {};
  },
});

const STATUS: Partial<Record<TopicProblem, number>> = { quota: 429, "too-many": 429, "not-configured": 503 };

/** Whether there are enough videos. That nothing was found is an answer, and kept as one. */
async function lookUpField(idea: string, videos: Pick<VideoSearch, "source" | "search">): Promise<boolean> {
  if (videos.source.kind === "sample") return false;
  const found = await videos.search(idea);
  if (found.ok) return isEnough(found.answer);
  if (found.problem === "nothing-found") return false;
  throw new Refused(STATUS[found.problem] ?? 502, FIELD_PROBLEMS[found.problem] ?? FIELD_FAILED);
}

/** Whether enough people read about it to tell. */
async function lookUpInterest(idea: string, trends: Pick<Trends, "isSample" | "lookUp">): Promise<boolean> {
  const subject = subjectOf(idea);
  if (subject === null || trends.isSample) return false;
  const found = await trends.lookUp(subject);
  if (!found.ok) {
    throw new Refused(found.problem === "too-many" ? 429 : 502, LIGHT_MESSAGES[found.problem]);
  }
  return found.record !== null && found.record.trend_velocity !== null;
}
