// npm run texts: how the product's texts read: how long its sentences are, and which phrases words want said otherwise.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { command, say } from "./run.ts";
import { table } from "./table.ts";
import { readSentences, showsTexts } from "./texts/sentences.ts";
import { MEDIAN_WORDS, MOST_WORDS, medianWords, phrasesIn, tooLong } from "./texts/style.ts";

await command(async () => {
  const paths = execFileSync("git", ["ls-files", "app"], { encoding: "utf8" }).trim().split("\n");
  const sentences = paths
    .filter((path) => showsTexts(path) && existsSync(path))
    .flatMap((path) =>
      readSentences(path, readFileSync(path, "utf8")).map((sentence) => ({ ...sentence, path })),
    );
  const counts = [20, 25, MOST_WORDS].map((most) => [
    `over ${most} words`,
    `${sentences.filter(({ words }) => words > most).length}`,
  ]);
  say("Sentences on screen");
  console.log(
    table(
      ["", "sentences"],
      [
        ["all", `${sentences.length}`],
        [`median words (at most ${MEDIAN_WORDS})`, `${medianWords(sentences)}`],
        ...counts,
      ],
    ),
  );
  say("The longest");
  const longest = sentences.toSorted((a, b) => b.words - a.words).slice(0, 12);
  for (const { words, path, line, text } of longest) console.log(`${words}  ${path}:${line}  ${text}`);
  say("Phrases to say otherwise");
  for (const { sentence, instead } of phrasesIn(sentences))
    console.log(`${sentence.path}:${sentence.line}  ${sentence.text}  → ${instead}`);
  if (tooLong(sentences).length > 0)
    throw new Error(`Sentences of more than ${MOST_WORDS} words: shorten them.`);
});
