import { z } from "zod";
import {
  boundOf,
  daysOf,
  INTENTS,
  isBeyond,
  isKindAlone,
  questionReader,
  type Reading,
  type Turn,
} from "../../engines/questions";
import type { Caller } from "../../model/caller";
import { TITLE_MAX } from "../../words/bounds";
import { typedText } from "../../words/typed";
import { isAbout } from "../channel/about";
import { listSeries, readTiming } from "../channel/findings";
import { listUploads, readChannel } from "../channel/read";
import { commentsDeskFunctions } from "../comment-sentiment/yours-functions";
import { READS as IDEAS_READS } from "../content-ideas/own-ideas";
import { listOwnIdeas } from "../content-ideas/yours-functions";
import { type Deps, define } from "../define";
import { judgeIdea } from "../light/judge";
import { listCards, listOutcomes } from "../plan/read";
import { offerTitles } from "../thumbnail-optimizer/offer";
import { estimateVideo } from "../video-forecast/estimate";
import { listWatchEvents, listWatched } from "../watch/watch";
import type { OwnAnswer } from "./answer";
import { namesIn } from "./evidence";
import { ASK_BLANK, QUESTION_LENGTH, OWN_ASK_MESSAGES as SAYS } from "./messages";
import { requestsIn } from "./requests";

const tooLong = () => SAYS["too-long"];

export const ANSWER_USES = [
  ...IDEAS_READS,
  ...(["plan.listOutcomes", "plan.record", "examples.near", "videos.source", "videos.recallNear"] as const),
] as const;
export type AnswerDeps = Deps<(typeof ANSWER_USES)[number]>;

/** Lines of an answer: more are on the page it names. */
const LINES = 5;

/** What is told of Shorts and long videos beside each other. */
const OF_KINDS = new Set<Reading["intent"]>([
  ...(["channel-figures", "upload-figures", "last-uploads", "earnings"] as const),
]);

/** A question, and what was asked before, whose subject a follow-up keeps. */
export const askedInput = z.object(
  {
    question: typedText(QUESTION_LENGTH, { blank: ASK_BLANK, tooLong }),
    before: z
      .object({
        intent: z.enum(INTENTS),
        subject: z.string().max(QUESTION_LENGTH).nullable(),
        other: z.string().max(QUESTION_LENGTH).nullable().default(null),
        kind: z.enum(["short", "long"]).nullable().default(null),
      })
      .nullable()
      .default(null),
  },
  ASK_BLANK,
);

/** Answers a question about what is the caller's own. It reads what functions of the table say, and has no rule of its own. */
export const answerQuestion = define({
  name: "ask-greenlight.yours.answer",
  about: "Answers a question about the caller's own channel, plan and watched channels.",
  input: askedInput,
  output: z.object({ answer: z.custom<OwnAnswer>() }),
  scope: "read",
  uses: ANSWER_USES,
  failed: SAYS.failed,
  examples: {
    good: { question: "What is due next on my plan?" },
    bad: { input: { question: " " }, status: 400, message: ASK_BLANK },
  },
  async run({ question, before }, caller, deps) {
    const reading = (await questionReader())(question, before);
    return {
      answer: reading
        ? await answerWithin(reading, { question, before }, caller, deps)
        : { kind: "declined" as const },
    };
  },
});

/** What functions say to a question, within what they can tell of it: bounded by its time, else declined. */
export async function answerWithin(
  reading: Reading,
  { question, before }: { question: string; before: Turn | null },
  caller: Caller,
  deps: AnswerDeps,
): Promise<OwnAnswer> {
  if (isBeyond(reading, question)) return { kind: "declined" };
  const span = boundOf(reading, question);
  const days = span && daysOf(span, deps.request.now);
  if (!days || reading.item !== null) return answerTo(reading, before, caller, deps);
  const order = { most: "most-views", least: "fewest-views" } as const;
  const list = await listUploads.run(
    listUploads.input.parse({
      ...{ limit: LINES, kind: reading.kind ?? undefined, ...days },
      order: reading.extreme ? order[reading.extreme] : "newest",
    }),
    caller,
    deps,
  );
  return { kind: "span", reading, found: { ...days, list } };
}

/** What functions say to a question as it was read; "the second one" is looked up in the answer before. */
export async function answerTo(
  reading: Reading,
  before: Turn | null,
  caller: Caller,
  deps: AnswerDeps,
): Promise<OwnAnswer> {
  if (reading.item === null || !before || reading.intent === "channel-figures")
    return askFunctions(reading, caller, deps);
  const two = before.other ? [before.subject, before.other] : null;
  const asked = { ...reading, ...before, other: before.other ?? null, item: null };
  const listed = two ? null : await askFunctions(asked, caller, deps);
  const name = (two ?? (listed ? namesIn(listed) : []))[reading.item - 1];
  if (name == null) return listed ?? askFunctions(asked, caller, deps);
  const isIdea = reading.intent === "next-ideas" || reading.intent === "viewer-requests";
  const intent = isIdea
    ? "judge-idea"
    : reading.intent === "last-uploads"
      ? "upload-figures"
      : reading.intent;
  // It is one upload, whatever kind was asked for before.
  const ofIt = { intent, subject: name, other: null, item: null, kind: null };
  return askFunctions({ ...reading, ...ofIt }, caller, deps);
}

async function askFunctions(reading: Reading, caller: Caller, deps: AnswerDeps): Promise<OwnAnswer> {
  const { intent, subject } = reading;
  const kind = reading.kind ?? undefined;
  const named = subject !== null && subject.length <= TITLE_MAX ? subject : null;
  const list = (asked: z.input<typeof listUploads.input>) =>
    listUploads.run(listUploads.input.parse({ limit: LINES, kind, ...asked }), caller, deps);
  const isOfKinds = intent === "judge-idea" && isKindAlone(reading);
  if (isOfKinds || (reading.comparesKinds && OF_KINDS.has(intent))) {
    const [shorts, longs] = await Promise.all([list({ kind: "short" }), list({ kind: "long" })]);
    return { kind: "kinds", reading, found: { shorts, longs } };
  }
  switch (intent) {
    case "channel-figures":
      return figures();
    case "last-uploads":
      return { kind: "last-uploads", reading, found: await readChannel.run({}, caller, deps) };
    case "upload-figures": {
      if (named === null && reading.extreme !== null) return figures();
      if (named === null)
        return { kind: "last-uploads", reading, found: await readChannel.run({}, caller, deps) };
      const [channel, matching] = await Promise.all([
        readChannel.run({}, caller, deps),
        list({ title: named }),
      ]);
      const found = onlyNamed(matching, named);
      if (found.all.uploads === 0 && reading.extreme !== null) return figures();
      return { kind: "uploads", reading, found: { ...channel, list: found } };
    }
    case "earnings": {
      const order = reading.extreme === "least" ? "least-revenue" : "most-revenue";
      const about = named === null ? null : await list({ order, title: named });
      const found = about && about.all.uploads > 0 ? about : await list({ order });
      if (about === found) return { kind: "earnings", reading, missing: null, found };
      return { kind: "earnings", reading: { ...reading, subject: null }, missing: named, found };
    }
    case "series": {
      const { series, isSample } = await listSeries.run({}, caller, deps);
      const asked = series.filter(({ name }) => name !== null && named !== null && isNamed(name, named));
      return { kind: "series", reading, found: { series: asked.length > 0 ? asked : series, isSample } };
    }
    case "when-to-upload":
      return { kind: "timing", reading, found: await readTiming.run({ zone: "UTC" }, caller, deps) };
    case "write-titles":
      if (named === null) return { kind: "elsewhere", reading };
      return { kind: "titles", reading, found: await offerTitles.run({ title: named }, caller, deps) };
    case "forecast": {
      const titles = subjectsOf(reading);
      if (titles.length === 0) return { kind: "elsewhere", reading };
      const found = await Promise.all(titles.map((title) => estimateVideo.run({ title }, caller, deps)));
      return { kind: "forecasts", reading, found };
    }
    case "interest":
      if (named === null) return { kind: "elsewhere", reading };
      return { kind: "interest", reading, found: await judge(named) };
    case "viewer-requests": {
      const { kept } = await commentsDeskFunctions.read.run({}, caller, deps);
      return { kind: "requests", reading, found: requestsIn(kept.analyses ?? [], named) };
    }
    case "judge-idea": {
      const ideas = subjectsOf(reading);
      if (ideas.length === 0) return { kind: "elsewhere", reading };
      return { kind: "ideas-judged", reading, found: await Promise.all(ideas.map(judge)) };
    }
    case "next-ideas":
      return { kind: "ideas", reading, found: await listOwnIdeas.run({}, caller, deps) };
    case "due-next":
      return { kind: "cards", reading, found: await listCards.run({ limit: 100 }, caller, deps) };
    case "accuracy":
      return { kind: "outcomes", reading, found: await listOutcomes.run({ limit: 1 }, caller, deps) };
    case "watched-news": {
      const { channels } = await listWatched.run({}, caller, deps);
      const asked = channels.filter(({ title }) => named !== null && isNamed(title, named));
      const [one] = asked.length === 1 ? asked : [];
      const { events } = await listWatchEvents.run(one ? { channel: one.id } : {}, caller, deps);
      return { kind: "watched", reading, found: { events, channels: one ? [one] : channels } };
    }
    case "describe":
      return { kind: "elsewhere", reading };
  }

  async function figures(): Promise<OwnAnswer> {
    const [channel, best, worst] = await Promise.all([
      readChannel.run({}, caller, deps),
      list({ order: "most-views" }),
      list({ order: "fewest-views" }),
    ]);
    return { kind: "channel", reading, found: { ...channel, best, worst } };
  }

  function judge(idea: string) {
    return judgeIdea.run(judgeIdea.input.parse({ idea }), caller, deps);
  }
}

/** The upload whose very title was asked for, where it is among those with its words. */
function onlyNamed<List extends z.output<typeof listUploads.output>>(list: List, title: string | null): List {
  const one = list.uploads.find((upload) => upload.title === title);
  if (!one) return list;
  const { views, revenue } = one;
  return { ...list, uploads: [one], all: { uploads: 1, views, medianViews: views, revenue } };
}

/** Whether a name is what a question is about: its words may stand among others. */
const isNamed = (name: string, asked: string) => isAbout(name, asked) || isAbout(asked, name);

function subjectsOf({ subject, other }: Reading): string[] {
  return [subject, other].flatMap((one) => (one !== null && one.length <= TITLE_MAX ? [one] : []));
}
