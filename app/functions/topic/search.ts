import { z } from "zod";
import type { SearchAnswer } from "../../engines/findings";
import { MIN_TOPIC_VIDEOS } from "../../engines/topics";
import { topicKey } from "../../model/trend";
import type { VideoSearch } from "../../services/videos";
import { storable, TOPIC_MAX } from "../../words/bounds";
import { analyzeAsAllowed, maySee } from "../billing/analysis";
import { define } from "../define";
import { Refused } from "../refused";
import { TOPIC_MESSAGES, type TopicProblem } from "./messages";

/** What is searched for, trimmed, with single spaces (spec section 5, Analyzer). */
export const topicQuery = z.object(
  {
    query: z
      .string(TOPIC_MESSAGES.blank)
      .transform((text) => storable(text).normalize("NFC").trim().replace(/\s+/g, " "))
      .pipe(z.string().min(1, TOPIC_MESSAGES.blank).max(TOPIC_MAX, TOPIC_MESSAGES["too-long"])),
  },
  TOPIC_MESSAGES.blank,
);

const STATUS = {
  failed: 502,
  "not-configured": 503,
  quota: 429,
  "nothing-found": 404,
  "too-many": 429,
} satisfies Partial<Record<TopicProblem, number>>;

/** The refusal for what is wrong with a search, with the spec's text. */
export function searchRefused(problem: keyof typeof STATUS): Refused {
  return new Refused(STATUS[problem], TOPIC_MESSAGES[problem]);
}

/** Everything one search found, as `SearchAnswer` explains it. */
export const searchAnswer = z.object({
  query: z.string(),
  source: z.object({ kind: z.enum(["sample", "youtube"]), name: z.string() }),
  asOf: z.string(),
  videos: z.array(
    z.object({
      videoId: z.string(),
      title: z.string(),
      description: z.string(),
      channelId: z.string(),
      channel: z.string(),
      publishedAt: z.string(),
      viewCount: z.number(),
      likeCount: z.number().nullable(),
      commentCount: z.number().nullable(),
      thumbnail: z.string(),
      durationSeconds: z.number().nullable(),
    }),
  ),
  channels: z.array(
    z.object({
      channelId: z.string(),
      name: z.string(),
      subscriberCount: z.number().nullable(),
      recentUploads: z.array(
        z.object({
          videoId: z.string(),
          publishedAt: z.string(),
          viewCount: z.number(),
          durationSeconds: z.number().nullable(),
        }),
      ),
    }),
  ),
}) satisfies z.ZodType<SearchAnswer>;

const demandIn = (query: string) => ({ feature: "demand", subject: topicKey(query) }) as const;

/** Invented videos are no analysis: every plan has the samples. */
const isSample = ({ source }: Pick<VideoSearch, "source">) => source.kind === "sample";

/** Whether there are enough videos to find a topic in: with fewer, an answer says so and nothing else. */
export function isEnough({ videos }: Pick<SearchAnswer, "videos">): boolean {
  return new Set(videos.map(({ videoId }) => videoId)).size >= MIN_TOPIC_VIDEOS;
}

/** Searches for videos on a topic, outside if need be: that is counted where it is done. */
export const searchTopic = define({
  name: "topic.search",
  about: "Finds the videos on a topic, and the channels behind them.",
  input: topicQuery,
  output: searchAnswer,
  scope: "read",
  uses: ["videos.source", "videos.search"],
  failed: TOPIC_MESSAGES.unexpected,
  examples: {
    good: { query: "React tutorials" },
    bad: { input: { query: " \n " }, status: 400, message: TOPIC_MESSAGES.blank },
  },
  async run({ query }, caller, { videos }) {
    const search = async () => {
      const outcome = await videos.search(query);
      if (!outcome.ok) throw searchRefused(outcome.problem);
      return outcome.answer;
    };
    return isSample(videos) ? search() : analyzeAsAllowed(caller, demandIn(query), search, isEnough);
  },
});

/** The answer at hand for a topic, without a call outside, so that a page may ask on every GET; null without one. */
export const recallTopic = define({
  name: "topic.recall",
  about: "Answers what an earlier search on a topic found, if it is still at hand.",
  input: topicQuery,
  output: z.object({ answer: searchAnswer.nullable() }),
  scope: "read",
  uses: ["videos.source", "videos.recall"],
  failed: TOPIC_MESSAGES.unexpected,
  examples: {
    good: { query: "React tutorials" },
    bad: { input: { query: "x".repeat(101) }, status: 400, message: TOPIC_MESSAGES["too-long"] },
  },
  async run({ query }, caller, { videos }) {
    const isFull = isSample(videos) || (await maySee(caller, demandIn(query)));
    const outcome = await videos.recall(query);
    // What says only that there is too little counts for nobody, so it is nobody's alone.
    if (outcome.ok) return { answer: isFull || !isEnough(outcome.answer) ? outcome.answer : null };
    if (!isFull) return { answer: null };
    if (outcome.problem === "not-asked") return { answer: null };
    throw searchRefused(outcome.problem);
  },
});
