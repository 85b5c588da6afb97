import type { DailyViews, MeasuredUpload } from "../../model/upload";
import { DAY_MS } from "../../numbers/days";
import { listed } from "../../numbers/figures";
import { EXPORT_MAX_BYTES, EXPORT_MAX_MB, storable } from "../../words/bounds";
import { fileText } from "../file-text";
import { isZip, readZip } from "../zip";
import type { DailyTable } from "./daily-table";
import { type StudioExport, type StudioFile, type StudioOptions, type StudioRead, videoKey } from "./export";
import { type FileRead, readStudioFile } from "./read-file";

/** What an export may unpack to. */
const MAX_UNPACKED_BYTES = 20 * 1024 * 1024;
/** So many refused files are named. */
const NAMED = 5;

/**
 * Reads an export of YouTube Studio (Advanced mode): the ZIP as it comes, or any one of its CSV files, in any language, as
 * bytes or as text. Files are recognized by their content, never by their names. Refused is what holds none of the
 * three tables by video, with what it looks like and which file is wanted, beyond 10 MB and where it unpacks to more
 * than 20 MB. Never throws; time grows with the size of the file.
 */
export async function readStudioExport(
  file: Uint8Array<ArrayBuffer> | string,
  options: StudioOptions,
): Promise<StudioRead> {
  const { name = "" } = options;
  if (file.length > EXPORT_MAX_BYTES)
    return {
      refused: `${theFile(name)} is larger than ${EXPORT_MAX_MB} MB. Export fewer videos or a shorter time.`,
    };
  if (typeof file === "string" || !isZip(file)) return merge([readOne(name, file, options)], options);
  const zip = await readZip(file, MAX_UNPACKED_BYTES);
  if ("refused" in zip) return { refused: `${theFile(name)} ${ZIP_REFUSALS[zip.refused]}` };
  if (zip.files.some(({ name: inside }) => inside === "[Content_Types].xml")) {
    return { refused: `${theFile(name)} is a spreadsheet. Save it as CSV, and send that.` };
  }
  if (zip.files.length === 0) return { refused: `${theFile(name)} is an empty ZIP. Export it again.` };
  const read = zip.files.map((inside) =>
    "refused" in inside
      ? refusedFile(inside.name, inside.refused)
      : readOne(inside.name, inside.bytes, options),
  );
  return merge(read, options);
}

const ZIP_REFUSALS = {
  damaged: "is a damaged ZIP. Export it again.",
  "too-many": "holds too many files. Send the ZIP that YouTube Studio gives.",
  "too-large": "unpacks to more than 20 MB. Export fewer videos or a shorter time.",
};

interface OneRead {
  file: StudioFile;
  read: FileRead | null;
}

function readOne(name: string, content: Uint8Array | string, options: StudioOptions): OneRead {
  const text = typeof content === "string" ? content : fileText(content);
  const other = whatElse(content, text);
  if (text === null || other) return refusedFile(name, other ?? "it is no text");
  const read = readStudioFile(storable(text), options);
  if ("refused" in read) return refusedFile(name, read.refused);
  const { kinds, rows, columns } = read;
  return { file: { name, kinds, rows, columns, refused: null }, read };
}

const WEB_PAGE =
  "it is a saved web page: open your Videos tab on YouTube, select all, copy, and paste that as a list";

/** What a file is that is no table, as a clause; null for what may be one. */
function whatElse(content: Uint8Array | string, text: string | null): string | null {
  if (typeof content !== "string" && isZip(content))
    return "it is a ZIP itself: unpack it, and send what is in it";
  const front = text?.slice(0, 1000).trimStart() ?? "";
  if (text === null) return "it is no text";
  if (front === "") return "it is empty";
  if (front.startsWith("%PDF-")) return "it is a PDF";
  if (/^(?:<(?:!doctype|html|\?xml)|From: <Saved by |MIME-Version: )/i.test(front)) return WEB_PAGE;
  return /^[[{]\s*["[{]/.test(front) ? "it is JSON" : null;
}

function refusedFile(name: string, why: string): OneRead {
  return { file: { name, kinds: [], rows: 0, columns: [], refused: why }, read: null };
}

function theFile(name: string): string {
  return name === "" ? "This file" : `“${name}”`;
}

/** A clause about a file as a sentence. */
function sentence({ name, refused }: StudioFile): string {
  const why = refused ?? "";
  const clause = /^it /i.test(why) ? why.slice(3) : `cannot be read: ${why}`;
  return `${theFile(name)} ${clause}.`;
}

function merge(all: OneRead[], { asOf }: StudioOptions): StudioRead {
  const tables = all.flatMap(({ read }) => (read?.table ? [read.table] : []));
  const dailies = all.flatMap(({ read }) => (read?.daily ? [read.daily] : []));
  const breakdowns = all.flatMap(({ read }) => (read?.breakdown ? [read.breakdown] : []));
  const files = all.map(({ file }) => file);
  if (tables.length === 0 && dailies.length === 0 && breakdowns.length === 0) {
    return { refused: files.slice(0, NAMED).map(sentence).join(" ") };
  }
  if (tables.length > 1) {
    const names = all.filter(({ read }) => read?.table).map(({ file }) => theFile(file.name));
    return { refused: `${listed(names)} are tables of videos: send one export at a time.` };
  }
  const currencies = [...new Set(all.flatMap(({ read }) => read?.currency ?? []))];
  if (currencies.length > 1) {
    return {
      refused: `Its files are in ${listed(currencies.slice(0, NAMED))}. Export them in one currency.`,
    };
  }
  const period = periodOf(dailies);
  const end = period ? Date.parse(period.to) + DAY_MS : Number.POSITIVE_INFINITY;
  const countedAt = new Date(Math.min(end, asOf.getTime())).toISOString();
  const [table] = tables;
  const whole = (table?.uploads ?? []).map((upload): MeasuredUpload => ({ ...upload, countedAt }));
  // A day's grace: publish times are in the channel's time zone, the chart's days in California's.
  const first = period ? new Date(Date.parse(period.from) - DAY_MS).toISOString().slice(0, 10) : "";
  const isPartial = ({ publishedAt }: MeasuredUpload) => publishedAt < first;
  const counts: StudioExport["counts"] = {};
  for (const { kind } of table?.excluded ?? []) counts[kind] = (counts[kind] ?? 0) + 1;
  return {
    files,
    uploads: whole.filter((upload) => !isPartial(upload)),
    partial: whole.filter(isPartial),
    excluded: table?.excluded ?? [],
    counts,
    total: table?.total ?? null,
    totalRpm: table?.totalRpm ?? null,
    sums: table?.sums ?? null,
    isCut: table?.isCut ?? false,
    currency: currencies[0] ?? null,
    daily: dailyOf(dailies),
    dailyRevenue: daysOf(dailies, "revenue").map(([videoId, days]) => ({
      videoId,
      days: days.map(([day, revenue]) => ({ day, revenue })),
    })),
    breakdowns,
    playbackCpm: new Map(
      [...(table?.playbackCpm ?? [])].flatMap(([at, cpm]) => {
        const upload = whole[at];
        return upload ? [[videoKey(upload), cpm]] : [];
      }),
    ),
    period,
    countedAt,
    ...(table?.dates ? { dates: table.dates } : {}),
  };
}

/** From the first day to the last one that counts views: Studio leaves the newest days empty. */
function periodOf(dailies: DailyTable[]): StudioExport["period"] {
  const days = dailies.flatMap((daily) => [...daily.days]).sort();
  const counted = dailies
    .flatMap(({ views, revenue }) =>
      [...views.values(), ...revenue.values()].flatMap((own) => [...own.keys()]),
    )
    .sort();
  const from = days[0];
  const to = counted.at(-1);
  return from && to ? { from, to } : null;
}

function dailyOf(dailies: DailyTable[]): DailyViews[] {
  return daysOf(dailies, "views").map(([videoId, days]) => ({
    videoId,
    days: days.map(([day, views]) => ({ day, views })),
  }));
}

/** The days of each video with their figures, oldest first. */
function daysOf(dailies: DailyTable[], figure: "views" | "revenue"): [string | null, [string, number][]][] {
  const all = new Map(dailies.flatMap((daily) => [...daily[figure]]));
  return [...all].map(([videoId, own]) => [videoId, [...own].sort(([a], [b]) => (a < b ? -1 : 1))]);
}
