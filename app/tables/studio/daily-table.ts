import { toMoney } from "../../model/revenue";
import { DAY_MS } from "../../numbers/days";
import { formatCount } from "../../numbers/figures";
import { decimalMark, readCount } from "../counts";
import { orderOfDates, readDate, resolveDate } from "../dates";
import { readVideoId } from "./columns";
import type { StudioOptions } from "./export";
import { foldName } from "./headings";
import { currenciesOf, readMoney } from "./money";
import { type BlockRows, rowsBelow } from "./sheet";
import { TOTALS } from "./video-table";

/** 500 videos over three years have as many. */
const MAX_ROWS = 600_000;

type ByVideo = Map<string | null, Map<string, number>>;

/** Views by day ("2026-11-21") and video; the channel's own under null. */
export interface DailyTable {
  views: ByVideo;
  /** Money, by the same. */
  revenue: ByVideo;
  /** All days of the file, with views or without. */
  days: Set<string>;
}

/** Views by day. A day is kept as written until all are seen, since only they tell its order. */
export function readDailyTable(
  text: string,
  sheet: BlockRows,
  { asOf, order }: StudioOptions,
): { table: DailyTable; rows: number; currency: string | null } | { refused: string } {
  const { places } = sheet;
  const currencies = currenciesOf(sheet.names);
  const mark = decimalMark(
    sheet.sample.map(({ cells }) => cells[sheet.from + (places.revenue ?? Number.NaN)] ?? ""),
  );
  const written = rowsBelow(text, sheet, () => {
    const views: ByVideo = new Map();
    const revenue: ByVideo = new Map();
    const days = new Set<string>();
    let rows = 0;
    return {
      take(cells) {
        const day = (cells[places.day ?? -1] ?? "").trim();
        if (day === "") return true;
        rows += 1;
        const idCell = (cells[places.id ?? -1] ?? "").trim();
        const id = places.id === undefined || TOTALS.has(foldName(idCell)) ? null : readVideoId(idCell);
        if (id === null && places.id !== undefined && !TOTALS.has(foldName(idCell))) return true;
        days.add(day);
        put(views, id, day, readCount((cells[places.views ?? -1] ?? "").trim()));
        currencies.see(cells[places.revenue ?? -1] ?? "");
        const amount = readMoney(cells[places.revenue ?? -1] ?? "", mark);
        put(revenue, id, day, amount && toMoney(amount));
        return rows <= MAX_ROWS;
      },
      result: () => ({ views, revenue, days, rows }),
    };
  });
  if (written.rows > MAX_ROWS) {
    return {
      refused: `It has more than ${formatCount(MAX_ROWS)} rows. Export fewer videos or a shorter time`,
    };
  }
  const mixed = currencies.problem();
  if (mixed) return { refused: mixed };
  const shown = orderOfDates([...written.days], asOf) ?? order ?? null;
  const iso = new Map<string, string>();
  for (const day of written.days) {
    const read = readDate(day);
    const at = read?.kind === "ambiguous" ? shown && resolveDate(read, shown) : read?.at;
    if (at) iso.set(day, at.toISOString().slice(0, 10));
  }
  if (iso.size === 0)
    return { refused: "Its dates cannot be read. Export it again, and send it as it comes" };
  const days = new Set([...iso.values()].sort());
  if (!areDays([...days])) {
    return { refused: "It counts weeks or months. In YouTube Studio choose Daily, and export again" };
  }
  const dated = (figures: ByVideo): ByVideo =>
    new Map(
      [...figures].map(([id, own]) => [
        id,
        new Map([...own].flatMap(([day, figure]) => (iso.has(day) ? [[iso.get(day) ?? "", figure]] : []))),
      ]),
    );
  return {
    table: { views: dated(written.views), revenue: dated(written.revenue), days },
    rows: written.rows,
    currency: currencies.currency(),
  };
}

function put(figures: ByVideo, id: string | null, day: string, figure: number | null): void {
  if (figure === null) return;
  const own = figures.get(id) ?? new Map<string, number>();
  own.set(day, figure);
  figures.set(id, own);
}

/** Whether sorted days include neighbours: weeks and months have none. */
function areDays(days: string[]): boolean {
  return (
    days.length < 3 ||
    days.some((day, at) => at > 0 && Date.parse(day) - Date.parse(days[at - 1] ?? "") === DAY_MS)
  );
}
