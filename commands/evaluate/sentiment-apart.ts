import { readFeeling } from "../../app/engines/sentiment/feeling.ts";
import type { FeelingRow } from "../learn/feeling-rows.ts";
import { table } from "../table.ts";
import { IN_OTHER_LANGUAGES, NOT_IN_OTHER_LANGUAGES } from "./sentiment-languages.ts";

/** What is not scored: other languages found and missed, and what of the English sets is wrongly set apart. */
export function apartReport(rows: FeelingRow[]): string {
  const foreign = IN_OTHER_LANGUAGES.trim()
    .split("\n")
    .flatMap((line) => line.slice("es: ".length).split(" | "));
  const found = foreign.filter(isForeign).length;
  const wrong = NOT_IN_OTHER_LANGUAGES.filter(isForeign).length;
  const languages = new Set(
    IN_OTHER_LANGUAGES.trim()
      .split("\n")
      .map((line) => line.slice(0, 2)),
  ).size;
  return [
    `Comments made up in ${languages} other languages: ${found} of ${foreign.length} found; of ${NOT_IN_OTHER_LANGUAGES.length} that only look like it, ${wrong} set apart. Precision ${(found / (found + wrong)).toFixed(3)}, recall ${(found / foreign.length).toFixed(3)}.`,
    table(["rows", "all", "scored", "other language", "spam", "nothing"], kindsOf(rows)),
  ].join("\n\n");
}

function isForeign(text: string): boolean {
  return readFeeling(text).kind === "other-language";
}

function kindsOf(rows: FeelingRow[]): string[][] {
  const named = Map.groupBy(rows, ({ set, status }) =>
    status === undefined ? set : `${set}, ${status.replaceAll("_", " ")}`,
  );
  return [...named].map(([name, those]) => {
    const kinds = those.map(({ text }) => readFeeling(text).kind);
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
