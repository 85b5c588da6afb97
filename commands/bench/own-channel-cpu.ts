import "../product-modules.ts";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { UNMEASURED } from "../../app/model/upload.ts";
import { pick, seeded } from "../../app/numbers/chance.ts";
import { DAY_MS } from "../../app/numbers/days.ts";
import { median } from "../../app/statistics/quantiles.ts";

/** Milliseconds of CPU of what is asked first of a channel of 2,000 uploads: the median of some rounds. */
export interface OwnChannelCpu {
  name: string;
  cpu: number;
}

const UPLOADS = 2000;
const CHANNELS = 12;
/** The first rounds run code that is not compiled yet. */
const WARMING = 2;
const ROUNDS = 9;
const NOW = new Date("2026-11-20T12:00:00Z");

/** Words as channels use them: a few in most titles, most in one or two. */
const WORDS = 3000;
const ENDS = ["", "er", "ing", "s", "ed", "ion", "a"];
const CONNECTING = ["the", "of", "in", "with", "for", "and", "to", "is", "my", "how"];

/**
 * What the first light of a channel costs, and its first forecast, each with what was worked out when the channel was read
 * (its past with its back-test) as text, which is parsed, too; the uploads are read before. Channels are made up by chance:
 * no title of anybody.
 */
export async function measureOwnChannel(): Promise<OwnChannelCpu[]> {
  const { keepPasts, offerPasts } = await import("../../app/engines/ideas/read-past.ts");
  const { judgeLight } = await import("../../app/engines/light/judge.ts");
  const { forecastNext } = await import("../../app/engines/forecast/forecast.ts");
  const collect = garbageCollector();
  const random = seeded("own channel");
  const channels = Array.from({ length: CHANNELS }, () => {
    const words = Array.from({ length: WORDS }, () => wordOf(random));
    const uploads = uploadsOf(words, random);
    return { words, uploads: JSON.stringify(uploads), kept: JSON.stringify(keepPasts(uploads, NOW)) };
  });

  const light = (uploads: Made[], idea: string) =>
    judgeLight({
      ...{ idea, now: NOW, field: null, interest: null },
      channel: { ...CHANNEL, uploads },
    });
  const forecast = (uploads: Made[], title: string) => forecastNext(uploads, title, NOW);

  function costOf(ask: typeof light | typeof forecast, length: number): number {
    const rounds = Array.from({ length: WARMING + ROUNDS }, () => {
      let used = 0;
      for (const { words, uploads, kept } of channels) {
        const title = titleOf(words, random, length);
        const read: Made[] = JSON.parse(uploads);
        collect();
        const before = threadCpu();
        offerPasts(JSON.parse(kept));
        ask(read, title);
        used += threadCpu() - before;
      }
      return used / CHANNELS;
    });
    return median(rounds.slice(WARMING)) ?? Number.NaN;
  }

  return [
    { name: `a first light on ${UPLOADS} uploads`, cpu: costOf(light, 3) },
    { name: `a first forecast on ${UPLOADS} uploads`, cpu: costOf(forecast, 8) },
  ];
}

/** Collects what was left before: else each answer pays for the uploads that were parsed ahead of it. */
function garbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  const collect: (of: { type: "minor" }) => void = runInNewContext("gc");
  return () => collect({ type: "minor" });
}

/** Milliseconds of CPU of this thread: what compiles or collects garbage beside it does not count. */
function threadCpu(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

type Made = ReturnType<typeof uploadsOf>[number];

const CHANNEL = {
  ...{ name: "Made up", handle: null, id: null, isSample: false, subscribers: 30_000, currency: null },
  ...{ sources: [], reading: null, daily: [] },
};

function uploadsOf(words: readonly string[], random: () => number) {
  return Array.from({ length: UPLOADS }, (_, at) => ({
    ...{ ...UNMEASURED, durationSeconds: 600, isLive: false, countedAt: NOW.toISOString() },
    title: titleOf(words, random, 5 + Math.floor(random() * 6)),
    publishedAt: new Date(NOW.getTime() - (at + 1) * DAY_MS).toISOString(),
    views: Math.round(1000 * 10 ** (2 * random())),
  }));
}

/** So many words, some of them connecting ones; one title in four is of a series or format. */
function titleOf(words: readonly string[], random: () => number, length: number): string {
  const title = Array.from({ length }, () =>
    random() < 0.35 ? pick(random, CONNECTING) : (words[Math.floor(WORDS * random() ** 3)] ?? ""),
  ).join(" ");
  return random() < 0.25 ? `${title} | ${words[Math.floor(random() * 8)]} ${words[8]}` : title;
}

function wordOf(random: () => number): string {
  const syllable = () => pick(random, [..."bcdfghklmnprstvw"]) + pick(random, [..."aeiou"]);
  return `${syllable()}${syllable()}${random() < 0.6 ? syllable() : ""}${pick(random, ENDS)}`;
}
