import type { RevenueSource } from "../../engines/revenue";
import { toMoney, totalsOf } from "../../model/revenue";
import { UNMEASURED } from "../../model/upload";
import { numberBetween, seeded, wholeBetween } from "../../numbers/chance";
import { addDays } from "../../numbers/days";
import { sum } from "../../statistics/sums";

const TITLES = [
  "A bench from one board",
  "Sharpen a chisel",
  "Dovetails by hand",
  "A box for planes",
  "Oil or wax",
];
const UPLOADS = 48;

/** Revenue that nobody earned, for whoever has no export at hand: videos from 8 minutes on have the higher RPM. */
export function exampleSource(now: Date): RevenueSource {
  const random = seeded("revenue example");
  const uploads = Array.from({ length: UPLOADS }, (_, at) => {
    const durationSeconds = at % 2 === 0 ? wholeBetween(random, 500, 900) : wholeBetween(random, 240, 460);
    const views = wholeBetween(random, 2_000, 9_000);
    const rpm = numberBetween(random, 2, 4.5, 3) + (at % 2 === 0 ? 2.2 : 0);
    return {
      ...UNMEASURED,
      title: `${TITLES[at % TITLES.length]} ${at + 1}`,
      publishedAt: addDays(now, -7 * (at + 5)),
      countedAt: now.toISOString(),
      durationSeconds,
      views,
      revenue: Math.round(rpm * views) / 1000,
    };
  });
  const rows = sum(uploads.map(({ revenue }) => toMoney(revenue)));
  return {
    currency: "USD",
    parts: [
      {
        name: "Example",
        totals: totalsOf(rows, rows + 12_300, null),
        videos: UPLOADS,
        rpm: null,
        isCut: false,
      },
    ],
    uploads,
    daily: [],
    dailyRevenue: [],
    breakdowns: [],
    playbackCpm: new Map(),
    period: null,
    countedAt: now.toISOString(),
    repeated: 0,
  };
}
