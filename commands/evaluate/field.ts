import { ageUploads, usualBefore } from "../../app/engines/channel-report/index.ts";
import { median } from "../../app/statistics/quantiles.ts";
import { chanceOfRanks, type Ranking, rankAmong } from "../../app/statistics/rank-tests.ts";
import { tellingWords } from "../../app/words/telling.ts";
import { hasUnspacedScript } from "../../app/words/words.ts";
import { readMeasuredHistories } from "../measures/measured-histories.ts";
import { table } from "../table.ts";
import { intervalText, shareText } from "./channel-report.ts";
import type { Evaluated } from "./evaluated.ts";
import { NICHES } from "./known-kinds.ts";

/** As many videos as a search answers. */
const FOUND = 50;
/** The newest of a channel: earlier ones came before most of the other channels' uploads. */
const JUDGED = 250;

/** An upload beside its channel's usual at the time, all at equal age. */
interface Placed {
  channel: string;
  day: number;
  words: string[];
  /** log10 of its multiple of the usual. */
  above: number;
  ranking: Ranking;
}

/** What a field showed of an upload before it was published, and whether it beat its own channel's usual. */
interface Judged {
  channels: number;
  beating: number;
  chance: number;
  beat: boolean;
}

/**
 * Whether what other channels of a niche got with an idea tells what a channel will get with it: each of its newest long
 * videos beside the 50 videos of the niche's other channels that came before it and share the rarest telling words.
 */
export function evaluateField(...files: string[]): Evaluated {
  const channels = readMeasuredHistories(...files).map(({ channel, uploads }) => ({
    channel,
    uploads: placedOf(channel, uploads),
  }));
  const judged = NICHES.flatMap(([, names]) => judgeNiche(channels.filter((one) => names.test(one.channel))));
  const beats = (some: Judged[]) => some.map(({ beat }) => beat);
  const groups: [string, Judged[]][] = [
    ["all uploads with a field", judged],
    ["half or more beat their usual, luck at most .1", judged.filter(isGood)],
    ["a quarter or fewer of four or more did", judged.filter(isBad)],
    ["all others", judged.filter((one) => !isGood(one) && !isBad(one))],
  ];
  return {
    text: table(
      ["what the field showed before", "uploads", "beat their usual", "95 %"],
      groups.map(([name, some]) => [
        name,
        String(some.length),
        shareText(beats(some)),
        intervalText(beats(some)),
      ]),
    ),
    held: `${judged.length} uploads`,
    figure: `${shareText(beats(judged.filter(isGood)))} beat their usual where the field did, ${shareText(beats(judged.filter(isBad)))} where it did not`,
    failures: [],
    accuracy: [],
  };
}

/** What was a green of the field, and a red, as long as it had colors. */
function isGood({ channels, beating, chance }: Judged): boolean {
  return beating >= 2 && beating / channels >= 0.5 && chance <= 0.1;
}

function isBad({ channels, beating }: Judged): boolean {
  return channels >= 4 && beating / channels <= 0.25;
}

function placedOf(channel: string, uploads: Parameters<typeof ageUploads>[0]): Placed[] {
  const { settled } = ageUploads(uploads).long;
  return settled.flatMap(({ upload: { title }, day, logViews }, at) => {
    const before = usualBefore(settled, at).map((one) => one.logViews);
    const usual = median(before);
    // Every text shares a word with a title whose words nothing separates.
    if (usual === null || hasUnspacedScript(title)) return [];
    const words = [...new Set(tellingWords(title))];
    return [{ channel, day, words, above: logViews - usual, ranking: rankAmong(logViews, before) }];
  });
}

function judgeNiche(channels: { uploads: Placed[] }[]): Judged[] {
  const all = channels.flatMap(({ uploads }) => uploads);
  const byWord = new Map<string, Placed[]>();
  for (const one of all) {
    for (const word of one.words) {
      const having = byWord.get(word);
      if (having) having.push(one);
      else byWord.set(word, [one]);
    }
  }
  return channels.flatMap(({ uploads }) =>
    uploads.slice(-JUDGED).flatMap((one) => {
      const near = new Map<Placed, number>();
      for (const word of one.words) {
        const having = byWord.get(word) ?? [];
        for (const other of having)
          if (other.channel !== one.channel && other.day < one.day)
            near.set(other, (near.get(other) ?? 0) + Math.log(all.length / having.length));
      }
      const found = [...near].toSorted(([, one], [, other]) => other - one).slice(0, FOUND);
      const attempts = [...Map.groupBy(found, ([{ channel }]) => channel).values()].map(middleOf);
      if (attempts.length < 2) return [];
      return [
        {
          channels: attempts.length,
          beating: attempts.filter(({ above }) => above > 0).length,
          chance: chanceOfRanks(attempts.map(({ ranking }) => ranking)),
          beat: one.above > 0,
        },
      ];
    }),
  );
}

/** A channel counts once, by the middle of its videos. */
function middleOf(own: [Placed, number][]): Pick<Placed, "above" | "ranking"> {
  const ranked = own.map(([one]) => one).toSorted((one, other) => one.above - other.above);
  const [middle] = ranked.slice((ranked.length - 1) >> 1);
  if (!middle) throw new Error("a channel without a video");
  return middle;
}
