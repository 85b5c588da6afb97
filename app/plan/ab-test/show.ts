import { rankedFirst, type TestTally, tallyTests, winnerAt } from "../../functions/plan/ab-test";
import { type AbTest, type TestVariant, VARIANT_PLACES } from "../../model/ab-test";
import { type Card, cardName } from "../../model/card";
import { relativeAge } from "../../numbers/days";
import type { OutcomeRow } from "../../services/plan";
import { TEST_TEXTS } from "../messages";

/** What the form of a card's test is filled with. */
export interface CardTestShown {
  /** "“Rye in a day” won" */
  result: string;
  isNoted: boolean;
  /** Which title was ranked first, by what; "" where none was. */
  ranked: string;
  texts: Record<string, string>;
}

/** The test of a card whose video is out; null before that. */
export function showCardTest(card: Card, now: Date): CardTestShown | null {
  const { abTest, state, video } = card;
  if (!abTest) {
    if (state !== "published" && !video) return null;
    const texts = { of: "titles", outcome: "running", "first-title": cardName(card) };
    return { result: TEST_TEXTS.none, isNoted: false, ranked: "", texts };
  }
  const first = abTest.variants[rankedFirst(abTest) ?? -1];
  const by = abTest.ranking?.by === "channel" ? "by your uploads from before it" : "by wording alone";
  return {
    result: resultText(abTest),
    isNoted: true,
    ranked: first ? `We ranked “${first.title}” first, ${by}, ${relativeAge(abTest.at, now)}.` : "",
    texts: {
      of: abTest.of,
      outcome: abTest.outcome,
      ...Object.fromEntries(
        abTest.variants.flatMap(({ title, thumbnail, share }, at) => [
          [`${VARIANT_PLACES[at]}-title`, title],
          [`${VARIANT_PLACES[at]}-thumbnail`, thumbnail],
          [`${VARIANT_PLACES[at]}-share`, share === null ? "" : String(share)],
        ]),
      ),
    },
  };
}

const nameOf = ({ title, thumbnail }: TestVariant) => [title, thumbnail].filter(Boolean).join(" + ");

function resultText({ outcome, variants }: AbTest): string {
  const winner = variants[winnerAt(outcome) ?? -1];
  if (winner) return `“${nameOf(winner)}” won`;
  return outcome === "running" ? TEST_TEXTS.running : TEST_TEXTS.same;
}

const shareText = ({ share }: TestVariant) => (share === null ? "" : `${share}%`);

/** A test as one line of a file: "Titles: Rye in a day, 54.1%, won; Rye bread, 45.9%". */
export function testLine(test: AbTest): string {
  const won = winnerAt(test.outcome);
  const variants = test.variants.map((variant, at) =>
    [nameOf(variant), shareText(variant), at === won && "won"].filter(Boolean).join(", "),
  );
  const result = won === null ? [resultText(test).toLowerCase()] : [];
  return `${TEST_TEXTS.of[test.of]}: ${[...variants, ...result].join("; ")}`;
}

/** The tests of a plan, and how right we were about those of titles. */
export interface TestsShown {
  finding: string;
  tests: {
    id: string;
    name: string;
    of: string;
    result: string;
    /** `share`: "54.1%", `rank`: "1st"; "" where not known. */
    variants: { name: string; share: string; rank: string; won: boolean }[];
  }[];
}

/** Fewer ended tests of titles say nothing. */
const LEAST = 5;

/** Every test noted in a plan, in the order given; null without one. */
export function showTests(rows: readonly OutcomeRow[]): TestsShown | null {
  const noted = rows.flatMap((row) => (row.abTest ? [{ row, test: row.abTest }] : []));
  if (noted.length === 0) return null;
  return {
    finding: describeTally(tallyTests(noted.map(({ test }) => test))),
    tests: noted.map(({ row, test }) => ({
      id: row.id,
      name: cardName(row),
      of: TEST_TEXTS.of[test.of],
      result: resultText(test),
      variants: test.variants.map((variant, at) => ({
        name: nameOf(variant),
        share: shareText(variant),
        rank: rankText(test.ranking?.scores, at),
        won: at === winnerAt(test.outcome),
      })),
    })),
  };
}

function rankText(scores: readonly number[] | undefined, at: number): string {
  const own = scores?.[at];
  if (!scores || own === undefined) return "";
  return ["1st", "2nd", "3rd"][scores.filter((score) => score > own).length] ?? "";
}

function describeTally({ of, first, other, same, guessed }: TestTally): string {
  if (of < LEAST) return `Not enough data: ${of} of ${LEAST} ended tests of titles.`;
  const won = `In ${of} tests of titles, the one we ranked first won ${first}, another ${other}.`;
  return [
    won,
    same > 0 && `${same} showed no clear difference.`,
    first + other > 0 && `Guessing would have won about ${guessed.toFixed(1)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
