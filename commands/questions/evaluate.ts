import { featuresOf, OUTCOMES, readWeights } from "../../app/engines/questions/features.ts";
import { foldWords } from "../../app/engines/questions/folded.ts";
import { readQuestion, type Turn } from "../../app/engines/questions/index.ts";
import { readWith } from "../../app/engines/questions/read.ts";
import type { Accuracy, Evaluated } from "../evaluate/evaluated.ts";
import { intervalOf } from "../measures/interval.ts";
import { table } from "../table.ts";
import { type LabelledQuestion, learnWeights, readLabelled } from "./learn.ts";

const FOLDS = 5;

type Read = (question: LabelledQuestion) => string;
interface Held {
  question: LabelledQuestion;
  shipped: string;
  crossValidated: string;
  byPhrases: string;
}

/**
 * How often Ask reads what creators ask, and declines what it cannot answer: cross-validated over the questions of people
 * who never saw the rules, each fold read by weights learned from the others and from those written to learn from.
 */
export function evaluateQuestions(text: string): Evaluated {
  const all = readLabelled(text);
  const creators = all.filter(({ set }) => set === "creators");
  if (creators.length === 0) throw new Error("no question of a creator");
  const foldOf = (question: LabelledQuestion) => creators.indexOf(question) % FOLDS;
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    readBy(learnWeights(all.filter((one) => one.set !== "creators" || foldOf(one) !== fold))),
  );
  const shipped = readBy();
  const held = creators.map(
    (question): Held => ({
      question,
      shipped: shipped(question),
      crossValidated: folds[foldOf(question)]?.(question) ?? "",
      byPhrases: mostPoints(question.question),
    }),
  );
  const answerable = held.filter(({ question }) => question.outcome !== "decline");
  const rest = held.filter(({ question }) => question.outcome === "decline");
  const wrong = held.filter(({ question, crossValidated }) => crossValidated !== question.outcome);
  const rows = [
    accuracyOf("questions to the right function", answerable, "≥ .85"),
    accuracyOf("declined, of what it cannot answer", rest, "≥ .90"),
  ];
  return {
    text: `Read wrongly by weights that never saw them:\n\n${table(
      ["asked", "read", "question"],
      wrong.map(({ question, crossValidated }) => [question.outcome, crossValidated, question.question]),
      [0, 1, 2],
    )}`,
    held: `${held.length} questions`,
    figure: rows
      .map(({ measure, crossValidated = 0 }) => `${(100 * crossValidated).toFixed(0)} % ${measure}`)
      .join(", "),
    failures: [],
    accuracy: rows,
  };
}

/** Reads by a table of weights, else by those that ship. */
function readBy(weights?: string): Read {
  const learned = weights === undefined ? undefined : readWeights(weights);
  const read = (text: string, before: Turn | null) =>
    learned ? readWith(text, before, learned) : readQuestion(text, before);
  return ({ before, question }) =>
    read(question, before === "" ? null : read(before, null))?.intent ?? "decline";
}

/** The outcome whose phrases have the most points: what rules without learned weights say. */
function mostPoints(question: string): string {
  const features = featuresOf(foldWords(question));
  const pointsOf = (outcome: string) => features.get(`s:${outcome}`) ?? 0;
  return OUTCOMES.toReversed().reduce((best, one) => (pointsOf(one) > pointsOf(best) ? one : best));
}

function accuracyOf(measure: string, held: Held[], target: string): Accuracy {
  const share = (is: (one: Held) => string) => (some: Held[]) =>
    some.filter((one) => is(one) === one.question.outcome).length / some.length;
  const crossValidated = share((one) => one.crossValidated);
  return {
    ...{ engine: "questions", set: "creators", measure, items: held.length, target },
    shipped: share((one) => one.shipped)(held),
    crossValidated: crossValidated(held),
    interval: intervalOf(
      held.map((one) => [one]),
      crossValidated,
    ),
    references: [{ name: "phrases alone", value: share((one) => one.byPhrases)(held) }],
  };
}

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
