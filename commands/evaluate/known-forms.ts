import { KNOWN_FORMS, type KnownFormName } from "../../app/engines/titles/known.ts";
import { mean } from "../../app/statistics/sums.ts";
import type { IdeaChannel } from "../learn/ideas-channels.ts";
import { table } from "../table.ts";

/** A channel counts if it used a form, and did without it, this many times. */
const LEAST_USES = 10;
const MOST = 0.7;
/** What a channel's titles end in is its own label from so many of them. */
const LEAST_REPEATED = 5;

/** As the rows of docs/evaluation/titles.md begin. */
export const FORM_NAMES: Record<KnownFormName, string> = {
  numberFirst: "Begins with a number",
  short: "Under 30 characters",
  hashtag: "Has a hashtag",
  live: "Says that it is a livestream",
  question: "Asks a question",
  long: "Over 60 characters",
  channelName: "Ends in a channel's name behind a bar",
  emoji: "Has an emoji",
};

/**
 * What forms of a title went together with, channel by channel: views beside the uploads around. Below the forms that a
 * title shows by itself stands one that takes the channel's other titles to tell.
 */
export function knownFormsTable(channels: IdeaChannel[]): string {
  const forms = Object.keys(KNOWN_FORMS) as KnownFormName[];
  return table(
    ["form", "channels", "views", "above 1", "standard errors"],
    [
      ...forms.map((form) =>
        withinChannels(FORM_NAMES[form], channels, (titles) => titles.map(KNOWN_FORMS[form].has)),
      ),
      withinChannels("Ends as the channel's titles do, behind a bar or dash", channels, findRepeatedTails),
    ],
  );
}

/** A row of a table: uploads that bear something beside the uploads around that do not, channel by channel. */
export function withinChannels(
  name: string,
  channels: IdeaChannel[],
  bearing: (titles: string[]) => boolean[],
): string[] {
  const effects = effectsWithin(channels, bearing);
  if (effects.length < 2) return [name, String(effects.length), "", "", ""];
  const middle = mean(effects);
  const deviation = Math.sqrt(mean(effects.map((own) => (own - middle) ** 2)));
  const above = effects.filter((own) => own > 0).length / effects.length;
  return [
    name,
    String(effects.length),
    `×${(10 ** middle).toFixed(2)}`,
    `${Math.round(100 * above)} %`,
    (middle / (deviation / Math.sqrt(effects.length - 1))).toFixed(1),
  ];
}

/** How far uploads that bear something lie above those that do not, in log10, of each channel that has enough of both. */
export function effectsWithin(channels: IdeaChannel[], bearing: (titles: string[]) => boolean[]): number[] {
  return channels.flatMap(({ uploads, residuals }) => {
    const bears = bearing(uploads.map(({ upload }) => upload.title));
    const side = (wanted: boolean) =>
      [...residuals].flatMap((own, at) =>
        bears[at] === wanted ? [Math.min(Math.max(own, -MOST), MOST)] : [],
      );
    const [having, lacking] = [side(true), side(false)];
    return Math.min(having.length, lacking.length) < LEAST_USES ? [] : [mean(having) - mean(lacking)];
  });
}

/** Which titles end, behind their last bar or dash, in words that at least five of them end in. */
export function findRepeatedTails(titles: string[]): boolean[] {
  const tails = titles.map((title) => {
    const [, ...pieces] = title.split(/[|｜¦•◆]| [-–—] /u);
    return (
      pieces
        .at(-1)
        ?.toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).join(" ");
  });
  const uses = Map.groupBy(tails, (tail) => tail);
  return tails.map((tail) => tail !== "" && (uses.get(tail)?.length ?? 0) >= LEAST_REPEATED);
}
