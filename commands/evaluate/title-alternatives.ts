import { findHits, multipleAt, readUsable } from "../../app/engines/ideas/index.ts";
import { readStyle, type TitleChange, writeAlternatives } from "../../app/engines/title-writing/index.ts";
import { FRAME_SETTINGS, findFrames, readLanguage } from "../../app/engines/titles/index.ts";
import { HIT_FROM } from "../../app/functions/prompts.ts";
import { pickSome, seeded } from "../../app/numbers/chance.ts";
import { type ChannelHistory, readHistories } from "../measures/channel-histories.ts";
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

/** From so many uploads on, a channel's older three quarters stand for what a creator of the others has connected. */
const LEAST_UPLOADS = 40;
const OLDER = 0.75;

/** What a later title of a channel, in any language, gets beside its older uploads. */
interface Offered {
  alternative: boolean;
  tidied: boolean;
  frame: boolean;
  hit: boolean;
}

function offersOf({ channel, uploads }: ChannelHistory): Offered[] {
  const older = uploads.slice(0, Math.floor(uploads.length * OLDER));
  const { earlier } = readUsable(older, new Date(0));
  const style = readStyle(older.map(({ upload }) => upload.title));
  const titles = older.map(({ upload: { title } }, at) => ({ title, multiple: multipleAt(older, at) }));
  const frame = findFrames(titles, FRAME_SETTINGS).length > 0;
  const later = [...new Set(uploads.slice(older.length).map(({ upload }) => upload.title))];
  return pickSome(seeded(channel), later, EACH).map((title) => {
    const { written, note } = writeAlternatives(title, style);
    const hit = findHits(title, earlier, HIT_FROM).length > 0;
    return { alternative: written.length > 0, tidied: note?.kind === "just-tidy", frame, hit };
  });
}

/**
 * Measures which share of real titles, those in English, get an alternative, and which of a channel's later ones something
 * to go on. Fails, by name, on each that lacks a
 * word of it that no change names.
 */
export function evaluateAlternatives(...texts: string[]): Evaluated {
  const histories = readHistories(...texts);
  const channels = histories
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
  const offers = histories.filter(({ uploads }) => uploads.length >= LEAST_UPLOADS).map(offersOf);
  const offer = (measure: string, holds: (one: Offered) => boolean): Accuracy => {
    const of = (titles: Offered[]) => titles.filter(holds).length / titles.length;
    return {
      ...{ engine: "title-writing", set: "later titles of channels", measure, items: offers.flat().length },
      ...{ shipped: of(offers.flat()), interval: intervalOf(offers, of), references: [] },
    };
  };
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
      ...(offers.length === 0
        ? []
        : [
            offer("with an alternative", ({ alternative }) => alternative),
            offer("or a tidied title", ({ alternative, tidied }) => alternative || tidied),
            offer("or a frame to fill", ({ alternative, tidied, frame }) => alternative || tidied || frame),
            offer("or a hit like it", (one) => Object.values(one).some(Boolean)),
          ]),
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
