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
 * The figure of every room that has one, by path: of a tool what the visitor last made of their own material, and
 * where that was; else what they made of the sample; else the sample's own. One round trip for them all. Never
 * throws: without an answer the samples' figures do, and it is reported.
 */
export async function newestFigures(services: FigureServices): Promise<Record<string, RoomFigure>> {
  const kept = await keptFigures(services);
  const found: Record<string, RoomFigure> = {};
  for (const tool of SAMPLE_DESKS) {
    found[pathOf(tool)] = kept.sample[tool.key] ?? sampleFigure(tool, services.request.now);
  }
  for (const { key } of toolsWith("yours")) {
    const figure = kept.yours[key];
    if (figure) found[pathOf({ key })] = { ...figure, at: pathOf({ key, desk: "yours" }) };
  }
  const holdings = holdingsFigure(services.videos);
  return holdings ? { ...found, "/youtube-tool": holdings } : found;
}

const sampleFigures = new Map<string, RoomFigure>();

/** A sample's figure counts what is in it, whatever its dates: it is made once, and not for each visit. */
function sampleFigure(tool: Tool, now: Date): RoomFigure {
  const known = sampleFigures.get(tool.key) ?? tool.figure(tool.initial(now));
  sampleFigures.set(tool.key, known);
  return known;
}

async function keptFigures({ workspaces, report }: FigureServices) {
  try {
    return await workspaces.figures();
  } catch (error) {
    report(error);
    return { sample: {}, yours: {} };
  }
}

/** What the analyzer can search, where that is known. */
function holdingsFigure({ holdings, source }: FigureServices["videos"]): RoomFigure | null {
  if (!holdings) return null;
  const videos = source.kind === "sample" ? "sample videos" : "videos";
  return { value: String(holdings.videos), label: `${videos} across ${holdings.topics} topics to search` };
}
