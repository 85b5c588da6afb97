import { chanceOfDifference, scoreTitle } from "../../app/engines/titles/score.ts";
import { LEARNED } from "../../app/engines/titles/weights.ts";
import { TABLE } from "../learn/titles.ts";
import { crossValidate } from "../learn/titles-cross-validation.ts";
import { type WordVectors, wordVectors } from "../learn/titles-vectors.ts";
import { reliabilityOf } from "../measures/titles-calibration.ts";
import {
  accuracyInterval,
  accuracyOf,
  checked,
  checkedByAll,
  clearPairs,
  predictedOf,
} from "../measures/titles-checked.ts";
import { groupsOf, type Pair, readPairs } from "../measures/titles-pairs.ts";
import { table } from "../table.ts";
import type { Evaluated } from "./evaluated.ts";
import { learnNgrams } from "./titles-ngrams.ts";

type Difference = (pair: Pair) => number;

/**
 * Holds the title score against tested headlines, beside the longer headline and a plain n-gram model. Throws where
 * the pairs cannot be read or none is clear.
 */
export async function evaluateTitles(text: string): Promise<Evaluated> {
  const pairs = readPairs(text);
  if (clearPairs(pairs).length === 0) throw new Error(`${pairs.length} pairs, none with a clear winner`);
  const vectors = await wordVectors(TABLE).catch((error: Error) => error);
  const logits = new Map<string, number>();
  const logitOf = (title: string) => {
    const logit = logits.get(title) ?? scoreTitle(title).logit;
    logits.set(title, logit);
    return logit;
  };
  const shipped: Difference = ({ a, b }) => logitOf(a) - logitOf(b);
  const longer: Difference = ({ a, b }) => a.length - b.length;
  if (vectors instanceof Error) return report(pairs, shipped, longer, vectors.message);
  return report(pairs, shipped, longer, crossed(pairs, vectors));
}

/** The engine and the n-gram model on the very same folds. */
function crossed(pairs: Pair[], vectors: WordVectors) {
  const { folds, differences } = crossValidate(pairs, vectors);
  const ngrams = folds.map((foldOf): Difference => {
    const models = new Map(
      [...new Set(pairs.map(foldOf))].map((fold) => [
        fold,
        learnNgrams(pairs.filter((pair) => foldOf(pair) !== fold)),
      ]),
    );
    return (pair) => models.get(foldOf(pair))?.(pair) ?? 0;
  });
  return { differences, ngrams };
}

function report(
  pairs: Pair[],
  shipped: Difference,
  longer: Difference,
  found: ReturnType<typeof crossed> | string,
): Evaluated {
  const groupOf = groupsOf(pairs);
  const sets = [
    { set: "upworthy, clear", pairs: clearPairs(pairs), target: "≥ .68" },
    { set: "upworthy, all pairs", pairs },
  ];
  const accuracy = sets.map(({ set, pairs, target }) => {
    const asIs = checked(pairs, shipped);
    const learned = typeof found === "string" ? undefined : checkedByAll(pairs, found.differences);
    const references = [{ name: "longer headline", value: accuracyOf(checked(pairs, longer)) }];
    if (typeof found !== "string") {
      references.push({ name: "hashed n-grams", value: accuracyOf(checkedByAll(pairs, found.ngrams)) });
    }
    return {
      engine: "titles",
      set,
      measure: "accuracy",
      items: pairs.length,
      shipped: accuracyOf(asIs),
      interval: accuracyInterval(learned ?? asIs, groupOf),
      ...(learned && { crossValidated: accuracyOf(learned) }),
      references,
      ...(target && { target }),
    };
  });
  const tests = new Set(pairs.map(({ test }) => test)).size;
  const reliability = (differences: Difference[]) =>
    table(
      ["chance given", "pairs", "mean", "came"],
      reliabilityOf(predictedOf(pairs, differences), LEARNED.slope).map(({ from, to, pairs, of, came }) => [
        `${percent(from)} to ${percent(to)}`,
        String(Math.round(pairs / differences.length)),
        percent(of),
        percent(came),
      ]),
    );
  const [clear] = accuracy;
  return {
    text: [
      `${pairs.length} pairs of ${tests} tests; ${clear?.items} tests with a clear winner`,
      "",
      typeof found === "string"
        ? `Not cross-validated: ${found}\n\nChances as they ship, on what may have been seen:\n\n${reliability([shipped])}`
        : `Chances, cross-validated, a vote a test:\n\n${reliability(found.differences)}`,
      `(A difference of 0.1 is a chance of ${percent(chanceOfDifference(0.1))}.)`,
    ].join("\n"),
    held: `${pairs.length} pairs`,
    figure: `${percent(clear?.crossValidated ?? clear?.shipped ?? 0)} of clear tests right${typeof found === "string" ? ", not cross-validated" : ""}`,
    failures: [],
    accuracy,
  };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
