import { type TitleChange, writeAlternatives } from "../../app/engines/title-writing/index.ts";
import { readLanguage } from "../../app/engines/titles/index.ts";
import { pickSome, seeded } from "../../app/numbers/chance.ts";
import { readHistories } from "../measures/channel-histories.ts";
import { intervalOf } from "../measures/interval.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";

/** So many titles of each channel, so that a channel of thousands counts as much as another. */
const EACH = 20;
const EXAMPLES = 40;
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
/** What a question loses where it turns into its statement, and a list before its number. */
const LITTLE = new Set(
  "how do does can should would i you we the these are here in with on using for about of to top".split(" "),
);

/**
 * Measures which share of real titles, those in English, get an alternative. Fails, by name, on each that lacks a
 * word of it that no change names.
 */
export function evaluateAlternatives(...texts: string[]): Evaluated {
  const channels = readHistories(...texts)
    .map(({ channel, uploads }) => ({
      channel,
      titles: pickSome(seeded(channel), [...new Set(uploads.map(({ upload }) => upload.title))], EACH)
        .filter((title) => readLanguage(title).isEnglish)
        .map((title) => ({ title, ...writeAlternatives(title) })),
    }))
    .filter(({ titles }) => titles.length > 0);
  const all = channels.flatMap(({ titles }) => titles);
  if (all.length === 0) throw new Error("no title in English");
  const shareOf = (holds: (one: (typeof all)[number]) => boolean) => (titles: typeof all) =>
    titles.filter(holds).length / titles.length;
  const share = shareOf(({ written }) => written.length > 0);
  const row = (measure: string, of: typeof share, target?: string): Accuracy => ({
    engine: "title-writing",
    set: "channel titles",
    measure,
    items: all.length,
    shipped: of(all),
    interval: intervalOf(
      channels.map(({ titles }) => titles),
      of,
    ),
    references: [],
    ...(target && { target }),
  });
  const examples = pickSome(
    seeded("examples"),
    all.filter(({ written }) => written.length > 0),
    EXAMPLES,
  );
  const count = all.reduce((sum, { written }) => sum + written.length, 0);
  return {
    text: [
      `${all.length} titles of ${channels.length} channels, ${(count / all.length).toFixed(1)} alternatives each. Some of them:`,
      "",
      table(
        ["title", "first alternative"],
        examples.map(({ title, written }) => [title, written[0]?.title ?? ""]),
        [0, 1],
      ),
    ].join("\n"),
    held: `${all.length} titles`,
    figure: `${(100 * share(all)).toFixed(0)} % with an alternative`,
    failures: all.flatMap(({ title, written }) =>
      written.flatMap((one) => {
        const lost = lostWords(title, one);
        return [...(lost.length > 0 ? [`“${one.title}” lost ${lost.join(", ")} of “${title}”`] : [])];
      }),
    ),
    accuracy: [
      row("titles with an alternative", share, "≥ .50"),
      row(
        "titles with an alternative or a tidied title",
        shareOf(({ written, note }) => written.length > 0 || note?.kind === "just-tidy"),
      ),
    ],
  };
}

/** The words of a title that are neither in an alternative nor in what its changes name. */
export function lostWords(
  title: string,
  { title: alternative, changes }: { title: string; changes: TitleChange[] },
): string[] {
  const words = (text: string) => text.toLowerCase().match(WORD) ?? [];
  const named = changes.flatMap((change) => change.words).join(" ");
  const kept = new Set([...words(alternative), ...words(named), ...LITTLE]);
  const inDigits = changes.some(({ kind }) => kind === "digits");
  return words(title).filter((word) => !kept.has(word) && !(inDigits && NUMBERS.has(word)));
}

const NUMBERS = new Set("two three four five six seven eight nine ten eleven twelve".split(" "));
