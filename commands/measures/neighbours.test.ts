import { expect, it } from "vitest";
import { readHistories } from "./channel-histories";
import { macroAccuracy, microAccuracy, neighbourPairs, tallyPairs } from "./neighbours";

const HEADING = "channel,title,published_at,age_days,views,duration_s\n";
const DAY_MS = 86_400_000;

/** A channel with an upload a day, each with its views, the last one `youngest` days old. */
function history(views: number[], youngest = 30) {
  const rows = views.map((own, at) => {
    const day = new Date(Date.UTC(2024, 0, 1) + at * DAY_MS).toISOString().slice(0, 10);
    return `Rye,Loaf ${at},${day},${youngest + views.length - 1 - at},${own},600`;
  });
  const [found] = readHistories(HEADING + rows.join("\n"));
  if (!found) throw new Error("no channel");
  return found;
}
const same = (many: number) => Array.from({ length: many }, () => 1000);

it("pairs uploads with 20 before the earlier one, the better one first", () => {
  expect(neighbourPairs(history([...same(20), 1000, 1500]))).toEqual([{ better: 21, worse: 20, size: 20 }]);
  expect(neighbourPairs(history([...same(20), 1500, 1000]))).toEqual([{ better: 20, worse: 21, size: 20 }]);
  expect(neighbourPairs(history([...same(19), 1000, 1500]))).toEqual([]);
});

it("pairs no uploads with similar views, under 30 days, or more than five apart", () => {
  expect(neighbourPairs(history([...same(20), 1000, 1499]))).toEqual([]);
  expect(neighbourPairs(history([...same(20), 1000, 1500], 29))).toEqual([]);
  expect(neighbourPairs(history([...same(20), 1000, 1100, 1100, 1100, 1100, 1500]))).toEqual([
    { better: 25, worse: 20, size: 20 },
  ]);
  expect(neighbourPairs(history([...same(20), 1000, 1100, 1100, 1100, 1100, 1100, 1500]))).toEqual([]);
});

it("counts uploads of one instant as before neither of the two", () => {
  const rows = same(22).map(
    (_, at) => `Rye,Loaf ${at},2024-01-${at < 20 ? "01" : "02"},400,${1000 + at * 100},`,
  );
  const [found] = readHistories(HEADING + rows.join("\n"));
  expect(found && neighbourPairs(found)).toEqual([]);
  const more = [...rows.slice(0, 20), "Rye,A,2024-01-02,399,1000,", "Rye,B,2024-01-02,399,2000,"];
  const [pair] = readHistories(HEADING + more.join("\n")).flatMap(neighbourPairs);
  expect(pair).toEqual({ better: 21, worse: 20, size: 20 });
});

it("counts pairs over all channels, and channels with 30 pairs alike", () => {
  const pairs = Array.from({ length: 40 }, (_, at) => ({ better: at, worse: at + 1, size: 20 }));
  const large = tallyPairs("Rye", pairs, ({ better }) => (better < 30 ? 1 : -1));
  const other = tallyPairs("Oat", pairs.slice(0, 30), () => 0);
  const small = tallyPairs("Ale", pairs.slice(0, 29), () => 1);
  expect([large, other, small].map(({ right }) => right)).toEqual([30, 15, 29]);
  expect(microAccuracy([large, other, small])).toBeCloseTo(74 / 99);
  expect(macroAccuracy([large, other, small])).toBeCloseTo((0.75 + 0.5) / 2);
  expect(macroAccuracy([small])).toBeNaN();
});
