import { z } from "zod";
import { MAX_TOPICS } from "../../engines/channel-report";
import { topicKey } from "../../model/trend";
import { TOPIC_MAX } from "../../words/bounds";
import { analyzeAsAllowed } from "../billing/analysis";
import { define } from "../define";
import { Refused } from "../refused";
import { TOPICS_MESSAGES as SAYS } from "./messages";

/** Control characters, and invisible ones that change the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * One topic a line. Blank lines and repetitions do not count; of two spellings the last stands.
 *
 * @throws Refused for more than five, and for one that is too long
 */
function readTopics(text: string): string[] {
  const lines = text
    .toWellFormed()
    .normalize("NFC")
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(UNSEEN, "").replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
  const topics = [...new Map(lines.map((line) => [topicKey(line), line])).values()];
  if (topics.length > MAX_TOPICS) throw new Refused(400, SAYS["too-many"], { field: "topics" });
  if (topics.some((topic) => topic.length > TOPIC_MAX)) {
    throw new Refused(400, SAYS["too-long"], { field: "topics" });
  }
  return topics;
}

/** Names the topics that the Live Visibility Score is made of, in place of those before. */
export const nameTopics = define({
  name: "channel.name-topics",
  about: "Names the topics whose searches the Live Visibility Score counts, in place of those before.",
  /** One topic a line: read once the limit is counted. */
  input: z.object({ topics: z.string() }),
  /** False without a connected channel: nothing was named. */
  output: z.object({ isNamed: z.boolean() }),
  scope: "write",
  limit: { name: "topics", tooMany: SAYS.busy },
  uses: ["topics.name", "topics.read", "videos.source"],
  failed: SAYS.failed,
  examples: { good: { topics: "rye bread\nsourdough" } },
  async run({ topics: typed }, caller, { topics, videos }) {
    const named = readTopics(typed);
    const name = async () => ({ isNamed: await topics.name(named) });
    // Fewer of those that are named is no new analysis; nor is it one without a channel.
    const isNew = async () => {
      const known = (await topics.read())?.topics.map(topicKey);
      return known !== undefined && named.some((topic) => !known.includes(topicKey(topic)));
    };
    // Without YouTube no topic is searched.
    if (videos.source.kind === "sample" || !(await caller.allowance.standing()) || !(await isNew()))
      return name();
    return analyzeAsAllowed(
      caller,
      { feature: "visibility", subject: named.map(topicKey).join("\n") },
      async () => {
        const done = await name();
        if (!done.isNamed) throw new Refused(409, SAYS["no-channel"]);
        return done;
      },
    );
  },
});
