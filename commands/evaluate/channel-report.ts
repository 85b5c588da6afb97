import { compareGroups } from "../../app/engines/channel-report/compare-groups.ts";
import {
  type AgedUpload,
  type AgedUploads,
  ageUploads,
  usualBefore,
} from "../../app/engines/channel-report/equal-age.ts";
import { compareLevel } from "../../app/engines/channel-report/level.ts";
import { compareNewest, compareRun } from "../../app/engines/channel-report/newest.ts";
import { type FormatOf, type Timing, whenToUpload } from "../../app/engines/channel-report/timing.ts";
import { formatsOf } from "../../app/engines/series/index.ts";
import { seeded, wholeBetween } from "../../app/numbers/chance.ts";
import { wilson } from "../../app/statistics/quantiles.ts";
import { medianShift } from "../../app/statistics/rank-tests.ts";
import { readMeasuredHistories } from "../measures/measured-histories.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";

/** A claim is made after every tenth upload and held against the ten that follow. */
const STEP = 10;
/** With fewer uploads before it there is neither a run nor an upload to compare it with. */
const FIRST_PLACE = 30;
/** Long histories would outweigh all others. */
const MAX_PLACES = 50;
/** Draws without any effect of the time of upload, for each channel and kind. */
const DRAWS = 10;

/**
 * Holds the channel report's claims against what came next on whole upload histories, and the time of upload against
 * data in which it cannot matter. Throws if no history can be read.
 */
export function evaluateChannelReport(...files: string[]): Evaluated {
  const histories = readMeasuredHistories(...files);
  const aged = histories
    .flatMap(({ channel, uploads }) => {
      const { long, short } = ageUploads(uploads);
      const formatOf = formatsOf(uploads, channel);
      return [long, short].map((one) => ({ ...one, formatOf }));
    })
    .filter(({ settled }) => settled.length >= FIRST_PLACE + STEP);
  if (aged.length === 0) throw new Error("no channel has enough uploads");
  const claims = [
    { name: "last ten against the 20 before", ...holdClaims(aged, claimOfRun) },
    { name: "level against a year ago", ...holdClaims(aged, claimOfLevel) },
  ];
  const outliers = holdOutliers(aged);
  const timing = {
    real: aged.map(({ settled, formatOf }) => whenToUpload(settled, "UTC", { formatOf })),
    shuffled: withoutEffect(aged, shuffled),
    turned: withoutEffect(aged, turned),
  };
  const halves = holdTiming(aged);
  const alarms = { shuffled: alarmsOf(timing.shuffled), turned: alarmsOf(timing.turned) };
  const real = alarmsOf(timing.real);
  const uploads = aged.reduce((total, { settled }) => total + settled.length, 0);
  return {
    text: [
      `${uploads} uploads of ${histories.length} channels in ${aged.length} histories (long videos and Shorts apart)`,
      "",
      table(
        ["claim", "places", "clear", "next ten on its side", "95 %", "unclear, on the leaning side"],
        claims.map(({ name, clear, unclear }) => [
          name,
          String(clear.length + unclear.length),
          `${clear.length}`,
          shareText(clear),
          intervalText(clear),
          shareText(unclear),
        ]),
      ),
      "",
      table(
        [
          "outliers among the last ten",
          "uploads",
          "named",
          "still named ten uploads later",
          "next five above usual",
        ],
        outliers.map(({ name, uploads: seen, kept, next }) => [
          name,
          String(seen),
          kept.length > 0 ? `${kept.length}` : "",
          kept.length > 0 ? shareText(kept) : "",
          shareText(next),
        ]),
      ),
      "",
      table(
        ["when to upload", "tested", "a time named", "share", "95 %"],
        [
          ["as they are", ...alarmRow(real)],
          [`views shuffled, ${DRAWS} draws each`, ...alarmRow(alarms.shuffled)],
          [`views turned against times, ${DRAWS} draws each`, ...alarmRow(alarms.turned)],
        ],
      ),
      `Named from the older half of a history: ${halves.length}; in the newer half on the same side: ${halves.filter(Boolean).length}.`,
      "(Turned: each view count goes to the upload so many places on, which keeps every drift of views and of schedule.)",
    ].join("\n"),
    held: `${uploads} uploads of ${histories.length} channels`,
    figure: `a time of upload named in ${shareText(real)} of histories, ${shareText(alarms.turned)} where it cannot matter`,
    failures: [],
    accuracy: [
      ...claims.map(({ name, clear }) => accuracy(name, "share of claims the next ten bear out", clear)),
      accuracy("when to upload", "false alarms, views turned", alarms.turned, "≤ .05"),
      accuracy("when to upload", "false alarms, views shuffled", alarms.shuffled, "≤ .05"),
    ],
  };
}

/** What is claimed after so many uploads: the direction it leans in, whether it is clear, and against what. */
interface Claim {
  up: boolean;
  clear: boolean;
  against: AgedUpload[];
}

function claimOfRun(settled: AgedUpload[]): Claim | null {
  const found = compareRun({ kind: "long", settled, young: [] }, []);
  return found && { up: found.times > 1, clear: found.clear !== null, against: found.against };
}

function claimOfLevel(settled: AgedUpload[]): Claim | null {
  const found = compareLevel(settled);
  if (found.kind !== "compared") return null;
  return { up: found.times > 1, clear: found.clear !== null, against: found.against };
}

/** For each place, whether the next ten lie on the side that was claimed, against the same uploads. */
function holdClaims(aged: AgedUploads[], claimOf: (settled: AgedUpload[]) => Claim | null) {
  const clear: boolean[] = [];
  const unclear: boolean[] = [];
  for (const { settled } of aged) {
    for (const place of placesOf(settled)) {
      const claim = claimOf(settled.slice(0, place));
      const next = claim && compareGroups(settled.slice(place, place + STEP), claim.against);
      if (claim && next) (claim.clear ? clear : unclear).push(next.times > 1 === claim.up);
    }
  }
  return { clear, unclear };
}

/** Outliers among the last ten, whether they are still named with ten more uploads, and what the next five did. */
function holdOutliers(aged: AgedUploads[]) {
  const rows = (["over", "under", null] as const).map((outlier) => ({
    outlier,
    name: outlier ?? "neither",
    uploads: 0,
    kept: [] as boolean[],
    next: [] as boolean[],
  }));
  for (const { kind, settled } of aged) {
    for (const place of placesOf(settled)) {
      const then = compareNewest({ kind, settled: settled.slice(0, place), young: [] }).slice(0, STEP);
      const later = compareNewest({ kind, settled: settled.slice(0, place + STEP), young: [] });
      for (const { upload, outlier } of then) {
        const row = rows.find((one) => one.outlier === outlier);
        const at = settled.findIndex((one) => one.upload === upload);
        const next = medianShift(
          settled.slice(at + 1, at + 6).map(({ logViews }) => logViews),
          usualBefore(settled, at).map(({ logViews }) => logViews),
        );
        if (!row || !next) continue;
        row.uploads += 1;
        row.next.push(next.shift > 0);
        if (outlier) row.kept.push(later.find((one) => one.upload === upload)?.outlier === outlier);
      }
    }
  }
  return rows;
}

/** After every tenth upload, with ten more to come: the newest fifty such places. */
function placesOf(settled: AgedUpload[]): number[] {
  const count = Math.floor((settled.length - STEP - FIRST_PLACE) / STEP) + 1;
  return Array.from({ length: count }, (_, at) => settled.length - STEP * (at + 1)).slice(0, MAX_PLACES);
}

/** One kind of a channel's uploads, and of which format each is. */
type History = Pick<AgedUploads, "settled"> & { formatOf: FormatOf };

/** When to upload on draws of each history whose views have nothing to do with the time of upload. */
function withoutEffect(
  histories: History[],
  draw: (logViews: number[], random: () => number) => number[],
): Timing[] {
  const random = seeded("without effect");
  return histories.flatMap(({ settled, formatOf }) =>
    Array.from({ length: DRAWS }, () => {
      const logViews = draw(
        settled.map((one) => one.logViews),
        random,
      );
      return whenToUpload(
        settled.map((one, at) => ({ ...one, logViews: logViews[at] ?? one.logViews })),
        "UTC",
        { formatOf },
      );
    }),
  );
}

function shuffled(values: number[], random: () => number): number[] {
  const keyed = values.map((value) => ({ value, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
}

/** Moved on by at least ten places, round the end. */
function turned(values: number[], random: () => number): number[] {
  const by = wholeBetween(random, STEP, values.length - STEP);
  return [...values.slice(by), ...values.slice(0, by)];
}

/** Of those with enough uploads, whether a time was named. */
function alarmsOf(timings: Timing[]): boolean[] {
  return timings
    .filter(({ kind }) => kind === "named" || kind === "no-difference")
    .map(({ kind }) => kind === "named");
}

/** Whether the time named from a history's older half lies on the same side of the others in its newer half. */
function holdTiming(histories: History[]): boolean[] {
  return histories.flatMap(({ settled, formatOf }) => {
    const middle = Math.floor(settled.length / 2);
    const found = whenToUpload(settled.slice(0, middle), "UTC", { formatOf });
    if (found.kind !== "named") return [];
    const { cell, best } = found;
    const after = whenToUpload(settled.slice(middle), "UTC", { formatOf });
    const own = after.cells.find(({ of, value }) => of === cell.of && value === cell.value);
    if (!own || own.times === null || own.uploads < 3) return [];
    return [own.times > 1 === best];
  });
}

const count = (held: boolean[]) => held.filter(Boolean).length;
const share = (held: boolean[]) => count(held) / held.length;
export const shareText = (held: boolean[]) => `${(share(held) * 100).toFixed(1)} %`;
export const intervalText = (held: boolean[]) =>
  wilson(count(held), held.length)
    .map((end) => (end * 100).toFixed(1))
    .join(" to ");
const alarmRow = (held: boolean[]) => [
  String(held.length),
  String(count(held)),
  shareText(held),
  intervalText(held),
];

function accuracy(set: string, measure: string, held: boolean[], target?: string): Accuracy {
  return {
    engine: "channel-report",
    set,
    measure,
    items: held.length,
    shipped: share(held),
    interval: wilson(count(held), held.length),
    references: [],
    target,
  };
}
