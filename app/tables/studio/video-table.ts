import type { MeasuredUpload } from "../../model/upload";
import { formatCount } from "../../numbers/figures";
import { type DecimalMark, decimalMark, readCount, readDecimal, readLength } from "../counts";
import { type DateOrder, orderOfDates, readDate } from "../dates";
import { type ExcludedRow, plainTitle, type RowExclusion, readUploadRow } from "../upload-row";
import { type Places, readVideoId } from "./columns";
import type { StudioOptions, StudioSums } from "./export";
import { foldName, headingKey, type Meaning } from "./headings";
import { currenciesOf, readMoney } from "./money";
import { type BlockRows, rowsBelow } from "./sheet";

/** Studio writes 500; a table put together by hand may have more. */
const MAX_STUDIO_UPLOADS = 5000;
/** From so many on, Studio has left out others (499 or 500 in genuine exports). */
const STUDIO_MOST = 499;
const UNPUBLISHED = "A draft, a private or a deleted video: it has no publish time";

/** A table of videos: what each row tells, before it is known when the views were counted. */
export interface VideoTable {
  uploads: Omit<MeasuredUpload, "countedAt">[];
  /** The line of each upload. */
  lines: number[];
  excluded: ExcludedRow[];
  total: StudioSums | null;
  totalRpm: number | null;
  /** Where the total stands. */
  totalLine: number | null;
  sums: StudioSums;
  isCut: boolean;
  currency: string | null;
  /** Playback-based CPM by the place of its upload. */
  playbackCpm: Map<number, number>;
  dates?: DateOrder | "unknown";
}

/** How Studio calls its row of sums, where no id tells that it is one. */
export const TOTALS = new Set(
  "total, totals, gesamt, gesamtsumme, summe, totale, totaal, łącznie, razem, suma, итого, всего, усього, toplam, 合計, 합계, 총계, कुल, tổng, tổng cộng, 总计, 總計, الإجمالي, totalt, yhteensä, celkem, összesen, σύνολο, รวม, סהכ, jumlah"
    .split(",")
    .map(foldName),
);

/** Reads a table of videos: each row's upload, what was excluded and why, and Studio's own total. */
export function readVideoTable(
  text: string,
  sheet: BlockRows,
  { asOf, order }: StudioOptions,
): (VideoTable & { rows: number }) | { refused: string } {
  const { places, names, from } = sheet;
  const all = rowsBelow(text, sheet, () => {
    const rows: { cells: string[]; line: number }[] = [];
    return {
      take(cells, line) {
        rows.push({ cells, line });
        // The total and a note may stand among them.
        return rows.length < MAX_STUDIO_UPLOADS + 3;
      },
      result: () => ({ rows }),
    };
  });
  const cellOf = (cells: string[], meaning: Meaning) => {
    const at = places[meaning];
    return at === undefined ? undefined : (cells[at] ?? "").trim();
  };
  const dateCells = all.rows.map(({ cells }) => cellOf(cells, "publishedAt") ?? "");
  const shownOrder = orderOfDates(dateCells, asOf) ?? order ?? null;
  const unit = (meaning: Meaning) => headingKey(names[from + (places[meaning] ?? -1)] ?? "").unit;
  const figures = figureReader(sheet, all.rows, unit);
  const currencies = currenciesOf(names.slice(from, sheet.to));
  for (const { cells } of all.rows) {
    for (const meaning of MONEY) currencies.see(cellOf(cells, meaning) ?? "");
  }
  const refused = currencies.problem();
  if (refused) return { refused };

  const table: VideoTable & { rows: number } = {
    uploads: [],
    lines: [],
    excluded: [],
    total: null,
    totalRpm: null,
    totalLine: null,
    sums: noSums(places),
    isCut: false,
    currency: currencies.currency(),
    playbackCpm: new Map(),
    rows: 0,
  };
  const exclude = (line: number, kind: RowExclusion, why: string) => table.excluded.push({ line, kind, why });
  const seen = new Set<string>();
  for (const { cells, line } of all.rows) {
    const id = readVideoId(cellOf(cells, "id") ?? "");
    const title = plainTitle(cellOf(cells, "title") ?? "");
    const written = cellOf(cells, "publishedAt") ?? "";
    const { playbackCpm, ...measured } = figures(cells);
    if (id === null && written === "" && isTotal(cells, places, title)) {
      table.total ??= sumsOf(measured, places);
      table.totalRpm ??= measured.rpm;
      table.totalLine ??= line;
      continue;
    }
    if (isNote(cells)) {
      table.isCut ||= cells.some((cell) => /500/.test(cell));
      continue;
    }
    if (table.rows >= MAX_STUDIO_UPLOADS) {
      exclude(
        line,
        "unread",
        `Rows from here on were not read: ${formatCount(MAX_STUDIO_UPLOADS)} are the most`,
      );
      break;
    }
    table.rows += 1;
    const key = id ?? JSON.stringify([title, written, measured.views]);
    if (seen.has(key)) {
      exclude(line, "duplicate", "The same as a line before it");
      continue;
    }
    seen.add(key);
    addTo(table.sums, measured);
    if (readDate(written)?.kind === "ambiguous") table.dates = shownOrder ?? "unknown";
    // Studio leaves a cell empty where there is nothing to count.
    const views = cellOf(cells, "views") || "0";
    const row = readUploadRow({ title, date: written, views }, shownOrder, asOf);
    if ("kind" in row && row.kind === "no-date" && written === "") exclude(line, "unpublished", UNPUBLISHED);
    else if ("kind" in row) exclude(line, row.kind, row.why);
    else {
      const durationSeconds = readLength(cellOf(cells, "duration") ?? "");
      if (playbackCpm !== null) table.playbackCpm.set(table.uploads.length, playbackCpm);
      table.uploads.push({ ...measured, ...row, videoId: id, durationSeconds });
      table.lines.push(line);
    }
  }
  // An export with more rows was cut by nobody.
  const isFull = table.rows === STUDIO_MOST || table.rows === STUDIO_MOST + 1;
  table.isCut = table.rows <= STUDIO_MOST + 1 && (table.isCut || isFull);
  return table;
}

/** Studio's sum stands where the title would, or in place of an id, with neither title nor date beside it. */
function isTotal(cells: string[], places: Places, title: string): boolean {
  const views = readCount((cells[places.views ?? -1] ?? "").trim());
  if (views === null) return false;
  if (TOTALS.has(foldName(title))) return true;
  // Ids that a spreadsheet spoiled leave no column of ids.
  if (title === "" && cells.some((cell) => TOTALS.has(foldName(cell)))) return true;
  return title === "" && places.id !== undefined && (cells[places.id] ?? "").trim() !== "";
}

/** A line of one cell below the table, such as "Showing top 500 results". */
function isNote(cells: string[]): boolean {
  return cells.filter((cell) => cell.trim() !== "").length === 1 && /\p{L}/u.test(cells[0] ?? "");
}

type Figures = Omit<
  MeasuredUpload,
  "videoId" | "title" | "publishedAt" | "durationSeconds" | "countedAt" | "views"
> & {
  views: number | null;
  playbackCpm: number | null;
};

const MONEY = ["revenue", "rpm", "cpm", "playbackCpm"] as const satisfies readonly Meaning[];

/** Reads the figures of a row, in the units of the headings and with the decimals of the table. */
function figureReader(
  { places }: BlockRows,
  rows: { cells: string[] }[],
  unit: (meaning: Meaning) => string,
): (cells: string[]) => Figures {
  const at = (meaning: Meaning) => places[meaning] ?? -1;
  const decimals: Meaning[] = ["watchTime", "clickThroughRate", "averageViewedShare", ...MONEY];
  const mark: DecimalMark = decimalMark(
    rows.flatMap(({ cells }) => decimals.map((meaning) => cells[at(meaning)] ?? "")),
  );
  const isMinutes = /min|мин|хв|分|분|मिनट|دقي|phút|menit|dak|perc|λεπτ|นาที|דק/iu.test(unit("watchTime"));
  return (cells) => {
    const cell = (meaning: Meaning) => (cells[at(meaning)] ?? "").trim();
    const decimal = (meaning: Meaning) => readDecimal(cell(meaning), mark);
    const money = (meaning: Meaning) => readMoney(cell(meaning), mark);
    const whole = (meaning: Meaning) => {
      const text = cell(meaning);
      const sign = /^[-\u2212]/.test(text) ? -1 : 1;
      const count = readCount(text.replace(/^[-+\u2212]/, ""));
      return count === null ? null : sign * count;
    };
    const share = (meaning: Meaning) => {
      const value = decimal(meaning);
      return value === null ? null : Math.round(value * 1e4) / 1e6;
    };
    const watched = decimal("watchTime");
    return {
      // Studio leaves a cell empty where there is nothing to count.
      views: cell("views") === "" ? 0 : whole("views"),
      likes: whole("likes"),
      comments: whole("comments"),
      impressions: whole("impressions"),
      clickThroughRate: share("clickThroughRate"),
      watchHours: watched === null || !isMinutes ? watched : watched / 60,
      averageViewSeconds: readLength(cell("averageView")),
      averageViewedShare: share("averageViewedShare"),
      subscribers: whole("subscribers"),
      revenue: money("revenue"),
      rpm: money("rpm"),
      playbackCpm: money("playbackCpm"),
    };
  };
}

function noSums(places: Places): StudioSums {
  const start = (meaning: Meaning) => (places[meaning] === undefined ? null : 0);
  return {
    views: start("views"),
    watchHours: start("watchTime"),
    impressions: start("impressions"),
    revenue: start("revenue"),
  };
}

function sumsOf(
  { views, watchHours, impressions, revenue }: Omit<Figures, "playbackCpm">,
  places: Places,
): StudioSums {
  const start = noSums(places);
  addTo(start, { views, watchHours, impressions, revenue });
  return start;
}

function addTo(sums: StudioSums, figures: { [Key in keyof StudioSums]: number | null }): void {
  for (const key of ["views", "watchHours", "impressions", "revenue"] as const) {
    const sum = sums[key];
    if (sum !== null) sums[key] = sum + (figures[key] ?? 0);
  }
}
