import type { Reading } from "../../../engines/questions";
import { CHANNEL_PATH } from "../../../navigation/paths";
import { counted, formatCount, timesText } from "../../../numbers/figures";
import { type AnswerShown, barred, CHANNEL, type Found, LINES, NONE_READ, SERIES_PATH } from "./shown";

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
  const page = { label: "See your times", to: CHANNEL_PATH };
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
