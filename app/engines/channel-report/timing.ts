import type { MeasuredUpload } from "../../model/upload";
import { seeded } from "../../numbers/chance";
import { median } from "../../statistics/quantiles";
import { meanRanks } from "../../statistics/rank-tests";
import { mean, sum } from "../../statistics/sums";
import { type AgedUpload, ownDeviations } from "./equal-age";
import { localTimes } from "./local-time";

/** Which format an upload is of: a stream, a compilation, a series by its key; "" for all others. */
export type FormatOf = (upload: MeasuredUpload) => string;

/** A weekday (0 is Sunday) or an hour (0 to 23) of the creator's time zone. */
export interface Cell {
  of: "weekday" | "hour";
  value: number;
  uploads: number;
  /** The median of its uploads over what the channel's uploads of their format get at that time; null without uploads. */
  times: number | null;
}

/** When to upload: a cell that stands out, or that none does, or why it cannot be told. */
export type Timing = { uploads: number; known: number; cells: Cell[] } & (
  | { kind: "named"; best: boolean; cell: Cell; others: number; chance: number }
  | { kind: "no-difference"; chance: number }
  | { kind: "one-time" }
  | { kind: "not-enough"; needs: number }
);

/** When a channel uploaded years ago says little of now. */
const TIMING_UPLOADS = 500;
const MIN_UPLOADS = 30;
/** A cell takes part with so many uploads in it, and as many outside it. */
const MIN_CELL = 6;
/** A format is compared with its own with so many uploads; those of smaller ones are compared with all others. */
const MIN_FORMAT = 6;

/** Uploads are exchanged with others of their time only, so that a change of level or of schedule is no finding. */
const BLOCK = 20;

const PERMUTATIONS = 999;

/**
 * The chance of naming a cell where no time differs. Neighbors in time are alike beyond what blocks take out: with .05
 * here, 6 % of real histories turned against their times had one named (docs/evaluation/channel-report.md).
 */
export const TIMING_CHANCE = 0.02;

const CELLS: Pick<Cell, "of" | "value">[] = [
  ...Array.from({ length: 7 }, (_, value) => ({ of: "weekday", value }) as const),
  ...Array.from({ length: 24 }, (_, value) => ({ of: "hour", value }) as const),
];

/** An upload with its rank among all by how far it lies above its neighbors, and the cells it is in. */
interface Timed {
  rank: number;
  times: number;
  cells: number[];
}

/** What may be told of a channel beside its uploads, and how sure a named cell is to be. */
interface TimingOptions {
  chance?: number;
  /** Without it all uploads are of one format. */
  formatOf?: FormatOf;
}

/**
 * Whether one weekday or hour did better or worse than the channel's other times, over its newest 500 uploads of a
 * kind: among all of them, and still within formats. Who streams on Tuesdays learns nothing of Tuesdays from streams
 * getting less.
 *
 * @throws RangeError for an unknown time zone
 */
export function whenToUpload(
  settled: AgedUpload[],
  timeZone: string,
  { chance = TIMING_CHANCE, formatOf }: TimingOptions = {},
): Timing {
  if (!formatOf) return judgeTimes(settled, timeZone, chance, () => "");
  const within = judgeTimes(settled, timeZone, chance, formatOf);
  if (within.kind !== "named") return within;
  const amongAll = judgeTimes(settled, timeZone, chance, () => "");
  if (amongAll.kind === "named" && isSameCell(within, amongAll)) return within;
  const { uploads, known, cells } = within;
  return {
    uploads,
    known,
    cells,
    kind: "no-difference",
    chance: amongAll.kind === "no-difference" ? amongAll.chance : 1,
  };
}

type Named = Extract<Timing, { kind: "named" }>;

function isSameCell(one: Named, other: Named): boolean {
  return one.best === other.best && one.cell.of === other.cell.of && one.cell.value === other.cell.value;
}

/**
 * Each upload counts by the rank of its distance from its neighbors at equal age, less what its format's uploads have in
 * the middle. The cell furthest from what its uploads would have by luck is named if that distance is rare as the furthest
 * of all cells: in at most `chance` of 999 seeded permutations, which exchange uploads within blocks of 20 neighbors (max-T
 * of Westfall & Young, Resampling-Based Multiple Testing, Wiley 1993). Hours count where the source tells them.
 */
function judgeTimes(settled: AgedUpload[], timeZone: string, chance: number, formatOf: FormatOf): Timing {
  const read = localTimes(timeZone);
  const newest = settled.slice(-TIMING_UPLOADS);
  const deviations = ownDeviations(newest);
  const known = newest.flatMap(({ upload }, at) => {
    const deviation = deviations[at] ?? null;
    return deviation === null
      ? []
      : [{ deviation, format: formatOf(upload), time: read(upload.publishedAt) }];
  });
  const compared = withinFormats(known);
  const ranks = meanRanks(compared.map(({ deviation }) => deviation));
  const timed = compared.map(
    ({ deviation, time: { weekday, hour } }, at): Timed => ({
      rank: ranks[at] ?? 0,
      times: 10 ** deviation,
      cells: hour === null ? [weekday] : [weekday, 7 + hour],
    }),
  );
  const cells = CELLS.map((cell, at) =>
    toCell(
      cell,
      timed.filter(({ cells: own }) => own.includes(at)),
    ),
  );
  const base = {
    uploads: timed.length,
    known: compared.filter(({ time }) => time.hour !== null).length,
    cells,
  };
  if (timed.length < MIN_UPLOADS) return { ...base, kind: "not-enough", needs: MIN_UPLOADS };
  const taking = cells.flatMap(({ uploads }, at) =>
    uploads >= MIN_CELL && timed.length - uploads >= MIN_CELL ? [at] : [],
  );
  if (taking.length === 0) return { ...base, kind: "one-time" };
  const { at, score, luck } = permutationTest(timed, taking);
  const cell = cells[at];
  if (!cell || luck > chance) return { ...base, kind: "no-difference", chance: luck };
  const others = timed.filter(({ cells: own }) => !own.includes(at)).map(({ times }) => times);
  return { ...base, kind: "named", best: score > 0, cell, others: median(others) ?? 1, chance: luck };
}

/** Each distance less the median of its format's. */
function withinFormats<Own extends { deviation: number; format: string }>(known: Own[]): Own[] {
  const sizes = Map.groupBy(known, ({ format }) => format);
  const groupOf = ({ format }: Own) => ((sizes.get(format)?.length ?? 0) < MIN_FORMAT ? "" : format);
  const middles = new Map(
    [...Map.groupBy(known, groupOf)].map(([group, own]) => [
      group,
      median(own.map(({ deviation }) => deviation)) ?? 0,
    ]),
  );
  return known.map((one) => ({ ...one, deviation: one.deviation - (middles.get(groupOf(one)) ?? 0) }));
}

function toCell(cell: Pick<Cell, "of" | "value">, own: Timed[]): Cell {
  return { ...cell, uploads: own.length, times: median(own.map(({ times }) => times)) };
}

/** The cell furthest from luck, how far in standard deviations, and how often one is as far by luck. */
function permutationTest(timed: Timed[], taking: number[]): { at: number; score: number; luck: number } {
  const blocks = blocksOf(timed.length);
  const expected = taking.map((cell) => expectation(timed, blocks, cell));
  const ranks = Float64Array.from(timed, ({ rank }) => rank);
  // A list of members for each cell that takes part: the inner loop below runs half a million times.
  const members = taking.map((cell) =>
    Int32Array.from(timed.flatMap(({ cells }, at) => (cells.includes(cell) ? [at] : []))),
  );
  const scoreOf = (slot: number) => {
    const { middle, deviation } = expected[slot] ?? { middle: 0, deviation: 0 };
    let total = 0;
    for (const at of members[slot] ?? []) total += ranks[at] ?? 0;
    return deviation > 0 ? (total - middle) / deviation : 0;
  };
  const scores = taking.map((_, slot) => scoreOf(slot));
  const furthest = scores.reduce(
    (best, score, slot) => (Math.abs(score) > Math.abs(scores[best] ?? 0) ? slot : best),
    0,
  );
  const score = scores[furthest] ?? 0;
  const bar = Math.abs(score) - 1e-9;
  const random = seeded(`when to upload ${timed.length}`);
  let asFar = 1;
  for (let draw = 0; draw < PERMUTATIONS; draw += 1) {
    for (const [from, to] of blocks) shuffle(ranks, from, to, random);
    if (taking.some((_, slot) => Math.abs(scoreOf(slot)) >= bar)) asFar += 1;
  }
  return { at: taking[furthest] ?? 0, score, luck: asFar / (PERMUTATIONS + 1) };
}

/** Neighbors in blocks of 20; what is left over goes with the last. */
function blocksOf(length: number): [from: number, to: number][] {
  const count = Math.max(Math.floor(length / BLOCK), 1);
  return Array.from({ length: count }, (_, at) => [at * BLOCK, at === count - 1 ? length : (at + 1) * BLOCK]);
}

/** Mean and standard deviation of a cell's sum of ranks over all permutations within blocks. */
function expectation(timed: Timed[], blocks: [number, number][], cell: number) {
  let middle = 0;
  let variance = 0;
  for (const [from, to] of blocks) {
    const block = timed.slice(from, to);
    const ranks = block.map(({ rank }) => rank);
    const inside = block.filter(({ cells }) => cells.includes(cell)).length;
    const average = mean(ranks);
    const squares = sum(ranks.map((rank) => (rank - average) ** 2));
    middle += inside * average;
    if (block.length > 1)
      variance += (inside * (block.length - inside) * squares) / (block.length * (block.length - 1));
  }
  return { middle, deviation: Math.sqrt(variance) };
}

/** Fisher and Yates, in place. */
function shuffle(values: Float64Array, from: number, to: number, random: () => number): void {
  for (let at = to - 1; at > from; at -= 1) {
    const other = from + Math.floor(random() * (at - from + 1));
    const kept = values[at] ?? 0;
    values[at] = values[other] ?? 0;
    values[other] = kept;
  }
}
