import type { SuggestedChannel } from "../../../functions/watch/hints";
import { WATCH_MESSAGES } from "../../../functions/watch/messages";
import { articleUrl } from "../../../model/article";
import { WATCH_KINDS, type WatchEvent, type WatchKind } from "../../../model/event";
import type { TrendRecord } from "../../../model/trend";
import type { WatchedChannel } from "../../../model/watch";
import { DAY_MS, dayText, relativeAge } from "../../../numbers/days";
import { counted, timesInWords, timesText } from "../../../numbers/figures";
import { trendLine } from "../../../trends/show";
import { NOTE_TEXTS } from "../../../watch/messages";
import {
  ageInWords,
  channelPath,
  eventAnchor,
  evidencePath,
  KIND_NAMES,
  textOf,
  videoAddress,
} from "../../../watch/tell";
import { freeIdea } from "../../../words/free-idea";

export type MonitorDesk = ReturnType<typeof showWatched>;
export type EventShown = MonitorDesk["stoodOut" | "seasons"][number];
export type WatchedShown = MonitorDesk["channels"][number];

/** Outliers from before the watching that stand open: what moves since is what a creator comes for. */
const PAST_SHOWN = 3;

/** Before a channel is watched. */
const EMPTY = {
  intro:
    "Name channels with your viewers. Uploads that stand out on them are listed here, with their evidence.",
  title: "No channels yet",
  text: "Three to five are enough: channels with your viewers, at about your size or one step ahead.",
};

/** Once a page, folded. */
const METHOD = [
  "An upload stands out at twice what its channel usually has at that age: the median of up to ten uploads of its kind before it, adjusted for age.",
  "The range beside it allows for chance in what is usual: right nine times in ten from five uploads on, less often with three or four.",
  "A channel's public feed shows its newest 15 uploads without lengths. Shorts may then be among those compared, and an upload is seen to go only while it is one of the 15. With the site's YouTube key the newest 50 are read, with lengths.",
  "The thumbnails of its newest three uploads are looked at in turn. A change is told once three looks agree, after a day or more.",
  "News is kept for 30 days.",
];

/** What a visitor chose to see; null for all. */
export interface Choice {
  channel: string | null;
  kind: WatchKind | null;
}

/** The kind named in an address, if there is one. */
export function kindNamed(name: string | null): WatchKind | null {
  return WATCH_KINDS.find((kind) => kind === name) ?? null;
}

interface Watched {
  channels: WatchedChannel[];
  events: WatchEvent[];
  /** Channels that may be watched. */
  most: number;
  hints: { suggested: SuggestedChannel[]; records: ReadonlyMap<string, TrendRecord> };
  choice: Choice;
  now: Date;
}

/** What the desk draws: outliers first, those of before the watching last among them, then all else, newest first. */
export function showWatched({ channels, events, most, hints, choice, now }: Watched) {
  const names = new Map(channels.map(({ id, title }) => [id, title]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const outliers = events.filter((event) => event.kind === "watched-outlier");
  const fresh = outliers.filter(({ facts }) => !facts.isPast);
  const past = outliers.filter(({ facts }) => facts.isPast).toSorted((a, b) => b.facts.low - a.facts.low);
  const seasons = events.filter((event) => event.kind === "season-begun");
  const others = events.filter(
    (event): event is Other => event.kind !== "watched-outlier" && event.kind !== "season-begun",
  );
  return {
    // What stood out before the watching is no news.
    title: fresh.length + others.length + seasons.length > 0 || past.length === 0 ? "News" : "No news yet",
    answer: answerOf([...fresh, ...past], others, nameOf, choice),
    stoodOut: fresh.map((event) => showEvent(event, nameOf, now)),
    past: past.slice(0, PAST_SHOWN).map((event) => showEvent(event, nameOf, now)),
    earlier: past.slice(PAST_SHOWN).map((event) => showEvent(event, nameOf, now)),
    moved: others.map((event) => showEvent(event, nameOf, now)),
    channels: channels.map((channel) => showChannel(channel, now)),
    full: channels.length < most ? null : WATCH_MESSAGES.full(most),
    suggested: hints.suggested
      .slice(0, Math.max(0, most - channels.length))
      .map(({ id, name, idea, videos }) => ({
        ...{ id, name },
        why: `${counted(videos, "video")} among those found for “${idea}”`,
      })),
    seasons: seasons.map((event) => showSeason(event, hints.records.get(event.facts.topic), now)),
    empty: channels.length === 0 ? EMPTY : null,
    method: METHOD,
    kinds: WATCH_KINDS.map((kind) => ({
      kind,
      name: KIND_NAMES[kind].several,
      isMuted: channels.length > 0 && channels.every(({ mutedKinds }) => mutedKinds.includes(kind)),
    })),
    choice,
  };
}

type Season = Extract<WatchEvent, { kind: "season-begun" }>;
type Outlier = Extract<WatchEvent, { kind: "watched-outlier" }>;
type Other = Exclude<WatchEvent, Season | Outlier>;

/** What there is to see, in a sentence; null where nothing was told so far. */
function answerOf(
  outliers: Outlier[],
  others: Other[],
  nameOf: (id: string) => string,
  { channel, kind }: Choice,
): string | null {
  // By the low end: of few uploads before it, chance makes the largest multiples.
  const [best] = outliers.toSorted(
    (a, b) => Number(a.facts.isPast) - Number(b.facts.isPast) || b.facts.low - a.facts.low,
  );
  if (best) {
    const { title, channel: id, times, isPast } = best.facts;
    const what = `${timesInWords(times)} what ${nameOf(id)} usually has`;
    return isPast ? `Before you watched, “${title}” got ${what}.` : `“${title}” runs at ${what}.`;
  }
  if (channel !== null || kind !== null) return null;
  const uploads = others.filter((event) => event.kind === "watched-upload").length;
  if (uploads > 0) return `${counted(uploads, "new upload")}, and nothing stood out.`;
  return others.length > 0 ? "No new uploads, and nothing stood out." : null;
}

/** A season with what readers tell of its topic; without a drawing where their counts are not kept any more. */
function showSeason(event: Season, record: TrendRecord | undefined, now: Date) {
  const { topic, peak, article } = event.facts;
  const line = record?.article === article ? trendLine(record.interest_over_time, peak) : null;
  return {
    ...{ id: eventAnchor(event.id), kind: event.kind, label: KIND_NAMES[event.kind].label },
    ...{ times: null, isPast: false, evidence: null, channel: NOTE_TEXTS.topic },
    video: { title: topic, href: articleUrl(article) },
    age: relativeAge(event.at, now),
    text: textOf(event),
    idea: topic,
    readers: line && { name: `Readers of “${article}” by week`, line, text: line.text, peakSeason: peak },
  };
}

/** One event as it reads: what it is, of which video and channel, and the sentence of its figures. */
function showEvent(event: Outlier | Other, nameOf: (id: string) => string, now: Date) {
  const { id, kind, at, facts } = event;
  const video = "video" in facts ? { title: facts.title, href: videoAddress(facts.video) } : null;
  const channel = nameOf(facts.channel);
  return {
    id: eventAnchor(id),
    kind,
    label: KIND_NAMES[kind].label,
    times: kind === "watched-outlier" ? timesText(facts.times) : null,
    isPast: kind === "watched-outlier" && facts.isPast,
    video,
    channel,
    evidence: evidencePath(event),
    readers: null,
    age: kind === "watched-outlier" && facts.isPast ? dayText(facts.publishedAt) : relativeAge(at, now),
    text: textOf(event),
    // Nobody plans a video by its thumbnail, or by one that is gone.
    idea:
      kind === "watched-outlier" || kind === "watched-upload" || kind === "watched-title"
        ? freeIdea(facts.title, channel)
        : null,
  };
}

const HOW: Record<NonNullable<WatchedChannel["source"]>, string> = {
  api: "YouTube's API",
  feed: "its public feed",
  push: "its public feed",
};

function showChannel({ id, title, state, readAt, source, paceMs, isMuted }: WatchedChannel, now: Date) {
  return { id, title, to: channelPath(id), isMuted, note: noteOf() };

  function noteOf(): string {
    if (state === "missing") return "YouTube does not know this channel any more";
    if (readAt === null) return "Not read yet: within the hour";
    const read = `Read ${relativeAge(readAt, now)} from ${source ? HOW[source] : "YouTube"}`;
    return state === "failed"
      ? `${read}; the last try failed, and another follows`
      : `${read}, again about every ${ageInWords(paceMs / DAY_MS)}`;
  }
}
