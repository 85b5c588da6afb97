import { scaleLog } from "d3-scale";
import { percentLength } from "./bounds";

/** Multiples that the axis may mark; at most so many of them fit. */
const MARKS = [1 / 64, 1 / 16, 1 / 4, 1 / 2, 1, 2, 4, 8, 16, 64, 256];
const MAX_MARKS = 6;
/** Room above the highest stem and below the lowest one, as a factor. */
const ROOM = 1.35;

/** Where a multiple of the usual stands: from the left edge, and from the top; lengths as "33.7%". */
export interface Stem {
  x: string;
  y: string;
  isAbove: boolean;
}

export interface StemChart {
  /** The height of the usual, 1×. */
  base: string;
  stems: Stem[];
  /** "½×", "4×" … */
  marks: { label: string; y: string; isUsual: boolean }[];
}

/**
 * Multiples of the usual side by side, each as a stem from 1× on a log scale that reaches from a half to the double at
 * least. Every multiple is above zero.
 */
export function stemChart(multiples: readonly number[]): StemChart {
  const low = Math.min(0.5, ...multiples) / ROOM;
  const high = Math.max(2, ...multiples) * ROOM;
  const scale = scaleLog().domain([low, high]).range([100, 0]);
  const fitting = MARKS.filter((mark) => mark >= low && mark <= high);
  const marks = fitting.length <= MAX_MARKS ? fitting : fitting.filter((mark) => mark !== 0.5 && mark !== 2);
  return {
    base: percentLength(scale(1)),
    stems: multiples.map((multiple, at) => ({
      x: percentLength(((at + 0.5) * 100) / multiples.length),
      y: percentLength(scale(multiple)),
      isAbove: multiple >= 1,
    })),
    marks: marks.map((mark) => ({
      label: markText(mark),
      y: percentLength(scale(mark)),
      isUsual: mark === 1,
    })),
  };
}

/** Of a chart's width on a phone, what a label like "2.8×" takes with room beside it. */
const LABEL_WIDTH = 14;

/** The same stems without labels that would run into a longer stem's: its neighbors' on the same side. */
export function withRoom<Labeled extends Stem & { label: string | null }>(
  stems: readonly Labeled[],
  base: string,
): Labeled[] {
  const length = ({ y }: Stem) => Math.abs(Number.parseFloat(y) - Number.parseFloat(base));
  const kept: Labeled[] = [];
  for (const stem of stems.filter(({ label }) => label).sort((a, b) => length(b) - length(a))) {
    const isNear = (other: Stem) =>
      other.isAbove === stem.isAbove &&
      Math.abs(Number.parseFloat(other.x) - Number.parseFloat(stem.x)) < LABEL_WIDTH;
    if (!kept.some(isNear)) kept.push(stem);
  }
  return stems.map((stem) => (kept.includes(stem) ? stem : { ...stem, label: null }));
}

function markText(mark: number): string {
  if (mark === 0.5) return "½×";
  if (mark === 0.25) return "¼×";
  return mark < 1 ? `1⁄${1 / mark}×` : `${mark}×`;
}
