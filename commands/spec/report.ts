import type { Covered } from "./coverage.ts";
import type { NotBuilt } from "./not-built.ts";
import type { Quote } from "./quotes.ts";

/** What one section of the spec says and which tests show it: shown, in part, not at all, built otherwise, not built. */
export function sectionReport(section: number, sentences: Covered[]): string {
  const kinds = sorted(sentences);
  return [
    `Section ${section}: ${summary(sentences)}`,
    ...group("Shown", kinds.shown, ({ quotes, notBuilt }) => [...quotes.map(where), ...notBuilt.map(why)]),
    ...group("Shown in part", kinds.inPart, ({ quotes, notBuilt, missing }) => [
      ...quotes.map(where),
      ...notBuilt.map(why),
      ...missing.map((part) => `no test shows: ${part}`),
    ]),
    ...group("Shown by none", kinds.none, () => []),
    ...group("Built otherwise", kinds.otherwise, ({ quotes, notBuilt }) => [
      ...notBuilt.map(({ reason }) => reason),
      ...quotes.map(where),
    ]),
    ...group("Not built", kinds.notBuilt, ({ notBuilt }) => notBuilt.map(({ reason }) => reason)),
  ].join("\n");
}

/** "12 of 20 sentences shown, 3 in part, 5 by none; 2 more are not built, 1 are built otherwise". */
export function summary(sentences: Covered[]): string {
  const { shown, inPart, none, otherwise, notBuilt } = sorted(sentences);
  const built = shown.length + inPart.length + none.length;
  const others = otherwise.length > 0 ? `, ${otherwise.length} are built otherwise` : "";
  return `${shown.length} of ${built} sentences shown, ${inPart.length} in part, ${none.length} by none; ${notBuilt.length} more are not built${others}`;
}

function sorted(sentences: Covered[]) {
  const isLeftOut = ({ quotes, notBuilt, missing }: Covered) =>
    notBuilt.length > 0 && quotes.length === 0 && missing.length === 0;
  const isOtherwise = ({ notBuilt }: Covered) => notBuilt.some(({ otherwise }) => otherwise);
  const built = sentences.filter((sentence) => !isLeftOut(sentence) && !isOtherwise(sentence));
  const isTouched = ({ quotes, notBuilt }: Covered) => quotes.length + notBuilt.length > 0;
  return {
    shown: built.filter(({ missing }) => missing.length === 0),
    inPart: built.filter((sentence) => sentence.missing.length > 0 && isTouched(sentence)),
    none: built.filter((sentence) => !isTouched(sentence)),
    otherwise: sentences.filter(isOtherwise),
    notBuilt: sentences.filter((sentence) => isLeftOut(sentence) && !isOtherwise(sentence)),
  };
}

function group(title: string, sentences: Covered[], notes: (sentence: Covered) => string[]): string[] {
  if (sentences.length === 0) return [];
  const lines = sentences.flatMap((sentence) => [
    `    ${sentence.text}`,
    ...[...new Set(notes(sentence))].map((note) => `        ${note}`),
  ]);
  return ["", `  ${title}`, ...lines];
}

function where({ file, line, test }: Quote): string {
  return `${file}:${line}${test ? ` ${test}` : ""}`;
}

function why({ text, reason }: NotBuilt): string {
  return `not built: ${text} (${reason})`;
}
