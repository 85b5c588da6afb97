import type { Reading } from "../../../engines/questions";
import { aboutDayText } from "../../../numbers/days";
import { compactCounted, counted, formatCount, timesText } from "../../../numbers/figures";
import {
  type AnswerShown,
  barred,
  CHANNEL,
  type Found,
  NO_SUBSCRIBERS,
  NONE_READ,
  notNamed,
  REPORT,
  SUBSCRIBERS,
  viewsOf,
} from "./shown";

const USUAL =
  /\b(?:average|avg|usual\w*|typical\w*|normal\w*|median|mean|per video|durchschnitt\w*|promedio|media|moyenne)\b/i;
const TOTAL = /\b(?:total|overall|altogether|all together|in all|insgesamt|en total|no total)\b|\bviews?\b/i;

/** Asks where things are going, up or down. */
const GROWTH =
  /\b(?:grow\w*|shrink\w*|declin\w*|dying|stagnat\w*|stuck|flat\w*|plateau\w*|slump|improv\w*|getting (?:better|worse|bigger)|up or down|(?:going|gone?|trending) (?:up|down|backwards)|slow\w* down|gain\w*|los[et]|losing|wachs\w*|wächs\w*|crec\w*|cresc\w*|grandi\w*)\b/iu;

/** Figures of the channel, those that the question names first. */
export function showFigures(
  { channel, best, worst }: Found<"channel">,
  { kind, extreme }: Pick<Reading, "kind" | "extreme">,
  question: string,
): AnswerShown {
  const what = kind === "short" ? "Short" : kind === "long" ? "long video" : "upload";
  const all = best.all;
  if (GROWTH.test(question)) return showGrowth(channel, kind, question);
  const isWorst = extreme === "least";
  const list = isWorst ? worst.uploads : extreme === "most" ? best.uploads : null;
  const [first] = list ?? [];
  if (list && first) {
    return {
      says: `Your ${what} with the ${isWorst ? "fewest" : "most"} views is “${first.title}”: ${viewsOf(first.views)}.`,
      lines: barred(list, ({ views }) => views).map(({ title, views, percent }) => ({
        ...{ text: title, value: viewsOf(views), percent },
      })),
      source: CHANNEL,
      next: [REPORT],
    };
  }
  const known =
    channel.subscribers === null ? "" : `${compactCounted(channel.subscribers, "subscriber")} and `;
  const usual =
    all.medianViews === null
      ? null
      : `Half of your ${counted(all.uploads, what)} got more than ${viewsOf(all.medianViews)}.`;
  const says =
    usual && USUAL.test(question)
      ? usual
      : kind && all.uploads === 0
        ? `You have no ${what}s yet.`
        : kind
          ? `You have ${counted(all.uploads, what)} with ${viewsOf(all.views)} together.`
          : TOTAL.test(question) && !SUBSCRIBERS.test(question)
            ? `Your ${counted(all.uploads, "upload")} have ${viewsOf(all.views)} together.`
            : `${channel.name} has ${known}${counted(channel.uploads, "upload")}.`;
  return {
    says,
    lines: [
      // Lists tell no lengths.
      ...(channel.longs + channel.shorts === 0
        ? []
        : [
            { text: "Long videos", value: formatCount(channel.longs), percent: null },
            { text: "Shorts", value: formatCount(channel.shorts), percent: null },
          ]),
      ...(all.uploads === 0
        ? []
        : [
            {
              text: `Views of ${kind ? `your ${what}s` : "all uploads"}`,
              value: viewsOf(all.views),
              percent: null,
            },
          ]),
      ...(all.medianViews === null
        ? []
        : [{ text: `Middle ${what}`, value: viewsOf(all.medianViews), percent: null }]),
    ],
    source: CHANNEL,
    next: [REPORT],
  };
}

type Channel = Found<"last-uploads">["channel"];
type Last = Channel["lastUploads"];

const lastOf = ({ lastUploads }: Channel, kind: Reading["kind"]) =>
  kind ? lastUploads.filter((one) => one.kind === kind) : lastUploads;

/** Those of the last uploads that can be compared with the usual, and what they are called. */
function comparedOf(asked: Last) {
  const judged = asked.filter(({ multiple }) => multiple !== null);
  const count = formatCount(judged.length);
  const called =
    judged.length === asked.length
      ? `your last ${count} uploads`
      : `the ${count} of your last uploads that can be compared`;
  return { judged, called };
}

/** How many of the last uploads beat the usual; that they are too few where fewer than two can be compared. */
function showGrowth(channel: Channel, kind: Reading["kind"], question: string): AnswerShown {
  const { judged, called } = comparedOf(lastOf(channel, kind));
  if (judged.length < 2)
    return {
      says: "Too few of your last uploads can be compared with your usual to say so.",
      ...{ lines: uploadLines(lastOf(channel, kind)), source: CHANNEL, next: [REPORT] },
    };
  // As it is shown: 1.0 times the usual is the usual.
  const above = judged.filter(({ multiple }) => Math.round(10 * (multiple ?? 0)) > 10).length;
  const says =
    above === 0
      ? `No upload among ${called} got more than your usual at its age.`
      : `${above === judged.length ? "All" : formatCount(above)} of ${called} got more than your usual at their age.`;
  return {
    says: SUBSCRIBERS.test(question) ? `${says} ${NO_SUBSCRIBERS}` : says,
    ...{ lines: uploadLines(judged), source: CHANNEL, next: [REPORT] },
  };
}

/** The newest uploads beside the usual; of one kind where it was named, from the best or worst where one was asked for. */
export function showLastUploads(
  { channel }: Found<"last-uploads">,
  { kind, extreme }: Pick<Reading, "kind" | "extreme">,
): AnswerShown {
  const asked = lastOf(channel, kind);
  const { judged, called } = comparedOf(asked);
  if (extreme && judged.length > 1) {
    const sign = extreme === "least" ? 1 : -1;
    const ranked = judged.toSorted((a, b) => sign * ((a.multiple ?? 0) - (b.multiple ?? 0)));
    const [{ title, multiple } = { title: "", multiple: 1 }] = ranked;
    return {
      says: `“${title}” did ${extreme === "least" ? "worst" : "best"} of ${called}: ${timesText(multiple ?? 1)} your usual at its age.`,
      ...{ lines: uploadLines(ranked), source: CHANNEL, next: [REPORT] },
    };
  }
  const kindName = kind === "short" ? "Short" : "long video";
  const [newest] = asked;
  const says = newest
    ? toldOf(newest)
    : kind && channel.lastUploads.length > 0
      ? `No ${kindName} is among your last ${counted(channel.lastUploads.length, "upload")}.`
      : NONE_READ;
  return { says, lines: uploadLines(asked), source: CHANNEL, next: [REPORT] };
}

function toldOf({ title, views, multiple }: Last[number]): string {
  const has = `“${title}” has ${viewsOf(views)}`;
  return multiple === null
    ? `${has}. It cannot be compared yet.`
    : `${has}: ${timesText(multiple)} your usual at its age.`;
}

function uploadLines(uploads: Last): AnswerShown["lines"] {
  return barred(uploads, ({ multiple }) => multiple).map(({ title, multiple, views, percent }) => ({
    text: title,
    value: multiple === null ? viewsOf(views) : `${timesText(multiple)} your usual`,
    percent,
  }));
}

/** The uploads that a question names. */
export function showUploads(
  { channel, list }: Found<"uploads">,
  { subject }: Pick<Reading, "subject">,
): AnswerShown {
  const [first] = list.uploads;
  if (!first)
    return {
      says: `${notNamed(subject)} Your last uploads are below.`,
      lines: uploadLines(channel.lastUploads),
      source: CHANNEL,
      next: [REPORT],
    };
  const last = channel.lastUploads.find(({ title }) => title === first.title);
  const says = last ? toldOf(last) : `“${first.title}” has ${viewsOf(first.views)}.`;
  return {
    says:
      list.all.uploads > 1
        ? `${says} ${formatCount(list.all.uploads)} uploads match; the newest stands first.`
        : says,
    lines: list.uploads.map(({ title, views, publishedAt, publishedWithinDays }) => ({
      text: `${title} · ${aboutDayText(publishedAt, publishedWithinDays)}`,
      value: viewsOf(views),
      percent: null,
    })),
    source: CHANNEL,
    next: [REPORT],
  };
}
