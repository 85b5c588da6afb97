import { countKinds } from "../functions/channel/summary";
import type { Channel, ChannelSource, Metric, SourceKind } from "../model/channel";
import { expiresAt } from "../model/desk";
import { dayText, instantText } from "../numbers/days";
import { compactCounted, counted, formatCount, listed } from "../numbers/figures";

/** What the view draws of a connected channel. */
export interface ChannelShown {
  name: string;
  handle: string | null;
  isSample: boolean;
  /** Its page on YouTube; null for a sample and for a channel whose id is unknown. */
  href: string | null;
  /** "95 videos: 80 longer ones and 15 Shorts" */
  counts: string;
  subscribers: string | null;
  reading: ReadingShown | null;
  sources: SourceShown[];
  /** "Based on YouTube Studio and your list" */
  basedOn: string;
}

interface ReadingShown {
  isDone: boolean;
  text: string;
  /** How much of it is read, from 0 to 100; null if YouTube does not say how much there is. */
  percent: number | null;
}

interface SourceShown {
  kind: SourceKind;
  name: string;
  /** "Read Nov 22, 2026, 9:05 AM" */
  when: string;
  what: string;
  notes: string[];
}

/** A channel as its room draws it, apart from the report on its figures. */
export function showChannel(channel: Channel): ChannelShown {
  const { name, handle, id, isSample, subscribers, sources } = channel;
  return {
    name,
    handle,
    isSample,
    href: isSample || !id ? null : `https://www.youtube.com/channel/${encodeURIComponent(id)}`,
    counts: countsText(channel),
    subscribers: subscribers === null ? null : compactCounted(subscribers, "subscriber"),
    reading: showReading(channel),
    sources: sources.map(showSource),
    basedOn: `Based on ${sources.map(({ kind }) => NAMES_IN_SENTENCE[kind]).join(" and ")}`,
  };
}

function countsText(channel: Channel): string {
  const { uploads, longs, shorts } = countKinds(channel.uploads);
  const kinds = [
    ...(longs > 0 ? [counted(longs, "longer one")] : []),
    ...(shorts > 0 ? [counted(shorts, "Short")] : []),
  ];
  const unknown = uploads - longs - shorts;
  if (unknown > 0 && kinds.length > 0) kinds.push(`${formatCount(unknown)} of unknown length`);
  const all = `${counted(uploads, "video")}${kinds.length > 1 ? `: ${listed(kinds)}` : ""}`;
  const undated = channel.sources.reduce((sum, source) => sum + (source.undated ?? 0), 0);
  if (undated === 0) return all;
  const beside = `${counted(undated, "Short")} without dates`;
  return uploads === 0 ? beside : `${all}, and ${beside}`;
}

function showReading({ reading, sources }: Channel): ReadingShown | null {
  if (!reading || reading.state === "whole") return null;
  const { state, read, of } = reading;
  if (state === "gone") {
    const asOf = sources.find(({ kind }) => kind === "youtube")?.at ?? null;
    const until = dayText(expiresAt({ from: "youtube", asOf }));
    const text = `YouTube no longer has this channel. We delete what we read of it by ${until}.`;
    return { isDone: true, text, percent: null };
  }
  if (state === "newest") {
    const text = `These are your newest ${counted(read, "video")}: YouTube's public feed tells no more. Paste your Videos tab or send Studio's export to be judged by all.`;
    return { isDone: false, text, percent: null };
  }
  const progress =
    of === null
      ? `${counted(read, "video")} read so far.`
      : `${formatCount(read)} of ${counted(of, "video")} read so far.`;
  const text = `${progress} The rest follows in the background, whether you stay or leave. Figures below count what is read.`;
  return { isDone: false, text, percent: of ? Math.round((100 * read) / of) : null };
}

const SOURCE_NAMES: Record<SourceKind, string> = {
  youtube: "YouTube",
  studio: "YouTube Studio",
  list: "Your list",
  sample: "Sample catalogue",
};

const NAMES_IN_SENTENCE: Record<SourceKind, string> = {
  ...SOURCE_NAMES,
  list: "your list",
  sample: "the sample catalogue",
};

const METRIC_NAMES: Record<Metric, string> = {
  durationSeconds: "lengths",
  likes: "likes",
  comments: "comments",
  impressions: "impressions",
  clickThroughRate: "click-through rates",
  watchHours: "watch time",
  averageViewSeconds: "view durations",
  averageViewedShare: "shares watched",
  subscribers: "subscribers gained",
  revenue: "revenue",
  rpm: "RPM",
};

function showSource({ kind, at, uploads, undated = 0, metrics, daily, notes }: ChannelSource): SourceShown {
  const figures = metrics.map((metric) => METRIC_NAMES[metric]);
  if (daily > 0) figures.push("daily views");
  const counts = uploads === 0 && undated > 0 ? counted(undated, "Short") : counted(uploads, "video");
  return {
    kind,
    name: SOURCE_NAMES[kind],
    when: `${kind === "youtube" ? "Read" : "Added"} ${instantText(at)} UTC`,
    what: `${counts} with views${figures.length > 0 ? `, ${listed(figures)}` : ""}`,
    notes,
  };
}
