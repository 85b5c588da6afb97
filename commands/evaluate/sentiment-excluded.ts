import { classifySentiment } from "../../app/engines/sentiment/classify.ts";
import type { SentimentRow } from "../learn/sentiment-rows.ts";
import { table } from "../table.ts";
import { IN_OTHER_LANGUAGES, NOT_IN_OTHER_LANGUAGES } from "./sentiment-languages.ts";

/** What is excluded: other languages found and missed, and English comments wrongly excluded. */
export function exclusionReport(rows: SentimentRow[]): string {
  const foreign = IN_OTHER_LANGUAGES.trim()
    .split("\n")
    .flatMap((line) => line.slice("es: ".length).split(" | "));
  const found = foreign.filter(isOtherLanguage).length;
  const wrong = NOT_IN_OTHER_LANGUAGES.filter(isOtherLanguage).length;
  const languages = new Set(
    IN_OTHER_LANGUAGES.trim()
      .split("\n")
      .map((line) => line.slice(0, 2)),
  ).size;
  return [
    `Comments made up in ${languages} other languages: ${found} of ${foreign.length} found; of ${NOT_IN_OTHER_LANGUAGES.length} that only look like it, ${wrong} excluded. Precision ${(found / (found + wrong)).toFixed(3)}, recall ${(found / foreign.length).toFixed(3)}.`,
    table(["rows", "all", "scored", "other language", "spam", "nothing"], countKinds(rows)),
  ].join("\n\n");
}

function isOtherLanguage(text: string): boolean {
  return classifySentiment(text).kind === "other-language";
}

function countKinds(rows: SentimentRow[]): string[][] {
  const named = Map.groupBy(rows, ({ set, status }) =>
    status === undefined ? set : `${set}, ${status.replaceAll("_", " ")}`,
  );
  return [...named].map(([name, those]) => {
    const kinds = those.map(({ text }) => classifySentiment(text).kind);
    const count = (kind: string) => {
      const times = kinds.filter((one) => one === kind).length;
      return `${times} (${((times / those.length) * 100).toFixed(1)} %)`;
    };
    return [
      name,
      String(those.length),
      count("scored"),
      count("other-language"),
      count("spam"),
      count("nothing"),
    ];
  });
}
