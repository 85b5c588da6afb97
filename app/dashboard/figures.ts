import type { VideoSearch } from "../analyzer/search";

/** A tool's newest figure, for its card. */
export interface RoomFigure {
  value: string;
  /** What it counts, read on from the value. */
  label: string;
}

interface FigureServices {
  videos: Pick<VideoSearch, "holdings" | "source">;
}

/** Where each tool's figure comes from, by the path of its room. A tool may have none yet. */
const FIGURES: Record<string, (services: FigureServices) => RoomFigure | null> = {
  "/youtube-tool": ({ videos: { holdings, source } }) =>
    holdings
      ? {
          value: String(holdings.videos),
          label: `${source.kind === "sample" ? "sample videos" : "videos"} across ${holdings.topics} topics to search`,
        }
      : null,
};

/** The figure of every room that has one, by path. */
export function newestFigures(services: FigureServices): Record<string, RoomFigure> {
  const found: Record<string, RoomFigure> = {};
  for (const [path, figureOf] of Object.entries(FIGURES)) {
    const figure = figureOf(services);
    if (figure) found[path] = figure;
  }
  return found;
}
