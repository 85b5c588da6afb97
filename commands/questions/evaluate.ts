import { OUTCOMES, questionFeatures } from "../../app/engines/questions/features.ts";
import type { Turn } from "../../app/engines/questions/index.ts";
import { readLearned } from "../../app/engines/questions/learned.ts";
import { readQuestion, readWith, wordsOf } from "../../app/engines/questions/reader.ts";
import type { Accuracy, Evaluated } from "../evaluate/evaluated.ts";
import { intervalOf } from "../measures/interval.ts";
import { table } from "../table.ts";
import { measureBacking } from "./backing.ts";
import { type LabelledQuestion, LEARNED_SETS, learnWeights, readLabelled, withPhrases } from "./learn.ts";

interface Held {
  question: LabelledQuestion;
  shipped: string;
  /** By weights that never saw its set; null where the shipped ones did not. */
  leftOut: string | null;
  byPhrases: string;
}

/**
 * How often Ask reads what creators ask, and declines what it cannot answer: each set of questions by weights learned from
 * all others, since a set is of its own authors. What weights never saw is read by those that ship.
 */
export function evaluateQuestions(text: string): Evaluated {
  const all = readLabelled(text);
  const sets = [...new Set(all.map(({ set }) => set))].filter((set) => set !== "written");
  if (sets.length === 0) throw new Error("no question of a creator");
  const held = sets.map((set) => ({ set, questions: heldOf(set, all) }));
  const wrong = held
    .filter(({ set }) => LEARNED_SETS.includes(set))
    .flatMap(({ questions }) => questions)
    .filter((one) => !isRight(one.question, one.leftOut));
  const rows = [...held.flatMap(({ set, questions }) => accuracyOf(set, questions)), ...backingRows()];
  return {
    text: `Read wrongly by weights that never saw them:\n\n${table(
      ["asked", "read", "question"],
      wrong.map(({ question, leftOut }) => [
        question.outcomes.join(" or "),
        leftOut ?? "",
        question.question,
      ]),
      [0, 1, 2],
    )}`,
    held: `${held.reduce((sum, { questions }) => sum + questions.length, 0)} questions`,
    figure: rows
      .map(({ set, measure, shipped, crossValidated = shipped }) => {
        const share = `${(100 * crossValidated).toFixed(0)} %`;
        return `${set}: ${share} ${measure}`;
      })
      .join(", "),
    failures: [],
    accuracy: rows,
  };
}

function heldOf(set: string, all: LabelledQuestion[]): Held[] {
  const questions = all.filter((one) => one.set === set);
  const isLearned = LEARNED_SETS.includes(set) && questions.some(({ before }) => before === "");
  const learned = isLearned
    ? readLearned(learnWeights(withPhrases(all.filter((one) => one.set !== set))))
    : null;
  return questions.map((question) => ({
    question,
    shipped: readAs(question, readQuestion),
    leftOut: learned && readAs(question, (text, before = null) => readWith(text, before, learned)),
    byPhrases: mostPoints(question.question),
  }));
}

function readAs(
  { before, question }: LabelledQuestion,
  read: (text: string, before?: Turn | null) => ReturnType<typeof readQuestion>,
): string {
  return read(question, before === "" ? null : read(before))?.intent ?? "decline";
}

const isRight = ({ outcomes }: LabelledQuestion, read: string | null) =>
  outcomes.some((outcome) => outcome === read);

/** The outcome whose phrases have the most points: what rules without learned weights say. */
function mostPoints(question: string): string {
  const features = questionFeatures(question, wordsOf(question), new Set());
  const pointsOf = (outcome: string) => features.get(`s:${outcome}`) ?? 0;
  return OUTCOMES.toReversed().reduce((best, one) => (pointsOf(one) > pointsOf(best) ? one : best));
}

function accuracyOf(set: string, held: Held[]): Accuracy[] {
  const isDecline = ({ question }: Held) => question.outcomes.includes("decline");
  const parts = [
    { measure: "to the right function", held: held.filter((one) => !isDecline(one)), target: "≥ .85" },
    { measure: "declined, of what it cannot answer", held: held.filter(isDecline), target: "≥ .90" },
  ];
  return parts
    .filter(({ held }) => held.length >= LEAST)
    .map(({ measure, held, target }) => {
      const share = (is: (one: Held) => string | null) => (some: Held[]) =>
        some.filter((one) => isRight(one.question, is(one))).length / some.length;
      const isLeftOut = held.every(({ leftOut }) => leftOut !== null);
      const told = share((one) => (isLeftOut ? one.leftOut : one.shipped));
      return {
        ...{ engine: "questions", set, measure, items: held.length, target },
        shipped: share((one) => one.shipped)(held),
        ...(isLeftOut && { crossValidated: told(held) }),
        interval: intervalOf(
          held.map((one) => [one]),
          told,
        ),
        references: [{ name: "phrases alone", value: share((one) => one.byPhrases)(held) }],
      };
    });
}

/** Of sentences that a language model might say over what functions told: lies that are held back, honest ones that are shown. */
function backingRows(): Accuracy[] {
  return measureBacking().map(({ measure, isLie, items, shown }) => {
    const share = (isLie ? items - shown : shown) / items;
    return {
      ...{ engine: "grounding", set: "said", measure, items, shipped: share, references: [] },
      interval: [share, share],
      ...(isLie && { target: "1" }),
    };
  });
}

/** A share of fewer questions says nothing. */
const LEAST = 10;

/** How much of what people ask an assistant on anything else is declined, by a file of CLINC's oos-eval. */
export function evaluateOutOfScope(text: string): Evaluated {
  const { oos_test: asked = [] } = JSON.parse(text) as { oos_test?: [string, string][] };
  if (asked.length === 0) throw new Error("no oos_test in the file");
  const read = asked.map(([question]) => ({ question, isDeclined: readQuestion(question) === null }));
  const shareOf = (some: typeof read) => some.filter(({ isDeclined }) => isDeclined).length / some.length;
  const share = shareOf(read);
  return {
    text: `Answered, and should not be:\n\n${read
      .filter(({ isDeclined }) => !isDeclined)
      .slice(0, 20)
      .map(({ question }) => question)
      .join("\n")}`,
    held: `${asked.length} questions`,
    figure: `${(100 * share).toFixed(1)} % declined`,
    failures: [],
    accuracy: [
      {
        ...{ engine: "questions", set: "CLINC", measure: "declined, of out-of-scope questions" },
        items: asked.length,
        shipped: share,
        interval: intervalOf(
          read.map((one) => [one]),
          shareOf,
        ),
        references: [],
        target: "≥ .90",
      },
    ],
  };
}
