import { z } from "zod";
import { INTENTS, type Reading, readQuestion } from "../../engines/questions";
import { TITLE_MAX } from "../../words/bounds";
import { typedText } from "../../words/typed";
import { listUploads, readChannel } from "../channel/read";
import { READS as IDEAS_READS } from "../content-ideas/own-ideas";
import { listOwnIdeas } from "../content-ideas/yours-functions";
import { type Deps, define } from "../define";
import { judgeIdea } from "../light/judge";
import { listCards, listOutcomes } from "../plan/read";
import { listWatchEvents } from "../watch/watch";
import { ASK_BLANK, QUESTION_LENGTH, OWN_ASK_MESSAGES as SAYS } from "./messages";

const tooLong = () => SAYS["too-long"];

type Done<Of extends { output: z.ZodType }> = z.output<Of["output"]>;

/** What functions of the table said to a question; "elsewhere" where a page answers it with what it is about. */
export type OwnAnswer =
  | { kind: "declined" }
  | { kind: "elsewhere"; reading: Reading }
  | { kind: "channel"; reading: Reading; found: Done<typeof readChannel> }
  | { kind: "uploads"; reading: Reading; found: Done<typeof listUploads> }
  | { kind: "ideas-judged"; reading: Reading; found: Done<typeof judgeIdea>[] }
  | { kind: "ideas"; reading: Reading; found: Done<typeof listOwnIdeas> }
  | { kind: "cards"; reading: Reading; found: Done<typeof listCards> }
  | { kind: "outcomes"; reading: Reading; found: Done<typeof listOutcomes> }
  | { kind: "watched"; reading: Reading; found: Done<typeof listWatchEvents> };

const USES = [
  ...IDEAS_READS,
  ...(["plan.listOutcomes", "plan.record", "examples.near", "videos.source", "videos.recallNear"] as const),
] as const;

/** Answers a question about what is the caller's own. It reads what functions of the table say, and has no rule of its own. */
export const answerQuestion = define({
  name: "ask-greenlight.yours.answer",
  about: "Answers a question about the caller's own channel, plan and watched channels.",
  input: z.object(
    {
      question: typedText(QUESTION_LENGTH, { blank: ASK_BLANK, tooLong }),
      /** What was asked before, whose subject a follow-up keeps. */
      before: z
        .object({ intent: z.enum(INTENTS), subject: z.string().max(QUESTION_LENGTH).nullable() })
        .nullable()
        .default(null),
    },
    ASK_BLANK,
  ),
  output: z.object({ answer: z.custom<OwnAnswer>() }),
  scope: "read",
  uses: USES,
  failed: SAYS.failed,
  examples: {
    good: { question: "What is due next on my plan?" },
    bad: { input: { question: " " }, status: 400, message: ASK_BLANK },
  },
  async run({ question, before }, caller, deps) {
    const reading = readQuestion(question, before);
    if (!reading) return { answer: { kind: "declined" as const } };
    return { answer: await answerTo(reading, caller, deps) };
  },
});

async function answerTo(
  reading: Reading,
  caller: Parameters<typeof listOwnIdeas.run>[1],
  deps: Deps<(typeof USES)[number]>,
): Promise<OwnAnswer> {
  switch (reading.intent) {
    case "channel-figures":
    case "last-uploads":
      return { kind: "channel", reading, found: await readChannel.run({}, caller, deps) };
    case "earnings":
      return { kind: "uploads", reading, found: await listUploads.run({ limit: 100 }, caller, deps) };
    case "judge-idea": {
      const ideas = [reading.subject, reading.other].filter((one) => one !== null && one.length <= TITLE_MAX);
      if (ideas.length === 0) return { kind: "elsewhere", reading };
      const found = ideas.map((idea) => judgeIdea.run(judgeIdea.input.parse({ idea }), caller, deps));
      return { kind: "ideas-judged", reading, found: await Promise.all(found) };
    }
    case "next-ideas":
      return { kind: "ideas", reading, found: await listOwnIdeas.run({}, caller, deps) };
    case "due-next":
      return { kind: "cards", reading, found: await listCards.run({ limit: 100 }, caller, deps) };
    case "accuracy":
      return { kind: "outcomes", reading, found: await listOutcomes.run({ limit: 1 }, caller, deps) };
    case "watched-news":
      return { kind: "watched", reading, found: await listWatchEvents.run({}, caller, deps) };
    default:
      return { kind: "elsewhere", reading };
  }
}
