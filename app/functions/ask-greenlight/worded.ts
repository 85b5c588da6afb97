import { z } from "zod";
import { checkAnswer, type Evidence, quoteNames } from "../../engines/grounding";
import { extremeOf, INTENTS, questionReader, type Reading, type Turn } from "../../engines/questions";
import type { Caller } from "../../model/caller";
import type { LanguageModel } from "../../services/language";
import { define } from "../define";
import { ANSWER_INSTRUCTIONS, CHOICE_INSTRUCTIONS, chooseText, wordingText } from "../prompts";
import type { OwnAnswer } from "./answer";
import { evidenceOf } from "./evidence";
import { ASK_BLANK, OWN_ASK_MESSAGES as SAYS } from "./messages";
import { ANSWER_USES, type AnswerDeps, answerTo, answerWithin, askedInput } from "./own-answer";

type Deps = AnswerDeps & { language: Pick<LanguageModel, "complete"> };

const wordedAnswer = z.object({
  answer: z.custom<OwnAnswer>(),
  /** In the model's words; null where the rules' own stand. */
  text: z.string().nullable(),
  why: z.enum(["worded", "not-backed", "no-answer"]),
});
export type WordedAnswer = z.infer<typeof wordedAnswer>;

/**
 * The same answer with a sentence in the language model's words. The model may choose what is asked where rules decline, and
 * it words what functions told; a sentence that says anything else is dropped, and the answer of the rules stands.
 */
export const wordAnswer = define({
  name: "ask-greenlight.yours.word",
  about:
    "Answers a question about the caller's own, worded by the language model and held against what was found.",
  input: askedInput,
  output: wordedAnswer,
  scope: "read",
  limit: { name: "ask", tooMany: SAYS["too-many"] },
  uses: [...ANSWER_USES, "language.complete"],
  failed: SAYS.failed,
  examples: {
    good: { question: "What is due next on my plan?" },
    bad: { input: { question: " " }, status: 400, message: ASK_BLANK },
  },
  async run({ question, before }, caller, deps) {
    const readQuestion = await questionReader();
    const reading = readQuestion(question, before) ?? (await chosenBy(question, before, deps));
    if (!reading) return { answer: { kind: "declined" as const }, text: null, why: "no-answer" as const };
    const answer = await answerWithin(reading, { question, before }, caller, deps);
    const told = await toldBefore(reading, before, caller, deps);
    const evidence = evidenceOf([answer, ...told], deps.request.now);
    if (evidence.names.length + evidence.figures.length === 0)
      return { answer, text: null, why: "no-answer" as const };
    const asked = wordingText(question, evidence);
    const outcome = await deps.language.complete({ instructions: ANSWER_INSTRUCTIONS, text: asked });
    if (!outcome.ok) return { answer, text: null, why: "no-answer" as const };
    const text = backedText(outcome.text, evidence);
    return { answer, text, why: text === null ? ("not-backed" as const) : ("worded" as const) };
  },
});

/** What a follow-up goes on from: comparisons with it are backed as well. */
async function toldBefore(
  { isFollowUp, intent }: Reading,
  before: Turn | null,
  caller: Caller,
  deps: AnswerDeps,
): Promise<OwnAnswer[]> {
  if (!isFollowUp || !before || before.intent === intent) return [];
  const asked = { ...before, other: before.other ?? null };
  const reading = { ...asked, extreme: null, comparesKinds: false, isFollowUp: false, item: null };
  return [await answerTo(reading, null, caller, deps).catch((): OwnAnswer => ({ kind: "declined" }))];
}

/** A model's sentence, with names in quotation marks, where all of it is backed; else null. */
export function backedText(answer: string, evidence: Evidence): string | null {
  const text = quoteNames(answer.trim().replace(/\s+/g, " "), evidence.names);
  return checkAnswer(text, evidence) === null ? text : null;
}

const choice = z.object({ ask: z.enum(INTENTS), about: z.string().max(200).nullish() });

/** What the model takes a question for that rules decline; null for what is no choice of the list. */
async function chosenBy(question: string, before: Turn | null, { language }: Deps): Promise<Reading | null> {
  const outcome = await language.complete({
    instructions: CHOICE_INSTRUCTIONS,
    text: chooseText(question, before?.subject ?? null),
  });
  if (!outcome.ok) return null;
  const chosen = readChoice(outcome.text);
  if (!chosen) return null;
  const about = chosen.about?.trim() ?? "";
  // It names what the question is about in the question's own words: nothing else is looked up.
  const isAsked =
    about !== "" && `${question} ${before?.subject ?? ""}`.toLowerCase().includes(about.toLowerCase());
  return {
    intent: chosen.ask,
    subject: isAsked ? about : (before?.subject ?? null),
    ...{ other: null, extreme: extremeOf(question), kind: null, comparesKinds: false },
    ...{ isFollowUp: before !== null, item: null },
  };
}

/** A choice as JSON, whatever stands around it; null where there is none. */
export function readChoice(answer: string): z.infer<typeof choice> | null {
  const from = answer.indexOf("{");
  const to = answer.indexOf("}", from);
  if (from < 0 || to < 0) return null;
  try {
    return choice.safeParse(JSON.parse(answer.slice(from, to + 1))).data ?? null;
  } catch {
    return null;
  }
}
