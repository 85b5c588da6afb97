import { isAboutUsual } from "../../../engines/ideas";
import { type ChannelSeries, type Episode, PAYS, STOPS } from "../../../engines/series";
import { usualText } from "../../../light/usual";
import { addressWith } from "../../../navigation/address";
import { aboutDayText, DAY_MS, monthText } from "../../../numbers/days";
import { compact, counted, timesText, wholePercent } from "../../../numbers/figures";
import { type StemChart, stemChart } from "../../../numbers/stem-chart";
import type { StepLink } from "../../../ui/next-steps";

/** So many of their episodes stand in the table, and so many in the drawing: the newest. */
const MAX_ROWS = 12;
const MAX_DOTS = 40;
/** An episode with more views than so many times the first's says nothing of a drop-off. */
const MOST_OF_FIRST = 4;
/** A series without an episode for so long is over. */
const RUNNING_DAYS = 90;

/** An episode to add to a series, as its form offers it. */
export interface NextEpisode {
  series: string;
  episode: number;
  /** The day it offers; "" for none. */
  date: string;
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
  add: NextEpisode | null;
}

export type Tone = "good" | "fair" | "poor" | "neutral";

interface EpisodeRow {
  key: string;
  /** "6", "S2E4"; "" where the series does not count. */
  label: string;
  title: string;
  day: string;
  views: string;
  /** "0.5×", "" where it cannot be compared. */
  multiple: string;
  /** "41%", "" for the first. */
  ofFirst: string;
}

export type DropOffChart = StemChart & { from: string; to: string };

interface Verdict {
  kind: "pays" | "stopped" | "usual" | "unknown";
  tone: Tone;
  /** Of the series by its name: "“Rye week” pays: …" */
  answer: string;
  /** Under its name: "It pays: …" */
  sentence: string;
}

/** Whether a series pays, as the desk says it. */
export function verdictOf(series: ChannelSeries, now: Date): Verdict {
  const { recentMultiple, episodes } = series;
  const name = showName(series);
  const makeVerdict = (kind: Verdict["kind"], tone: Tone, rest: string): Verdict => ({
    ...{ kind, tone },
    answer: `“${name}” ${rest}`,
    sentence: `It ${rest}`,
  });
  const running = isRunning(series, now);
  const stop = describeStop(series, running);
  if (stop && running) {
    return { kind: "stopped", tone: "poor", answer: `Stop “${name}”: ${stop}`, sentence: `Stop it: ${stop}` };
  }
  if (stop) return makeVerdict("stopped", "neutral", stop);
  if (recentMultiple === null) {
    return makeVerdict(
      "unknown",
      "neutral",
      `has ${counted(episodes.length, "episode")}: too few to compare yet.`,
    );
  }
  const got = usualText(recentMultiple);
  if (recentMultiple >= PAYS) {
    return makeVerdict("pays", "good", `${running ? "pays" : "paid to its end"}: its last three got ${got}.`);
  }
  // It takes five episodes to say stop; what three got is said all the same.
  if (recentMultiple <= STOPS) {
    return makeVerdict(
      "usual",
      "fair",
      `${running ? "is" : "ended"} below your usual: its last three got ${got}.`,
    );
  }
  const figure = isAboutUsual(recentMultiple) ? "" : `: its last three got ${got}`;
  return makeVerdict("usual", "fair", `${running ? "is" : "ended"} near your usual${figure}.`);
}

/** A series' name, as a card of the plan has it. */
export function seriesName({ name }: Pick<ChannelSeries, "name">): string {
  return name ?? "Numbered videos";
}

/** The same; one of a bare word with its numbers, since "Ep" names nothing: "Ep 1 to 16". */
function showName(series: ChannelSeries): string {
  const { isNamed, episodes } = series;
  const name = seriesName(series);
  const [first, last] = [episodes[0], episodes.at(-1)];
  if (isNamed || name.includes(" ") || !first || !last) return name;
  return `${name} ${episodeLabel(first)} to ${episodeLabel(last)}`;
}

/** Since when a series is well under the usual, as the reason to stop it, or as its end; null where it is not. */
function describeStop({ stopped, episodes, isNumbered }: ChannelSeries, running: boolean): string | null {
  if (!stopped || stopped.multiple > STOPS) return null;
  const got = usualText(stopped.multiple);
  if (stopped.from === episodes.find(({ multiple }) => multiple !== null)) {
    return running ? `it gets ${got}, and never got more.` : `never paid: it got ${got}.`;
  }
  if (!isNumbered) {
    const since = monthText(stopped.from.upload.publishedAt);
    return running
      ? `since ${since} it gets ${got}.`
      : `stopped paying in ${since}: from there on it got ${got}.`;
  }
  const since = episodeLabel(stopped.from);
  return running
    ? `since episode ${since} it gets ${got}.`
    : `stopped paying at episode ${since}: from there on it got ${got}.`;
}

function isRunning({ episodes }: ChannelSeries, now: Date): boolean {
  return now.getTime() - newestAt(episodes) <= RUNNING_DAYS * DAY_MS;
}

function newestAt(episodes: Episode[]): number {
  return episodes.reduce((newest, { upload }) => Math.max(newest, Date.parse(upload.publishedAt)), 0);
}

/** The series to speak of first: one that runs, then one of which there is something to say; the newest of these. */
export function mainSeries(found: ChannelSeries[], now: Date): ChannelSeries | undefined {
  const weigh = (series: ChannelSeries) => {
    const { kind } = verdictOf(series, now);
    return (
      (isRunning(series, now) ? 4 : 0) +
      (kind === "pays" || kind === "stopped" ? 2 : kind === "usual" ? 1 : 0)
    );
  };
  return found.toSorted((a, b) => weigh(b) - weigh(a))[0];
}

/** What to do next with a series of the channel. */
export function stepsFor(series: ChannelSeries, now: Date): StepLink[] {
  const { isNamed, isNumbered, episodes, recentMultiple } = series;
  const name = seriesName(series);
  const newest = episodes.toSorted((a, b) => (a.upload.publishedAt < b.upload.publishedAt ? 1 : -1))[0];
  const comments = newest?.upload.videoId && {
    label: "Read its newest comments",
    to: addressWith("/comment-sentiment/yours", { video: newest.upload.videoId }),
  };
  const another = { label: "Try another idea", to: "/light" };
  if (verdictOf(series, now).kind === "stopped") return [another, ...(comments ? [comments] : [])];
  const light = {
    label: "Get a light for the next episode",
    // "Day" is no idea: the light's box asks for one.
    to: isNamed ? addressWith("/light", { q: name }) : "/light",
  };
  if (recentMultiple !== null && recentMultiple <= STOPS) return [another, light];
  if (!isNamed) return [light, ...(comments ? [comments] : [])];
  // Without a number its title is not known: "How I use … as a data analyst".
  if (!isNumbered)
    return [light, { label: "Forecast it", to: addressWith("/video-forecast/yours", { title: name }) }];
  const title = `${name} #${(episodes.at(-1)?.episode ?? 0) + 1}`;
  return [
    light,
    { label: "Score its title", to: addressWith("/thumbnail-optimizer/yours", { titles: title }) },
    { label: "Forecast it", to: addressWith("/video-forecast/yours", { title }) },
  ];
}

/** @param add the form for its next episode; null where its series stands in the plan */
export function showFound(series: ChannelSeries, at: number, add: NextEpisode | null, now: Date): FoundShown {
  const { episodes } = series;
  const { sentence, tone } = verdictOf(series, now);
  const [first, last] = episodes
    .map(({ upload }) => upload.publishedAt)
    .sort()
    .flatMap((day, place, days) => (place === 0 || place === days.length - 1 ? [monthText(day)] : []));
  return {
    id: `found-${at}`,
    name: showName(series),
    sentence,
    tone,
    count: `${counted(episodes.length, "episode")}, ${first === last ? first : `${first} to ${last}`}`,
    chart: dropOffChart(series),
    rows: episodes.slice(-MAX_ROWS).map((episode) => showEpisode(episode, series)),
    earlier: Math.max(episodes.length - MAX_ROWS, 0),
    add,
  };
}

function showEpisode(episode: Episode, { isNumbered }: ChannelSeries): EpisodeRow {
  const { upload, multiple, ofFirst } = episode;
  return {
    key: `${upload.videoId ?? upload.title} ${upload.publishedAt}`,
    label: isNumbered ? episodeLabel(episode) : "",
    title: upload.title,
    day: aboutDayText(upload.publishedAt, upload.publishedWithinDays),
    views: compact(upload.views),
    multiple: multiple === null ? "" : timesText(multiple),
    ofFirst: ofFirst === null || ofFirst > MOST_OF_FIRST ? "" : wholePercent(ofFirst),
  };
}

/** Seasons above this are years, in which the numbers begin anew. */
const MOST_SEASONS = 1900;

function episodeLabel({ season, episode }: Episode): string {
  if (season === null) return String(episode);
  return season > MOST_SEASONS ? `${episode} of ${season}` : `S${season}E${episode}`;
}

/** Each episode's multiple of the usual, in their order, on a log scale; null with fewer than two. */
function dropOffChart({ episodes, isNumbered }: ChannelSeries): DropOffChart | null {
  const known = episodes
    .flatMap(({ multiple, ...episode }) => {
      if (multiple === null) return [];
      const label = isNumbered
        ? episodeLabel({ ...episode, multiple })
        : monthText(episode.upload.publishedAt);
      return [{ multiple, label }];
    })
    .slice(-MAX_DOTS);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || known.length < 2) return null;
  return {
    ...stemChart(known.map(({ multiple }) => multiple)),
    from: isNumbered ? `Episode ${first.label}` : first.label,
    to: last.label,
  };
}
