import { type KindReport, OUTLIER_TIMES } from "../../engines/channel-report";
import type { NextStep } from "../../model/channel";

const MAX_STEPS = 3;

/** A report on one kind of video; where the time of upload was not looked into, without it. */
type Findings = Pick<KindReport, "kind" | "stopped" | "newest" | "funnel" | "run"> &
  Partial<Pick<KindReport, "timing">>;

/** What to do next, the strongest reason first: one to three steps, and none for a kind that is not made any more. */
export function findNextSteps({ kind, stopped, newest, funnel, timing, run }: Findings): NextStep[] {
  if (stopped) return [];
  const steps: NextStep[] = [];
  const short = kind === "short" ? { isShort: true } : {};
  const best = newest
    .filter(({ outlier }) => outlier === "over")
    .sort((a, b) => (b.multiple ?? 0) - (a.multiple ?? 0))[0];
  if (best) steps.push({ do: "follow-up", title: best.upload.title, times: best.multiple ?? 1, ...short });
  const unclicked = funnel?.uploads.find(({ lost }) => lost === "clicked");
  if (unclicked?.steps.clicked) {
    const { title } = unclicked.upload.upload;
    steps.push({ do: "retitle", title, times: unclicked.steps.clicked.times });
  }
  const unwatched = funnel?.uploads.find(({ lost }) => lost === "watched");
  if (unwatched?.steps.watched) {
    const { title, videoId } = unwatched.upload.upload;
    steps.push({ do: "read-comments", title, videoId });
  }
  if (timing?.kind === "named") {
    steps.push({ do: "choose-time", time: cellText(timing.cell), isBest: timing.best });
  }
  if (steps.length === 0 && run?.clear === "down") steps.push({ do: "compare-runs" });
  const isRising = run?.clear === "up";
  if (steps.length === 0)
    steps.push({ do: "forecast", isRising, ...(isRising ? {} : bestOfLate(newest)), ...short });
  return steps.slice(0, MAX_STEPS);
}

/** The best of the newest uploads, if it has at least as many views as an outlier would need. */
function bestOfLate(newest: Findings["newest"]) {
  const [best] = newest.toSorted((a, b) => (b.multiple ?? 0) - (a.multiple ?? 0));
  const times = best?.multiple ?? 0;
  return best && times >= OUTLIER_TIMES ? { best: { title: best.upload.title, times } } : {};
}

const DAYS = ["Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"];

/** "Tuesdays", "5 PM to 6 PM". */
export function cellText({ of, value }: { of: "weekday" | "hour"; value: number }): string {
  return of === "weekday" ? (DAYS[value] ?? "") : `${hourText(value)} to ${hourText((value + 1) % 24)}`;
}

function hourText(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;
}
