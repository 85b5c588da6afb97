import { SAMPLE_DESKS } from "../desks";
import type { DeskRules } from "../functions/desk/desk";
import { pathOf } from "../model/desk";
import { formatCount } from "../numbers/figures";
import type { VideoSearch } from "../services/videos";
import type { RoomFigure, Workspaces } from "../services/workspaces";
import { toolsKeeping } from "../tools/registry";

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
