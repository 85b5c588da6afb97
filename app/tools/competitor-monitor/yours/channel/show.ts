import { titleTerms } from "../../../../engines/ideas";
import { findSeries, PAYS } from "../../../../engines/series";
import { findFrames } from "../../../../engines/titles";
import {
  gapsOf,
  kindOf,
  type Multiple,
  multipleOf,
  OUTLIER_TIMES,
  usualGap,
} from "../../../../engines/watch";
import type { Channel } from "../../../../model/channel";
import { UNMEASURED } from "../../../../model/upload";
import type { WatchedChannel, WatchedVideo } from "../../../../model/watch";
import { DAY_MS, dayText, monthText, relativeAge } from "../../../../numbers/days";
import { compactCounted, counted, timesInWords, timesText } from "../../../../numbers/figures";
import { stemChart, withRoom } from "../../../../numbers/stem-chart";
import { median } from "../../../../statistics/quantiles";
import { ageInWords, gapText, videoAddress } from "../../../../watch/tell";
import { freeIdea } from "../../../../words/free-idea";

/** Uploads in the picture. */
const SHOWN = 30;
/** An upload at so many times the usual did well enough to be asked whether the creator has its subject. */
const WELL = 1.5;
const MOST_GAPS = 5;
/** Two words that tell a subject in common: then the creator has been there. */
const SHARED = 2;
/** A word tells a subject from here on (`titleTerms`, 0 to 1). */
const TELLS = 0.5;

export type WatchedPage = ReturnType<typeof showWatchedChannel>;

interface Judged {
  video: WatchedVideo;
  multiple: Multiple | null;
}

/** What the page of a watched channel draws: one upload in full if the address names it, then the channel. */
export function showWatchedChannel(
  { channel, videos }: { channel: WatchedChannel; videos: WatchedVideo[] },
  own: Channel | null,
  asked: string | null,
  now: Date,
) {
  const judged = videos.map((video): Judged => ({ video, multiple: multipleOf(video, videos) }));
  const one = judged.find(({ video }) => video.id === asked);
  return {
    id: channel.id,
    name: channel.title,
    facts: factsOf(videos),
    video: one ? showVideo(one, now) : null,
    chart: chartOf(judged.slice(0, SHOWN), asked),
    uploads: judged.slice(0, SHOWN).map((each) => showUpload(each, now)),
    works: worksOf(judged, channel.title),
    gaps: own && !own.isSample ? gapsFor(judged, own, channel.title) : null,
  };
}

/** What the channel usually does: median views, and how often. */
function factsOf(videos: WatchedVideo[]) {
  const grown = videos.flatMap(({ counts, publishedAt }) => {
    const newest = counts.at(-1);
    return newest && newest[0] - Date.parse(publishedAt) >= 7 * DAY_MS ? [newest[1]] : [];
  });
  const usual = median(grown.toSorted((a, b) => a - b));
  const gap = usualGap({ videos });
  return [
    {
      term: "Views so far",
      value: usual
        ? `${compactCounted(usual, "view")} on an upload: the median of ${counted(grown.length, "upload")} older than a week`
        : "Not enough uploads yet",
    },
    {
      term: "Rhythm",
      value:
        gap === null
          ? "Not enough uploads yet"
          : `${gapText(gap)}, by its newest ${Math.min(10, gapsOf({ videos }).length)} gaps`,
    },
  ];
}

/** One upload with what its multiple was made of, and every count that was taken. */
function showVideo({ video, multiple }: Judged, now: Date) {
  const { id, title, publishedAt, counts, before, missingAt } = video;
  return {
    title,
    href: videoAddress(id),
    age: relativeAge(publishedAt, now),
    verdict: multiple ? verdictOf(multiple) : "Too few uploads before it to say what is usual.",
    basis: multiple
      ? `Usual by then: about ${compactCounted(Math.round(multiple.views / multiple.times), "view")}, the median of the ${counted(multiple.n, "upload")} before it${multiple.isSameKind ? ` of its kind (${kindOf(video) === "short" ? "Shorts" : "long videos"})` : ""}, each taken back to that age. Likely ${timesText(multiple.low)} to ${timesText(multiple.high)}.`
      : null,
    counts: counts.map(([at, views]) => ({
      at: ageInWords((at - Date.parse(publishedAt)) / DAY_MS),
      views: compactCounted(views, "view"),
    })),
    before: before && { title: before.title, day: dayText(before.at), since: sinceText(video, before.at) },
    isGone: missingAt !== null,
  };
}

function verdictOf({ times, days, views }: Multiple): string {
  const at = `${compactCounted(views, "view")} after ${ageInWords(days)}`;
  if (times >= OUTLIER_TIMES) return `It stands out: ${at}, ${timesInWords(times)} what is usual by then.`;
  return `${at}, ${timesInWords(times)} what is usual by then.`;
}

/** What followed a change of title; null where nothing was counted since. */
function sinceText({ counts }: WatchedVideo, changed: number): string | null {
  const then = counts.findLast(([at]) => at <= changed);
  const newest = counts.at(-1);
  if (!then || !newest || newest[0] <= changed) return null;
  return `${compactCounted(newest[1] - then[1], "view")} in the ${ageInWords((newest[0] - changed) / DAY_MS)} since.`;
}

/** The newest uploads as multiples of the usual before each, oldest first; null with fewer than two. */
function chartOf(judged: Judged[], asked: string | null) {
  const compared = judged
    .toReversed()
    .flatMap(({ video, multiple }) => (multiple ? [{ video, multiple }] : []));
  const [first, last] = [compared[0], compared.at(-1)];
  if (!first || !last || compared.length < 2) return null;
  const chart = stemChart(compared.map(({ multiple }) => multiple.times));
  const stems = chart.stems.map((stem, at) => {
    const { times = 1 } = compared[at]?.multiple ?? {};
    const isAsked = compared[at]?.video.id === asked;
    const isOut = times >= OUTLIER_TIMES;
    return { ...stem, isPlain: !(isAsked || isOut), label: isAsked || isOut ? timesText(times) : null };
  });
  return {
    ...chart,
    stems: withRoom(stems, chart.base),
    from: monthText(first.video.publishedAt),
    to: monthText(last.video.publishedAt),
    count: compared.length,
  };
}

function showUpload({ video, multiple }: Judged, now: Date) {
  const views = video.counts.at(-1)?.[1];
  return {
    id: video.id,
    title: video.title,
    href: videoAddress(video.id),
    age: relativeAge(video.publishedAt, now),
    views: views === undefined ? "Not counted" : compactCounted(views, "view"),
    times: multiple ? timesText(multiple.times) : "–",
  };
}

/** Series and wordings of the channel that beat its usual; [] where too little tells. */
function worksOf(judged: Judged[], name: string) {
  const uploads = judged.flatMap(({ video: { id, title, publishedAt, seconds, counts } }) => {
    const newest = counts.at(-1);
    if (!newest) return [];
    return {
      ...UNMEASURED,
      ...{ videoId: id, title, publishedAt, durationSeconds: seconds, views: newest[1] },
      countedAt: new Date(newest[0]).toISOString(),
    };
  });
  const series = findSeries(uploads, name).flatMap(({ name: title, isNamed, episodes, recentMultiple }) =>
    title !== null && isNamed && recentMultiple !== null && recentMultiple >= PAYS
      ? [
          {
            what: title,
            how: `Series of ${episodes.length}: its last three got ${timesInWords(recentMultiple)} the usual`,
          },
        ]
      : [],
  );
  const titles = judged.flatMap(({ video, multiple }) =>
    multiple ? [{ title: video.title, multiple: multiple.times }] : [],
  );
  const frames = findFrames(titles).map(({ text, from, multiple }) => ({
    what: text,
    how: `Wording of ${counted(from.length, "upload")}: ${timesInWords(multiple)} the usual`,
  }));
  return [...series, ...frames].slice(0, MOST_GAPS);
}

/** What did well there on a subject that none of the creator's own uploads names. */
function gapsFor(judged: Judged[], own: Channel, name: string) {
  const known = own.uploads.map(({ title }) => subjectsOf(title));
  return judged
    .flatMap(({ video, multiple }) => {
      const subjects = subjectsOf(video.title);
      if (!multiple || multiple.times < WELL || subjects.length === 0) return [];
      const needed = Math.min(SHARED, subjects.length);
      const isKnown = known.some((own) => subjects.filter((term) => own.includes(term)).length >= needed);
      return isKnown ? [] : [{ video, times: multiple.times }];
    })
    .toSorted((a, b) => b.times - a.times)
    .slice(0, MOST_GAPS)
    .map(({ video: { id, title }, times }) => ({
      id,
      idea: freeIdea(title, name),
      href: videoAddress(id),
      times: timesText(times),
    }));
}

const subjectsOf = (title: string) =>
  [...titleTerms(title)].flatMap(([term, { tells }]) => (tells >= TELLS ? [term] : []));
