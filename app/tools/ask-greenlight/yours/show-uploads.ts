import type { Reading } from "../../../engines/questions";
import { aboutDayText } from "../../../numbers/days";
import { compactCounted, counted, formatCount, moneyText, timesText } from "../../../numbers/figures";
import {
  type AnswerShown,
  barred,
  CHANNEL,
  type Found,
  LINES,
  REPORT,
  REVENUE_PATH,
  SERIES_PATH,
} from "./shown";

const NONE_READ = "No upload has been read yet.";
const USUAL =
  /\b(?:average|avg|usual\w*|typical\w*|normal\w*|median|mean|per video|durchschnitt\w*|promedio|media|moyenne)\b/i;
const TOTAL = /\b(?:total|overall|altogether|all together|in all|insgesamt|en total|no total)\b|\bviews?\b/i;

const viewsOf = (views: number) => compactCounted(views, "view");

/** Figures of the channel, those that the question names first. */
export function showFigures(
  { channel, best, worst }: Found<"channel">,
  { kind, extreme }: Pick<Reading, "kind" | "extreme">,
  question: string,
): AnswerShown {
  const what = kind === "short" ? "Short" : kind === "long" ? "long video" : "upload";
  const all = best.all;
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
          : TOTAL.test(question) && !/subs|abo|follow|inscri|suscri/i.test(question)
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

type Last = Found<"last-uploads">["channel"]["lastUploads"];

/** The newest uploads beside the usual; of one kind where it was named. */
export function showLastUploads(
  { channel }: Found<"last-uploads">,
  { kind }: Pick<Reading, "kind">,
): AnswerShown {
  const asked = kind ? channel.lastUploads.filter((one) => one.kind === kind) : channel.lastUploads;
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
      says: `No upload of yours has “${subject}” in its title. Your last uploads are below.`,
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

/** A time that money is asked of. */
const SPAN =
  /\b(?:(?:last|this|per|a|each|every|past|in) (?:month|week|year|quarter)|monthly|weekly|yearly|today|yesterday|monat\w*|woche|jahr|mes|mês|semana|año|ano|mois|semaine|année)\b/iu;

export function showEarnings(
  { uploads, all, currency }: Found<"earnings">,
  { subject }: Pick<Reading, "subject">,
  question: string,
): AnswerShown {
  const page = { label: "See your revenue", to: REVENUE_PATH };
  const [first] = uploads;
  if (!first || all.revenue === null) {
    return {
      says: "No source of your channel tells revenue. YouTube Studio's export with revenue does.",
      ...{ lines: [], source: null, next: [page] },
    };
  }
  const amount = moneyText(first.revenue ?? 0, currency);
  const says =
    subject === null
      ? `“${first.title}” earned ${amount}, the most of your uploads. All together earned ${moneyText(all.revenue, currency)}.`
      : all.uploads === 1
        ? `“${first.title}” earned ${amount}.`
        : `${counted(all.uploads, "upload")} on “${subject}” earned ${moneyText(all.revenue, currency)} together.`;
  return {
    says: SPAN.test(question)
      ? `${says} That is since each was published: your channel's data tells no revenue by month.`
      : says,
    lines: barred(uploads, ({ revenue }) => revenue).map(({ title, revenue, rpm, percent }) => ({
      text: title,
      value: `${moneyText(revenue ?? 0, currency)}${rpm === null ? "" : `, RPM ${moneyText(rpm, currency)}`}`,
      percent,
    })),
    source: CHANNEL,
    next: [page],
  };
}

const STATES = {
  pays: "above your usual",
  usual: "about your usual",
  under: "under your usual",
  unknown: "too few episodes to judge",
} as const;

/** Asks which series to end. */
const ENDS =
  /\b(?:stop|drop|quit|end|kill|cancel|ditch|retire|give up|aufhören|beenden|dejar|abandonar|parar|arrêter)\b/iu;

/**
 * One series by itself; several from the one that does best now, or where the question asks which to end, worst. Those too
 * short to judge come last.
 */
export function showSeries(
  { series }: Found<"series">,
  { extreme }: Pick<Reading, "extreme">,
  question: string,
): AnswerShown {
  const page = { label: "See your series", to: SERIES_PATH };
  const isWorst = extreme === "least" || ENDS.test(question);
  const named = series.filter(({ name }) => name !== null);
  const judged = named
    .filter(({ recentMultiple }) => recentMultiple !== null)
    .toSorted((a, b) => (isWorst ? -1 : 1) * ((b.recentMultiple ?? 0) - (a.recentMultiple ?? 0)));
  const ranked = [...judged, ...named.filter(({ recentMultiple }) => recentMultiple === null)];
  const [first, ...others] = ranked;
  if (!first)
    return {
      says: "No series was found: three uploads with a common name make one.",
      ...{ lines: [], source: null, next: [page] },
    };
  const got = first.recentMultiple === null ? null : `${timesText(first.recentMultiple)} your usual`;
  const alone = `“${first.name}” has ${counted(first.episodes, "episode")}; ${got === null ? STATES.unknown : `the last three got ${got}`}.`;
  const end = `“${first.name}” does ${isWorst ? "worst" : "best"} of your ${formatCount(ranked.length)} series: its last three got ${got}.`;
  const told = isWorst && first.state !== "under" ? `No series falls behind. ${end}` : end;
  return {
    says: others.length === 0 || got === null ? alone : told,
    lines: barred(ranked.slice(0, LINES), ({ recentMultiple }) => recentMultiple).map(
      ({ name, episodes, recentMultiple, state, percent }) => ({
        text: name ?? "",
        value:
          recentMultiple === null
            ? `${counted(episodes, "episode")}`
            : `${timesText(recentMultiple)}: ${STATES[state]}`,
        percent,
      }),
    ),
    source: { label: "Source: your series", to: SERIES_PATH },
    next: [page],
  };
}

const KINDS = { long: "Long videos", short: "Shorts" } as const;

export function showTiming({ kinds, isOffered }: Found<"timing">): AnswerShown {
  const page = { label: "See your times", to: "/channel" };
  if (isOffered)
    return {
      says: "Your plan lacks upload times; one free analysis is left.",
      ...{ lines: [], source: null, next: [page] },
    };
  const told = kinds.map(({ kind, finding, time, times, uploads, needs }) => {
    const text =
      finding === "best" || finding === "worst"
        ? `${time} did ${finding}: ${timesText(times ?? 1)} your other times`
        : finding === "no-difference"
          ? "No time makes a clear difference"
          : finding === "one-time"
            ? "You always upload at the same time"
            : `Needs ${formatCount(needs ?? 0)} uploads with others around them, you have ${formatCount(uploads)}`;
    return { kind, text, finding };
  });
  const [first] = told;
  const isFree = told.length > 0 && told.every(({ finding }) => finding === "no-difference");
  return {
    says: !first
      ? NONE_READ
      : isFree
        ? "No time makes a clear difference: upload when it suits you."
        : `${first.text}.`,
    // The sentence said it.
    lines: isFree ? [] : told.map(({ kind, text }) => ({ text: KINDS[kind], value: text, percent: null })),
    source: CHANNEL,
    next: [page],
  };
}
