import { z } from "zod";
import {
  compareUploads,
  joinSources,
  type RevenueReport,
  type RevenueSource,
  readSource,
  reportRevenue,
} from "../../engines/revenue";
import { type Channel, nameInSentence, UNNAMED } from "../../model/channel";
import { type GivenFile, givenFile } from "../../model/kept-channel";
import { counted } from "../../numbers/figures";
import type { StudioExport } from "../../tables/studio/export";
import { readStudioExport } from "../../tables/studio/read-export";
import type { GatherServices } from "../desk/desk";
import { Refused } from "../refused";
import type { KeptRevenue } from "./kept-report";
import { mixedCurrencies, REVENUE_MESSAGES as SAYS } from "./yours-messages";

const TARGET = /^\d{1,6}(?:[.,]\d{1,3})?$/;

/** A file; a browser may send a field without one as an empty text. */
const fileField = z.union([givenFile, z.literal("").transform(() => undefined)]).optional();

/** The form: files, a paste, or else the connected channel; and the RPM aimed at. */
export const revenueForm = z.object({
  file: fileField,
  file2: fileField,
  file3: fileField,
  pasted: z.string().default(""),
  target: z
    .string()
    .trim()
    .default("")
    .transform((text, { issues }) => {
      if (text === "") return null;
      const target = TARGET.test(text) ? Number(text.replace(",", ".")) : 0;
      if (target > 0) return target;
      issues.push({ code: "custom", message: SAYS.target, input: text });
      return z.NEVER;
    }),
});
type RevenueInput = z.infer<typeof revenueForm>;

export interface ReadRevenue extends Pick<KeptRevenue, "from" | "notes" | "target"> {
  report: RevenueReport;
  /** For the tests that run. */
  compared: ReturnType<typeof compareUploads>;
}

/**
 * Reads all that was given, or the revenue that the connected channel's layers hold, and reports it.
 *
 * @throws Refused if nothing was given, a file cannot be read or has no revenue, or currencies differ
 */
export async function readRevenue(
  input: RevenueInput,
  services: Pick<GatherServices, "channel" | "request">,
): Promise<ReadRevenue> {
  const { now } = services.request;
  const files = (["file", "file2", "file3"] as const).flatMap((field) => {
    const file = input[field];
    return file && file.bytes.length > 0 ? [{ field, name: file.name, content: file.bytes }] : [];
  });
  const pasted = input.pasted.trim() === "" ? [] : [{ field: "pasted", name: "", content: input.pasted }];
  const given: Given[] = [...files, ...pasted];
  const channel = await services.channel.read();
  const { source, notes, from } = given.length > 0 ? await readGiven(given, now) : ofChannel(channel);
  const name = channel && channel.name !== UNNAMED ? channel.name : "";
  const compared = compareUploads(source, name);
  return { from, notes, target: input.target, report: reportRevenue(source, compared), compared };
}

interface Given {
  field: string;
  name: string;
  content: GivenFile["bytes"] | string;
}

interface GivenSource {
  source: RevenueSource;
  notes: string[];
  from: KeptRevenue["from"];
}

async function readGiven(given: Given[], asOf: Date): Promise<GivenSource> {
  const sources: RevenueSource[] = [];
  const notes: string[] = [];
  for (const { field, name, content } of given) {
    const read = await readStudioExport(content, { asOf, name, wantsRevenue: true });
    if ("refused" in read) throw new Refused(400, read.refused, { field });
    const source = readSource(name || "Your paste", read);
    if (source) sources.push(source);
    // Views by day tell the first 30 days, though no money.
    else if (read.daily.length > 0) sources.push(viewsAlone(read, null));
    else throw new Refused(400, SAYS["no-revenue"], { field });
    notes.push(...notesOf(read));
  }
  const money = sources.filter(
    ({ parts, dailyRevenue, breakdowns }) => parts.length + dailyRevenue.length + breakdowns.length > 0,
  );
  const [first] = money;
  const field = given[0]?.field ?? "file";
  if (!first) throw new Refused(400, SAYS["no-revenue"], { field });
  const joined = joinSources(
    sources.map((source) => (money.includes(source) ? source : { ...source, currency: first.currency })),
  );
  if (joined && "mixed" in joined) throw new Refused(400, mixedCurrencies(joined.mixed), { field });
  return { source: joined ?? first, notes, from: "files" };
}

function viewsAlone({ daily, period, countedAt }: StudioExport, currency: string | null): RevenueSource {
  const none = { parts: [], uploads: [], dailyRevenue: [], breakdowns: [], playbackCpm: new Map() };
  return { ...none, currency, daily, period, countedAt, repeated: 0 };
}

/** How a file was read, and what was left out of it. */
function notesOf({ files, counts, dates, isCut }: StudioExport): string[] {
  const { unpublished = 0, future = 0, duplicate = 0 } = counts;
  const undated = (counts["no-date"] ?? 0) + (counts["ambiguous-date"] ?? 0);
  return [
    ...files.flatMap(({ name, refused }) => (refused ? [`“${name}” was not read: ${refused}.`] : [])),
    ...(unpublished > 0
      ? [`${counted(unpublished, "row")} without a publish time: drafts, private or deleted videos.`]
      : []),
    ...(undated > 0
      ? [`${counted(undated, "row")} with a date that cannot be read. Their money counts in the total alone.`]
      : []),
    ...(future > 0 ? [`${counted(future, "row")} with a date to come.`] : []),
    ...(duplicate > 0 ? [`${counted(duplicate, "row")} given twice.`] : []),
    ...(dates && dates !== "unknown"
      ? [`Dates were read ${dates === "day-first" ? "day" : "month"} first.`]
      : []),
    ...(isCut ? ["Studio ends an export at 500 videos. Its total shows what the rows leave out."] : []),
  ];
}

/** The revenue that a connected channel's export told: what Studio summed up is not kept with it. */
function ofChannel(channel: Channel | null): GivenSource {
  if (!channel) throw new Refused(400, SAYS.nothing, { field: "file" });
  const hasYoutube = channel.sources.some(({ kind }) => kind === "youtube");
  const uploads = channel.uploads.flatMap((upload) => {
    const { revenue, rpm } = upload;
    if (revenue === null) return [];
    // Another source may have counted views later than the export counted money.
    if (rpm !== null && rpm > 0) return [{ ...upload, views: Math.round((revenue / rpm) * 1000) }];
    return hasYoutube ? [] : [upload];
  });
  if (channel.isSample || uploads.length === 0)
    throw new Refused(400, SAYS["no-channel-revenue"], { field: "file" });
  const studio = channel.sources.find(({ kind }) => kind === "studio");
  const source = {
    ...{ currency: channel.currency, parts: [], uploads, daily: channel.daily, dailyRevenue: [] },
    ...{ breakdowns: [], playbackCpm: new Map<string, number>(), period: null, repeated: 0 },
    countedAt: studio?.at ?? uploads[0]?.countedAt ?? "",
  };
  const notes = [
    `Read from the export that you connected to ${nameInSentence(channel.name)}. Upload one here to see its total.`,
  ];
  return { source, notes, from: "channel" };
}
