// npm run spec -- --spec FILE: which tests show which sentence of the spec, by the quotes above them, and which
// sentences none does. The file is the spec in Markdown; GREENLIGHT_SPEC names it, too.
import { globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { command } from "./run.ts";
import { cover } from "./spec/coverage.ts";
import { NOT_BUILT, type NotBuilt } from "./spec/not-built.ts";
import { type Quote, quotesIn } from "./spec/quotes.ts";
import { sectionReport, summary } from "./spec/report.ts";
import { blocksOf } from "./spec/sentences.ts";

const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const TESTS = "{app,workers,commands,tests}/**/*.{test,spec}.{ts,tsx}";

await command(async () => {
  const { values } = parseArgs({ options: { spec: { type: "string" } } });
  const file = values.spec ?? process.env.GREENLIGHT_SPEC;
  if (!file) throw new Error("Which spec? npm run spec -- --spec FILE, or GREENLIGHT_SPEC=FILE (Markdown)");
  const blocks = blocksOf(readFileSync(file, "utf8"));
  if (!blocks.some(isReported))
    throw new Error(`${file} has no sections ${SECTIONS.join(", ")}: "## 4. Title"`);
  const quotes = globSync(TESTS)
    .toSorted()
    .flatMap((path) => quotesIn(readFileSync(path, "utf8"), path));
  const { sentences, strays, vague } = cover(blocks, quotes, NOT_BUILT);
  const reported = sentences.filter(isReported);
  for (const section of SECTIONS) {
    const ofSection = reported.filter((sentence) => sentence.section === section);
    console.log(`\n${sectionReport(section, ofSection)}`);
  }
  console.log(`\nIn all: ${summary(reported)}.`);
  const faults = [
    ...strays.map((part) => `${placeOf(part)}: section ${part.section} has no "${part.text}"`),
    ...vague.map(
      (part) => `${placeOf(part)}: "${part.text}" stands in section ${part.section} more than once`,
    ),
  ];
  if (faults.length > 0) throw new Error(`Not what the spec says:\n${faults.join("\n")}`);
});

function isReported({ section }: { section: number }): boolean {
  return SECTIONS.includes(section);
}

function placeOf(part: Quote | NotBuilt): string {
  return "file" in part ? `${part.file}:${part.line}` : "commands/spec/not-built.ts";
}
