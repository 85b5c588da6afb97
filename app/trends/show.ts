import { scaleLinear } from "d3-scale";
import { keepNewest } from "../hydration/keep-newest";
import { articleUrl, viewsUrl } from "../model/article";
import { type TrendPoint, type TrendRecord, type TrendSignal, WIKIPEDIA_INTEREST } from "../model/trend";
import { hasTrend, type User } from "../model/user";
import { dayText, monthName } from "../numbers/days";
import { compact } from "../numbers/figures";
import { TrendFetchError, type Trends } from "../services/trends";
import { type TrendInsight, trendInsights, type VelocityText, velocityText } from "./insights";

/** Interest over time, ready to draw: SVG paths in a box of this size, and the same in words. */
export interface TrendLine {
  width: number;
  height: number;
  line: string;
  area: string;
  /** The newest point, as a path of length 0. */
  end: string;
  /** From the week before to the last one. */
  lastWeek: string;
  /** The last week's interest. */
  latest: string;
  /** The peak months of each year: where each begins and how wide it is. */
  seasons: { x: number; width: number }[];
  from: string;
  to: string;
  text: string;
}

export const LINE_SIZE = { width: 600, height: 160 };
/** Space for the stroke at the top. */
const TOP = 4;

/**
 * Lays out the points, oldest first, above a base line of 0. Leaves out points with an invalid date; null for
 * fewer than two points.
 */
export function trendLine(stored: TrendPoint[], peakMonth: string | null): TrendLine | null {
  const points = stored.filter(({ date }) => !Number.isNaN(Date.parse(date)));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const { width, height } = LINE_SIZE;
  const time = (point: TrendPoint) => Date.parse(point.date);
  const top = points.reduce((highest, point) => (point.value > highest.value ? point : highest));
  const low = points.reduce((lowest, point) => (point.value < lowest.value ? point : lowest));
  const x = scaleLinear([time(first), time(last)], [0, width]);
  const y = scaleLinear([0, Math.max(top.value, 1)], [height, TOP]);
  const places = points.map((point) => `${Math.round(x(time(point)))} ${Math.round(y(point.value))}`);
  const line = `M${places.join("L")}`;
  return {
    ...LINE_SIZE,
    line,
    area: `${line}V${height}H0Z`,
    end: `M${places.at(-1)}h0`,
    lastWeek: `M${places.slice(-2).join("L")}`,
    latest: compact(last.value),
    seasons: runs(points, (point) => monthName(time(point)) === peakMonth).map(([from, to]) => {
      const start = Math.round(x(time(from)));
      return { x: start, width: Math.max(Math.round(x(time(to))) - start, 2) };
    }),
    from: dayText(first.date),
    to: dayText(last.date),
    text: `${points.length} weeks, the last of them ${compact(last.value)}. Highest: ${compact(top.value)} in the week of ${dayText(top.date)}. Lowest: ${compact(low.value)} in the week of ${dayText(low.date)}.`,
  };
}

/** The first and last of each run of points that match. */
function runs(points: TrendPoint[], matches: (point: TrendPoint) => boolean): [TrendPoint, TrendPoint][] {
  const found: [TrendPoint, TrendPoint][] = [];
  let open: [TrendPoint, TrendPoint] | null = null;
  for (const point of points) {
    if (!matches(point)) open = null;
    else if (open) open[1] = point;
    else {
      open = [point, point];
      found.push(open);
    }
  }
  return found;
}

type PanelUser = Pick<User, "isDemo" | "primaryTopic">;

/** The trend panel in each of its states (spec sections 2 and 4). */
export type PanelState =
  | { state: "account-needed" }
  | { state: "setup-needed" }
  | { state: "error"; message: string }
  | { state: "pending"; topic: string }
  /** A made-up trend would stand beside what is the visitor's own. */
  | { state: "no-source"; topic: string }
  | { state: "loaded"; summary: TrendSummary; insights: TrendInsight[] };

/** Spec section 8, Trends: the panel's fallback. */
const PANEL_FAILED = "Failed to load trend insights";

interface PanelServices {
  trends: Pick<Trends, "forTopic">;
  request: { now: Date };
  report(error: unknown): void;
}

/** The panel of a user, whose trend is read if they may see one. Never throws: errors go to `report`. */
export async function readPanel(
  user: PanelUser,
  { trends, request, report }: PanelServices,
): Promise<PanelState> {
  if (user.isDemo) return { state: "account-needed" };
  if (!hasTrend(user)) return { state: "setup-needed" };
  try {
    const record = await trends.forTopic(user.primaryTopic);
    if (!record) return { state: "pending", topic: user.primaryTopic };
    // Stored and looked up in lower case, shown as the creator writes it.
    const shown = { ...record, keyword: user.primaryTopic.trim() };
    // Inside the try as well: a stored record may be damaged.
    return keptPanel(shown, request.now);
  } catch (error) {
    // Reported when it was read.
    if (error instanceof TrendFetchError) return { state: "error", message: error.message };
    report(error);
    return { state: "error", message: PANEL_FAILED };
  }
}

/** The panel beside a channel of the visitor's own, where no trend that is made up stands, or is on its way. */
export function besideOwn(panel: PanelState, { isSample }: Pick<Trends, "isSample">): PanelState {
  if (panel.state === "pending" && isSample) return { state: "no-source", topic: panel.topic };
  if (panel.state !== "loaded" || !panel.summary.source.isSample) return panel;
  return { state: "no-source", topic: panel.summary.keyword };
}

export type LoadedPanel = Extract<PanelState, { state: "loaded" }>;

/** Panels by what they are made from, as many as topics are asked in a row; the oldest go first. */
const kept = new Map<string, LoadedPanel>();
const MOST_KEPT = 100;

/** The panel of a record, laid out once for all who see it, until the record or the month is another. */
function keptPanel(record: TrendRecord, now: Date): LoadedPanel {
  const { interest_over_time: points, ...rest } = record;
  const key = JSON.stringify([rest, points.length, points.at(-1), now.toISOString().slice(0, 7)]);
  const panel = kept.get(key) ?? {
    state: "loaded",
    summary: showSummary(record),
    insights: trendInsights(record, now),
  };
  keepNewest(kept, key, panel, MOST_KEPT);
  return panel;
}

/** The texts of the summary card. */
export interface TrendSummary {
  keyword: string;
  updated: { at: string; text: string };
  velocity: VelocityText;
  /** False if two weeks cannot be compared: that is an answer, and the card gives it. */
  isEnough: boolean;
  signal: TrendSignal;
  signalText: string;
  peakSeason: string;
  dataPoints: number;
  source: { name: string; isSample: boolean };
  /** The article whose readers were counted; `article: null` for a topic that matches none, null for samples. */
  match: { article: string; url: string; viewsUrl: string } | { article: null } | null;
  line: TrendLine | null;
  /** What a week counts; "" for samples, which count nothing. */
  unit: string;
  /** The drawing and what it shows, in words. */
  text: string;
}

const SIGNALS: Record<TrendSignal, string> = {
  spiking: "Spiking",
  rising: "Rising",
  steady: "Steady",
  declining: "Declining",
};

const NOT_ENOUGH = "Not enough data";

/** The summary card of a trend (spec section 2, Trend panel). An unknown peak season reads Unknown. */
export function showSummary(record: TrendRecord): TrendSummary {
  const { keyword, seasonal_peak_month: peak, interest_over_time, last_updated, source } = record;
  const velocity = velocityText(record.trend_velocity);
  const isEnough = record.trend_velocity !== null;
  const line = trendLine(interest_over_time, peak);
  return {
    keyword,
    updated: { at: last_updated, text: dayText(last_updated) },
    velocity,
    isEnough,
    signal: record.trend_signal,
    signalText: isEnough ? SIGNALS[record.trend_signal] : NOT_ENOUGH,
    peakSeason: peak || "Unknown",
    dataPoints: interest_over_time.length,
    source: { name: source, isSample: /^sample\b/i.test(source) },
    match: showMatch(record),
    line,
    unit: source === WIKIPEDIA_INTEREST ? "page views" : "",
    text: [
      line?.text,
      isEnough ? `Week over week: ${velocity.text}.` : `${NOT_ENOUGH} to compare two weeks.`,
      peak ? `Peak season: ${peak}.` : "No peak season shows.",
    ]
      .filter(Boolean)
      .join(" "),
  };
}

function showMatch({ source, article }: TrendRecord): TrendSummary["match"] {
  if (source !== WIKIPEDIA_INTEREST) return null;
  return article ? { article, url: articleUrl(article), viewsUrl: viewsUrl(article) } : { article: null };
}
