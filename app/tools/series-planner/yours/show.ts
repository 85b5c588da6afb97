import { scaleLog } from "d3-scale";
import type { Channel } from "../../../channel/channel";
import {
  type ChannelSeries,
  type Episode,
  findSeries,
  PAYS,
  STOPS,
  seriesKey,
} from "../../../engines/series";
import { DAY_MS, dayText, isoDay, monthText, nearDayText } from "../../../numbers/days";
import { percentLength } from "../../../numbers/drawing";
import { compact, counted, timesText, wholePercent } from "../../../numbers/figures";
import { cardName, EPISODE_MAX, type PlannedCard } from "../../../plan/card";
import { STATE_LABELS } from "../../../plan/messages";
import { PLAN_PATH } from "../../../plan/paths";
import type { StepLink } from "../../../ui/next-steps";
import { addressWith } from "../../tool/address";
import { advise, dayOf, episodeNumber, groupCards, nextDay, type PlannedSeries } from "./group-cards";

/** So many series of the channel are shown, the newest first. */
const MAX_FOUND = 8;
/** So many of their episodes stand in the table, and so many in the drawing: the newest. */
const MAX_ROWS = 12;
const MAX_DOTS = 40;
/** A series without an episode for so long is over. */
const RUNNING_DAYS = 90;

/** A form that adds an episode to a series. */
export interface AddShown {
  series: string;
  episode: number;
  /** The day it offers; "" for none. */
  date: string;
}

export interface PlannedShown {
  /** Of its element, and of the form in it. */
  id: string;
  name: string;
  /** "3 episodes, 1 published" */
  count: string;
  /** What to do next; null where all is well. */
  next: AdviceShown | null;
  /** What else could be better. */
  others: AdviceShown[];
  /** What its episodes on the channel got; null without any. */
  lately: string | null;
  cards: {
    id: string;
    name: string;
    /** "3", "" without a number. */
    episode: string;
    /** "Nov 24", "" without a date. */
    day: string;
    state: string;
    isSample: boolean;
  }[];
  add: AddShown;
}

export interface AdviceShown {
  text: string;
  /** The card that gets a day by a button, and its label. */
  move: { id: string; date: string; label: string } | null;
}

export interface FoundShown {
  id: string;
  name: string;
  /** "It pays: its last three got 1.4 times your usual." */
  sentence: string;
  tone: Tone;
  /** "12 episodes, Mar 2025 to Nov 2026" */
  count: string;
  chart: DropOffChart | null;
  rows: EpisodeRow[];
  /** Episodes before those. */
  earlier: number;
  /** The form for its next episode; null where its series stands in the plan above. */
  add: AddShown | null;
}

export type Tone = "good" | "fair" | "poor" | "neutral";

interface EpisodeRow {
  key: string;
  /** "6", "S2E4" */
  label: string;
  title: string;
  day: string;
  views: string;
  /** "0.5×", "" where it cannot be compared. */
  multiple: string;
  /** "41%", "" for the first. */
  ofFirst: string;
}

export interface DropOffChart {
  base: string;
  dots: { x: string; y: string; isAbove: boolean }[];
  marks: { label: string; y: string; isUsual: boolean }[];
  from: string;
  to: string;
}

export interface SeriesDeskShown {
  /** One sentence about the series that matters most; "" without any. */
  answer: string;
  next: StepLink[];
  planned: PlannedShown[];
  found: FoundShown[];
  /** Series of the channel that are not shown. */
  older: number;
}

/** What the channel's and the plan's series come to. */
export function showSeriesDesk(cards: PlannedCard[], channel: Channel | null, now: Date): SeriesDeskShown {
  const found = findSeries(channel?.uploads ?? []);
  const groups = groupCards(cards);
  const planned = groups.map((series, at) => showPlanned(series, at, found, now));
  const inPlan = new Set(groups.map(({ key }) => key));
  const main = mainSeries(found, now);
  const [first] = planned;
  return {
    answer: main ? verdictOf(main, now).answer : first ? `“${first.name}”: ${openingOf(first)}` : "",
    next: main
      ? stepsFor(main, now)
      : first
        ? [{ label: "See it in the calendar", to: `${PLAN_PATH}?view=calendar` }]
        : [],
    planned,
    found: found.slice(0, MAX_FOUND).map((series, at) => showFound(series, at, { inPlan, groups, now })),
    older: Math.max(found.length - MAX_FOUND, 0),
  };
}

function openingOf({ next, count }: PlannedShown): string {
  const text = next?.text ?? `${count}, well timed.`;
  return `${text[0]?.toLowerCase() ?? ""}${text.slice(1)}`;
}

function showPlanned(series: PlannedSeries, at: number, found: ChannelSeries[], now: Date): PlannedShown {
  const { key, name, cards } = series;
  const today = isoDay(now);
  const onChannel = found.find((one) => one.key === key);
  const verdict = onChannel && verdictOf(onChannel, now);
  const [next = null, ...others] = advise(series, {
    today,
    published: onChannel?.episodes.length ?? 0,
    pays: verdict?.kind === "pays",
  }).map(
    ({ text, move }): AdviceShown => ({
      text,
      move: move && { ...move, label: `Set it to ${nearDayText(move.date, today)}` },
    }),
  );
  const published = cards.filter(({ state }) => state === "published").length;
  return {
    id: `planned-${at}`,
    name,
    count: `${counted(cards.length, "episode")}${published > 0 ? `, ${published} published` : ""}`,
    next,
    others: others.slice(0, 3),
    lately: verdict
      ? `On your channel: ${verdict.sentence.charAt(0).toLowerCase()}${verdict.sentence.slice(1)}`
      : null,
    cards: cards.map((card, at) => {
      const day = dayOf(card);
      return {
        id: card.id,
        name: cardName(card),
        episode: episodeNumber(card, at),
        day: day === null ? "" : nearDayText(day, today),
        state: STATE_LABELS[card.state],
        isSample: card.isSample,
      };
    }),
    add: { series: name, episode: nextEpisode(key, cards, found), date: nextDay(cards, today) ?? "" },
  };
}

/** The number after the highest of a series, in the plan or on the channel; of its newest season. */
export function nextEpisode(key: string, cards: PlannedCard[], found: ChannelSeries[]): number {
  const own = cards.filter(({ series, state }) => state !== "dropped" && seriesKey(series) === key);
  const last = found.find((series) => series.key === key)?.episodes.at(-1)?.episode ?? 0;
  const numbers = [last, ...own.map(({ episode }) => episode ?? 0)];
  const highest = numbers.reduce((one, other) => Math.max(one, other), 0);
  return Math.min(Math.max(highest, last === 0 ? own.length : 0) + 1, EPISODE_MAX);
}

interface Verdict {
  kind: "pays" | "stopped" | "usual" | "unknown";
  tone: Tone;
  /** Of the series by its name: "“Rye week” pays: …" */
  answer: string;
  /** Under its name: "It pays: …" */
  sentence: string;
}

function verdictOf(series: ChannelSeries, now: Date): Verdict {
  const { name, lately, episodes } = series;
  const said = (kind: Verdict["kind"], tone: Tone, rest: string): Verdict => ({
    ...{ kind, tone },
    answer: `“${name}” ${rest}`,
    sentence: `It ${rest}`,
  });
  const running = isRunning(series, now);
  const stop = describeStop(series, running);
  if (stop && running) {
    return { kind: "stopped", tone: "poor", answer: `Stop “${name}”: ${stop}`, sentence: `Stop it: ${stop}` };
  }
  if (stop) return said("stopped", "neutral", stop);
  if (lately === null) {
    return said("unknown", "neutral", `has ${counted(episodes.length, "episode")}: too few to compare yet.`);
  }
  const got = usualText(lately);
  if (lately >= PAYS) {
    return said("pays", "good", `${running ? "pays" : "paid to its end"}: its last three got ${got}.`);
  }
  return said(
    "usual",
    "fair",
    running
      ? `is near your usual: its last three got ${got}.`
      : `ended near your usual: its last three got ${got}.`,
  );
}

/** Since when a series is well under the usual, as the reason to stop it, or as its end; null where it is not. */
function describeStop({ stopped, episodes }: ChannelSeries, running: boolean): string | null {
  if (!stopped || stopped.multiple > STOPS) return null;
  const got = usualText(stopped.multiple);
  if (stopped.from === episodes.find(({ multiple }) => multiple !== null)) {
    return running ? `it gets ${got}, and never got more.` : `never paid: it got ${got}.`;
  }
  const since = episodeLabel(stopped.from);
  return running
    ? `since episode ${since} it gets ${got}.`
    : `stopped paying at episode ${since}: from there on it got ${got}.`;
}

/** "half your usual", "1.4 times your usual". */
export function usualText(multiple: number): string {
  const shares: [number, string][] = [
    [0.25, "a quarter of your usual"],
    [1 / 3, "a third of your usual"],
    [0.5, "half your usual"],
    [1, "your usual"],
    [2, "twice your usual"],
  ];
  const near = shares.find(([share]) => Math.abs(multiple / share - 1) <= 0.06);
  if (near) return near[1];
  if (multiple < 1) return `${wholePercent(multiple)} of your usual`;
  return `${timesText(multiple).replace("×", "")} times your usual`;
}

function isRunning({ episodes }: ChannelSeries, now: Date): boolean {
  return now.getTime() - newestAt(episodes) <= RUNNING_DAYS * DAY_MS;
}

function newestAt(episodes: Episode[]): number {
  return episodes.reduce((newest, { upload }) => Math.max(newest, Date.parse(upload.publishedAt)), 0);
}

/** The series to speak of first: one that runs, then one of which there is something to say; the newest of these. */
function mainSeries(found: ChannelSeries[], now: Date): ChannelSeries | undefined {
  const weigh = (series: ChannelSeries) => {
    const { kind } = verdictOf(series, now);
    return (
      (isRunning(series, now) ? 4 : 0) +
      (kind === "pays" || kind === "stopped" ? 2 : kind === "usual" ? 1 : 0)
    );
  };
  return found.toSorted((a, b) => weigh(b) - weigh(a))[0];
}

function stepsFor(series: ChannelSeries, now: Date): StepLink[] {
  const { name, episodes } = series;
  const newest = episodes.toSorted((a, b) => (a.upload.publishedAt < b.upload.publishedAt ? 1 : -1))[0];
  const comments = newest?.upload.videoId && {
    label: "Read its newest comments",
    to: addressWith("/comment-sentiment/yours", { video: newest.upload.videoId }),
  };
  const light = (label: string) => ({ label, to: addressWith("/light", { q: name }) });
  if (verdictOf(series, now).kind === "stopped") {
    return [{ label: "Try another idea", to: "/light" }, ...(comments ? [comments] : [])];
  }
  const title = `${name} #${(episodes.at(-1)?.episode ?? 0) + 1}`;
  return [
    light("Get a light for the next episode"),
    { label: "Score its title", to: addressWith("/thumbnail-optimizer/yours", { titles: title }) },
    { label: "Forecast it", to: addressWith("/video-forecast/yours", { title }) },
  ];
}

interface Around {
  inPlan: Set<string>;
  groups: PlannedSeries[];
  now: Date;
}

function showFound(series: ChannelSeries, at: number, { inPlan, now }: Around): FoundShown {
  const { key, name, episodes } = series;
  const { sentence, tone } = verdictOf(series, now);
  const [first, last] = episodes
    .map(({ upload }) => upload.publishedAt)
    .sort()
    .flatMap((day, place, days) => (place === 0 || place === days.length - 1 ? [monthText(day)] : []));
  return {
    id: `found-${at}`,
    name,
    sentence,
    tone,
    count: `${counted(episodes.length, "episode")}, ${first === last ? first : `${first} to ${last}`}`,
    chart: dropOffChart(episodes),
    rows: episodes.slice(-MAX_ROWS).map((episode) => showEpisode(episode)),
    earlier: Math.max(episodes.length - MAX_ROWS, 0),
    add: inPlan.has(key) ? null : { series: name, episode: nextEpisode(key, [], [series]), date: "" },
  };
}

function showEpisode(episode: Episode): EpisodeRow {
  const { upload, multiple, ofFirst } = episode;
  return {
    key: `${upload.videoId ?? upload.title} ${upload.publishedAt}`,
    label: episodeLabel(episode),
    title: upload.title,
    day: dayText(upload.publishedAt),
    views: compact(upload.views),
    multiple: multiple === null ? "" : timesText(multiple),
    ofFirst: ofFirst === null ? "" : wholePercent(ofFirst),
  };
}

function episodeLabel({ season, episode }: Episode): string {
  return season === null ? String(episode) : `S${season}E${episode}`;
}

const MARKS = [1 / 64, 1 / 16, 1 / 4, 1 / 2, 1, 2, 4, 16, 64];
/** Up to so many marks there is room for a half and a double, too. */
const MAX_MARKS = 5;

/** Each episode's multiple of the usual, in their order, on a log scale; null with fewer than two. */
function dropOffChart(episodes: Episode[]): DropOffChart | null {
  const known = episodes
    .flatMap(({ multiple, ...episode }) =>
      multiple === null ? [] : [{ multiple, label: episodeLabel({ ...episode, multiple }) }],
    )
    .slice(-MAX_DOTS);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || known.length < 2) return null;
  const multiples = known.map(({ multiple }) => multiple);
  const [low, high] = [Math.min(0.5, ...multiples) / 1.3, Math.max(2, ...multiples) * 1.3];
  const scale = scaleLog().domain([low, high]).range([100, 0]);
  const fitting = MARKS.filter((mark) => mark > low && mark < high);
  const marks =
    fitting.length <= MAX_MARKS ? fitting : fitting.filter((mark) => mark !== 1 / 2 && mark !== 2);
  return {
    base: percentLength(scale(1)),
    dots: known.map(({ multiple }, at) => ({
      x: percentLength(((at + 0.5) * 100) / known.length),
      y: percentLength(scale(multiple)),
      isAbove: multiple >= 1,
    })),
    marks: marks.map((mark) => ({
      label: mark === 1 / 2 ? "½×" : mark < 1 ? `1⁄${1 / mark}×` : `${mark}×`,
      y: percentLength(scale(mark)),
      isUsual: mark === 1,
    })),
    from: `Episode ${first.label}`,
    to: last.label,
  };
}
