import { BRAND } from "../brand";
import { writeNextStep } from "../channel/report/next-steps";
import { SAMPLE_DESKS } from "../desks";
import type { DeskRules } from "../functions/desk/desk";
import type { ChannelSummary, OwnKpi, OwnKpis } from "../model/channel";
import { pathOf } from "../model/desk";
import { choiceCookie, cookieValue } from "../navigation/cookie";
import { aboutDayText } from "../numbers/days";
import { compactCounted, counted, formatCount, percentText, timesText } from "../numbers/figures";
import type { VideoSearch } from "../services/videos";
import type { RoomFigure, Workspaces } from "../services/workspaces";
import { toolsKeeping } from "../tools/registry";

const KPIS_KEY = `${BRAND.key}-kpis`;

/** Whether the KPIs are shown: they are unless the visitor hid them (spec section 2, "shown by default"). */
export function areKpisShown(cookies: string | null): boolean {
  return cookieValue(cookies, KPIS_KEY) !== "hidden";
}

/** The `Set-Cookie` value of the choice. */
export function kpisCookie(kpis: "shown" | "hidden", { secure }: { secure: boolean }): string {
  return choiceCookie(KPIS_KEY, kpis, { secure });
}

/** The channel's own figure beside the KPIs that its uploads can tell, by the KPI's key. */
export interface OwnKpiTexts {
  growth: string | null;
  funnel: string | null;
  /** Where a connected channel's uploads tell neither: what would. */
  missing: string | null;
}

/**
 * What the channel's own uploads say of two KPIs, as medians: subscribers per 1,000 views, and how many click and how
 * much they watch. Suggestions and sittings stand in no source that Greenlight reads.
 */
export function ownKpiTexts(kpis: OwnKpis | undefined, isConnected: boolean): OwnKpiTexts {
  const { subscribersPer1000: growth = null, clicked = null, watched = null } = kpis ?? {};
  const steps = [
    clicked && `${percentText(clicked.median)} of those who see a thumbnail click`,
    watched && `${percentText(watched.median)} of a video is watched`,
  ].filter((step) => step !== null);
  const isTold = growth !== null || steps.length > 0;
  return {
    missing:
      isConnected && !isTold
        ? "Your own figures stand beside these once YouTube Studio's export is read."
        : null,
    growth: growth && `${oneDecimal(growth.median)} subscribers per 1,000 views (${basis(growth)}).`,
    funnel: steps.length > 0 ? `${steps.join(", ")} (${basis(...[clicked, watched])}).` : null,
  };
}

/** Of how many uploads, the fewest where steps differ. */
function basis(...kpis: (OwnKpi | null)[]): string {
  const uploads = kpis.filter((kpi) => kpi !== null).map((kpi) => kpi.uploads);
  return `median of ${counted(Math.min(...uploads), "upload")}`;
}

const oneDecimal = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 1 });

export type ChannelPanelShown = ReturnType<typeof showChannelPanel>;

/** The connected channel as the dashboard shows it: its last uploads beside the usual, and what to do next. */
export function showChannelPanel({ name, isSample, lastUploads, next, reading }: ChannelSummary) {
  return {
    name,
    isSample,
    /** Figures count what is read so far. */
    isReading: reading?.state === "reading",
    uploads: lastUploads.map(
      ({ videoId, title, publishedAt, publishedWithinDays, views, multiple, outlier }) => ({
        key: `${videoId ?? publishedAt} ${title}`,
        title,
        href: videoId && !isSample ? `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}` : null,
        day: aboutDayText(publishedAt, publishedWithinDays),
        views: compactCounted(views, "view"),
        times: multiple === null ? null : timesText(multiple),
        outlier,
      }),
    ),
    next: next.map(writeNextStep),
  };
}

interface FigureServices {
  videos: Pick<VideoSearch, "holdings" | "source">;
  workspaces: Pick<Workspaces, "figures">;
  request: { now: Date };
  report(error: unknown): void;
}

/**
 * The figure on each card, by path. With a channel: from the visitor's Yours desks alone, since a sample's would pass for
 * theirs. Without one: from the Yours desk, with a link there; else from their sample desk; else from the untouched
 * sample. One round trip for all. Never throws: without an answer it reports the error and goes without.
 */
export async function newestFigures(
  services: FigureServices,
  channel: Promise<unknown> = Promise.resolve(null),
): Promise<Record<string, RoomFigure>> {
  const [saved, connected] = await Promise.all([savedFigures(services), channel]);
  // Figures that could not be read may be the visitor's own: the untouched sample's would pass for them.
  const found: Record<string, RoomFigure> =
    connected || !saved ? {} : sampleFigures(saved.sample, services.request.now);
  for (const { key } of toolsKeeping("yours")) {
    const figure = saved?.yours[key];
    if (figure) found[pathOf({ key })] = { ...figure, at: pathOf({ key, desk: "yours" }) };
  }
  const { source } = services.videos;
  const holdings = connected && source.kind === "sample" ? null : holdingsFigure(services.videos);
  return holdings ? { ...found, "/youtube-tool": holdings } : found;
}

function sampleFigures(saved: Record<string, RoomFigure>, now: Date): Record<string, RoomFigure> {
  return Object.fromEntries(
    SAMPLE_DESKS.map((tool) => [pathOf(tool), saved[tool.key] ?? untouchedFigure(tool, now)]),
  );
}

const untouched = new Map<string, RoomFigure>();

/** A sample's figure does not depend on its dates, so it is made once per process. */
function untouchedFigure(tool: DeskRules, now: Date): RoomFigure {
  const known = untouched.get(tool.key) ?? tool.figure(tool.initial(now));
  untouched.set(tool.key, known);
  return known;
}

async function savedFigures({ workspaces, report }: FigureServices) {
  try {
    return await workspaces.figures();
  } catch (error) {
    report(error);
    return null;
  }
}

/** How much the analyzer can search, if that is known. */
function holdingsFigure({ holdings, source }: FigureServices["videos"]): RoomFigure | null {
  if (!holdings) return null;
  const videos = source.kind === "sample" ? "sample videos" : "videos";
  return {
    value: formatCount(holdings.videos),
    label: `${videos} across ${holdings.topics} topics to search`,
  };
}
