// npm run spec -- --spec FILE: which tests show which sentence of the spec, by the quotes above them, and which
// sentences none does. The file is the spec in Markdown; GREENLIGHT_SPEC names it, too.
import { globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { command } from "./run.ts";
import { cover } from "./spec/coverage.ts";
import { NOT_BUILT } from "./spec/not-built.ts";
import { quotesIn } from "./spec/quotes.ts";
import { sectionReport, summary } from "./spec/report.ts";
import { blocksOf } from "./spec/sentences.ts";

/** Those that say what can be seen and tested. */
const SECTIONS = [2, 4, 5, 8, 9];
const TESTS = "{app,workers,commands,tests}/**/*.{test,spec}.{ts,tsx}";

await command(async () => {
  const { values } = parseArgs({ options: { spec: { type: "string" } } });
  const file = values.spec ?? process.env.GREENLIGHT_SPEC;
  if (!file) throw new Error("Which spec? npm run spec -- --spec FILE, or GREENLIGHT_SPEC=FILE (Markdown)");
  const blocks = blocksOf(readFileSync(file, "utf8"), SECTIONS);
  if (blocks.length === 0) throw new Error(`${file} has no sections ${SECTIONS.join(", ")}: "## 4. Title"`);
  const quotes = globSync(TESTS)
    .toSorted()
    .flatMap((path) => quotesIn(readFileSync(path, "utf8"), path));
  const { sentences, strayQuotes, strayDecisions } = cover(blocks, quotes, NOT_BUILT);
  for (const section of SECTIONS) {
    const ofSection = sentences.filter((sentence) => sentence.section === section);
    console.log(`\n${sectionReport(section, ofSection)}`);
  }
  console.log(`\nIn all: ${summary(sentences)}.`);
  const strays = [
    ...strayQuotes.map(
      ({ file, line, section, text }) => `${file}:${line}: section ${section} has no "${text}"`,
    ),
    ...strayDecisions.map(
      ({ section, start }) => `commands/spec/not-built.ts: section ${section} has no "${start}"`,
    ),
  ];
  if (strays.length > 0) throw new Error(`Not in the spec:\n${strays.join("\n")}`);
});
