import type { VideoSearch } from "../analyzer/search";
import { toolsWith } from "../tools/registry";
import { pathOf } from "../tools/tool/desks";
import type { Tool } from "../tools/tool/tool";
import type { RoomFigure, Workspaces } from "../tools/tool/workspaces";
import { SAMPLE_DESKS } from "../tools/tools";

interface FigureServices {
  videos: Pick<VideoSearch, "holdings" | "source">;
  workspaces: Pick<Workspaces, "figures">;
  request: { now: Date };
  report(error: unknown): void;
}

/**
 * The figure on each card, by path. For a tool: from the visitor's Yours desk, with a link there; else from their sample
 * desk; else from the untouched sample. One round trip for all. Never throws: without an answer it reports the error and
 * uses the samples.
 */
export async function newestFigures(services: FigureServices): Promise<Record<string, RoomFigure>> {
  const saved = await savedFigures(services);
  const found: Record<string, RoomFigure> = {};
  for (const tool of SAMPLE_DESKS) {
    found[pathOf(tool)] = saved.sample[tool.key] ?? sampleFigure(tool, services.request.now);
  }
  for (const { key } of toolsWith("yours")) {
    const figure = saved.yours[key];
    if (figure) found[pathOf({ key })] = { ...figure, at: pathOf({ key, desk: "yours" }) };
  }
  const holdings = holdingsFigure(services.videos);
  return holdings ? { ...found, "/youtube-tool": holdings } : found;
}

const sampleFigures = new Map<string, RoomFigure>();

/** A sample's figure does not depend on its dates, so it is made once per process. */
function sampleFigure(tool: Tool, now: Date): RoomFigure {
  const known = sampleFigures.get(tool.key) ?? tool.figure(tool.initial(now));
  sampleFigures.set(tool.key, known);
  return known;
}

async function savedFigures({ workspaces, report }: FigureServices) {
  try {
    return await workspaces.figures();
  } catch (error) {
    report(error);
    return { sample: {}, yours: {} };
  }
}

/** How much the analyzer can search, if that is known. */
function holdingsFigure({ holdings, source }: FigureServices["videos"]): RoomFigure | null {
  if (!holdings) return null;
  const videos = source.kind === "sample" ? "sample videos" : "videos";
  return { value: String(holdings.videos), label: `${videos} across ${holdings.topics} topics to search` };
}
