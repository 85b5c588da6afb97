import { HILL_FRAME as HILL } from "./hill-frame";

/** How far out the hill is drawn, in logits: where 1 and 99 of 100 stand. */
const REACH = Math.log(99);

export interface HillShown {
  /** The outline, closed along the ground. */
  path: string;
  marks: HillMark[];
}

export interface HillMark {
  x: number;
  /** From the ground up to the outline. */
  y: number;
  kind: "yours" | "best" | "other";
}

/** Where a share of the headlines stands: left of it lies that share of the hill's area. */
function xOf(percentile: number): number {
  const share = Math.min(Math.max(percentile, 0.01), 0.99);
  return ((Math.log(share / (1 - share)) / REACH + 1) / 2) * HILL.width;
}

/** The hill's height where a share stands: the logistic distribution's density is p (1 - p). */
function yOf(percentile: number): number {
  const share = Math.min(Math.max(percentile, 0.01), 0.99);
  return HILL.ground - 4 * share * (1 - share) * (HILL.ground - HILL.top);
}

const STEPS = 48;

const OUTLINE = Array.from({ length: STEPS + 1 }, (_, step) => {
  const logit = (step / STEPS) * 2 * REACH - REACH;
  const share = 1 / (1 + Math.exp(-logit));
  return `${xOf(share).toFixed(1)} ${yOf(share).toFixed(1)}`;
}).join("L");

/** All tested headlines as a hill, lower scores to the left, with a line for each title. */
export function hillOf(titles: { percentile: number; kind: HillMark["kind"] }[]): HillShown {
  return {
    path: `M${OUTLINE}L${HILL.width} ${HILL.ground}L0 ${HILL.ground}Z`,
    marks: titles.map(({ percentile, kind }) => ({
      x: Math.round(xOf(percentile) * 10) / 10,
      y: Math.round(yOf(percentile) * 10) / 10,
      kind,
    })),
  };
}
