import type { Comparison, KindReport, Level, Step } from "../../engines/channel-report";
import { cellText } from "../../functions/channel/summary";
import type { UploadKind } from "../../model/upload";
import { monthText } from "../../numbers/days";
import { approximate, counted, formatCount, percentText, timesText } from "../../numbers/figures";

/** Where every upload comes with an age alone. */
const NOT_JUDGED =
  "Not judged, and first days neither: your list tells ages such as “3 weeks ago”, not days.";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Uploads above their usual are credited with a run's views from this share of them on. */
const MOST_VIEWS = 0.4;

/** A run within this of the usual, up or down, is about the usual. */
const ABOUT = 1.25;

/** A run needs ten uploads, and five before them. */
const RUN_NEEDS = 15;

/** "videos" where the channel has one kind, else "long videos" or "Shorts". */
export function kindName(kind: UploadKind, alone: boolean): string {
  if (kind === "short") return "Shorts";
  return alone ? "videos" : "long videos";
}

/** How the last ten did, in a sentence a person would say. */
export function writeAnswer({ run, uploads, stopped, newest }: KindReport, name: string): string {
  if (!run) {
    const one = name === "Shorts" ? "Short" : name.slice(0, -1);
    return `You have ${counted(uploads, one, name)} to compare. From ${RUN_NEEDS} on you see here how the last ten did.`;
  }
  const until = newest[0]?.upload.publishedAt;
  const which =
    stopped && until ? `Your last ten ${name}, until ${monthText(until)},` : `Your last ten ${name}`;
  const verb = stopped ? "ran" : "run";
  const multiple = `${verb} ${run.times > 1 ? "" : "at "}${timesText(run.times)} your usual`;
  const isAbout = run.times <= ABOUT && run.times >= 1 / ABOUT;
  const level = run.clear
    ? multiple
    : isAbout
      ? `${verb} at about your usual`
      : `${multiple}, which may be chance`;
  const hits = run.hits.length;
  if (hits === 0) return `${which} ${level}.`;
  const who = hits === 1 ? "one" : (NUMBERS[hits] ?? String(hits));
  const did = run.hitShare >= MOST_VIEWS ? `brought ${percentText(run.hitShare)} of the views` : "stood out";
  return `${which} ${level}; ${who} ${did}.`;
}

/** The level against a year ago, in a sentence. */
export function writeLevel(level: Level): string {
  if (level.kind === "not-enough") return "A year ago there were too few uploads to compare with.";
  const range = rangeText(level);
  if (!level.clear)
    return `Against a year ago it is ${timesText(level.times)}, likely ${range}: that may be chance.`;
  return `You are at ${timesText(level.times)} your level of a year ago (likely ${range}).`;
}

/** "1.3× to 2.6×". */
export function rangeText({ low, high }: Pick<Comparison, "low" | "high">): string {
  return `${timesText(low)} to ${timesText(high)}`;
}

/** What a typical upload gets, in a line; null without any figure. */
export function writeFirstDays({ firstDays }: KindReport): string | null {
  const [first, , month] = firstDays;
  if (!first || !month) return null;
  return `About ${approximate(first.views)} on the first day, ${approximate(month.views)} after 30 days.`;
}

/** Where views are lost, in a line. */
export function writeFunnel({ funnel }: KindReport): string | null {
  if (!funnel) return null;
  const total = funnel.lost.seen + funnel.lost.clicked + funnel.lost.watched;
  if (total === 0) return "Nowhere in particular: every upload stays near your own median.";
  const parts = (["seen", "clicked", "watched"] as const).flatMap((step) =>
    funnel.lost[step] > 0 ? [`${funnel.lost[step]} ${LOST[step]}`] : [],
  );
  return `Your last ${counted(funnel.uploads.length, "upload")}: ${parts.join(", ")}.`;
}

const LOST: Record<Step, string> = {
  seen: "hardly shown",
  clicked: "shown but not clicked",
  watched: "clicked but not watched",
};

/** What one upload lost, for its row. */
export const LOST_AT: Record<Step, string> = {
  seen: "Hardly shown",
  clicked: "Not clicked",
  watched: "Not watched",
};

/** When to upload, in a line. */
export function writeTiming({ timing, aged }: Pick<KindReport, "timing" | "aged">): string {
  if (aged > 0 && timing.uploads === 0) return NOT_JUDGED;
  if (timing.kind === "not-enough")
    return `Needs ${timing.needs} uploads with others around them. You have ${timing.uploads}.`;
  if (timing.kind === "one-time")
    return "You always upload at the same time, so there is nothing to compare.";
  if (timing.kind === "no-difference")
    return "No time makes a clear difference here: upload when it suits you.";
  const { cell, best, others, chance } = timing;
  const times = timesText((cell.times ?? others) / others);
  return `${cellText(cell)} did ${best ? "best" : "worst"}: ${times} your other times (odds of luck: ${oddsText(chance)}).`;
}

/** "1 in 54". */
function oddsText(chance: number): string {
  return `1 in ${formatCount(Math.round(1 / chance))}`;
}
