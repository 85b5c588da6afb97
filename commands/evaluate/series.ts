import {
  type ChannelSeries,
  findSeries,
  findStop,
  PAYS,
  recentMultipleOf,
  STOPS,
} from "../../app/engines/series/find.ts";
import { median } from "../../app/statistics/quantiles.ts";
import { wilson } from "../../app/statistics/wilson.ts";
import { intervalOf } from "../measures/interval.ts";
import { readMeasuredHistories } from "../measures/measured-histories.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";

/** A series pays by its last three episodes; that it stopped needs five. */
const FIRST_PLACE = 3;
/** Long series would outweigh all others. */
const MAX_PLACES = 50;
/** The episodes whose share of the first is printed. */
const EPISODES = [2, 3, 5, 10];

/** The verdict on a series after one of its episodes, and whether the next one reached the channel's usual. */
interface Place {
  verdict: "stopped" | "pays" | "neither";
  nextBeat: boolean;
}

/**
 * Finds the series in whole upload histories, says what later episodes got of the first, and holds each verdict on a
 * series against its next episode. Throws if no series is found.
 */
export function evaluateSeries(...files: string[]): Evaluated {
  const histories = readMeasuredHistories(...files);
  const byChannel = histories.map(({ uploads }) => findSeries(uploads)).filter(({ length }) => length > 0);
  const all = byChannel.flat();
  if (all.length === 0) throw new Error("no series is found");
  const places = all.flatMap(placesOf);
  const uploads = all.reduce((total, { episodes }) => total + episodes.length, 0);
  const seconds = byChannel.map((series) => series.flatMap((one) => shareOfFirst(one, 2) ?? []));
  const second = median(seconds.flat()) ?? Number.NaN;
  const stopped = places.filter(({ verdict }) => verdict === "stopped").map(({ nextBeat }) => !nextBeat);
  const pays = places.filter(({ verdict }) => verdict === "pays").map(({ nextBeat }) => nextBeat);
  const base = places.filter(({ nextBeat }) => nextBeat).length / places.length;
  return {
    text: [
      `${all.length} series of ${byChannel.length} channels (of ${histories.length}), ${uploads} uploads`,
      "",
      table(
        ["episode", "series", "views of the first, median", "below the first"],
        EPISODES.map((episode) => {
          const shares = all.flatMap((one) => shareOfFirst(one, episode) ?? []);
          const below = shares.filter((share) => share < 1).length;
          return [
            String(episode),
            String(shares.length),
            (median(shares) ?? 0).toFixed(2),
            percent(below / shares.length),
          ];
        }),
      ),
      "",
      table(
        ["after an episode", "places", "next under the usual", "95 %"],
        (["stopped", "pays", "neither"] as const).map((verdict) => {
          const own = places.filter((place) => place.verdict === verdict);
          const under = own.filter(({ nextBeat }) => !nextBeat).length;
          const ends = wilson(under, own.length).map((end) => (end * 100).toFixed(1));
          return [verdict, String(own.length), percent(under / own.length), ends.join(" to ")];
        }),
      ),
      `(Views adjusted for age; the usual is the median of the 20 uploads before. Of all ${places.length} next episodes ${percent(1 - base)} were under it.)`,
    ].join("\n"),
    held: `${all.length} series of ${byChannel.length} channels`,
    figure: `part 2 gets ${second.toFixed(2)} of part 1`,
    failures: [],
    accuracy: [
      {
        engine: "series",
        set: "public channels",
        measure: "part 2 of part 1",
        items: seconds.flat().length,
        shipped: second,
        interval: intervalOf(seconds, (shares) => median(shares) ?? Number.NaN),
        references: [],
      },
      held("stopped: next under usual", stopped, 1 - base),
      held("pays: next above usual", pays, base),
    ],
  };
}

/** An episode's views over the first's, where the series has both by those numbers. */
function shareOfFirst({ episodes }: ChannelSeries, number: number): number | null {
  const [first] = episodes;
  if (first?.episode !== 1 || (first.season ?? 1) !== 1) return null;
  const own = episodes.find(({ season, episode }) => season === first.season && episode === number);
  return own?.ofFirst ?? null;
}

function placesOf({ episodes }: ChannelSeries): Place[] {
  const known = episodes.filter(({ multiple }) => multiple !== null);
  return known
    .slice(FIRST_PLACE)
    .flatMap((next, at): Place[] => {
      const before = known.slice(0, FIRST_PLACE + at);
      const stop = findStop(before);
      const recentMultiple = recentMultipleOf(before) ?? 1;
      const verdict =
        stop && stop.multiple <= STOPS ? "stopped" : recentMultiple >= PAYS ? "pays" : "neither";
      return [{ verdict, nextBeat: (next.multiple ?? 0) >= 1 }];
    })
    .slice(-MAX_PLACES);
}

function held(measure: string, right: boolean[], reference: number): Accuracy {
  const count = right.filter(Boolean).length;
  return {
    engine: "series",
    set: "public channels",
    measure,
    items: right.length,
    shipped: count / right.length,
    interval: wilson(count, right.length),
    references: [{ name: "all next episodes", value: reference }],
  };
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
