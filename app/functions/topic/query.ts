import { z } from "zod";
import { TOPIC_MAX } from "../../words/bounds";
import { storable } from "../../words/storable";
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
