/** The drawing's units: its size, the y of the ground line and of the highest point. */
export const FRAME = { width: 400, height: 96, ground: 80, top: 8 } as const;

/** The drawing reaches from the 1st to the 99th percentile, in logits either way. */
const REACH = Math.log(99);

export interface DistributionShown {
  frame: typeof FRAME;
  /** The outline as an SVG path, closed along the ground. */
  path: string;
  marks: DistributionMark[];
}

/** A title's line, from the ground up to the outline. */
export interface DistributionMark {
  x: number;
  y: number;
  kind: "yours" | "best" | "other";
}

/** The x of a percentile (0 to 1, drawn from .01 to .99): that share of the area lies to the left. */
function xOf(percentile: number): number {
  const share = Math.min(Math.max(percentile, 0.01), 0.99);
  return ((Math.log(share / (1 - share)) / REACH + 1) / 2) * FRAME.width;
}

/** The outline's y at a percentile: the logistic distribution's density is p (1 - p). */
function yOf(percentile: number): number {
  const share = Math.min(Math.max(percentile, 0.01), 0.99);
  return FRAME.ground - 4 * share * (1 - share) * (FRAME.ground - FRAME.top);
}

const STEPS = 48;

const OUTLINE = Array.from({ length: STEPS + 1 }, (_, step) => {
  const logit = (step / STEPS) * 2 * REACH - REACH;
  const share = 1 / (1 + Math.exp(-logit));
  return `${xOf(share).toFixed(1)} ${yOf(share).toFixed(1)}`;
}).join("L");

/** The scores of all tested headlines as a logistic distribution, lower scores to the left, with a line a title. */
export function drawDistribution(
  titles: { percentile: number; kind: DistributionMark["kind"] }[],
): DistributionShown {
  return {
    frame: FRAME,
    path: `M${OUTLINE}L${FRAME.width} ${FRAME.ground}L0 ${FRAME.ground}Z`,
    marks: titles.map(({ percentile, kind }) => ({
      x: Math.round(xOf(percentile) * 10) / 10,
      y: Math.round(yOf(percentile) * 10) / 10,
      kind,
    })),
  };
}
