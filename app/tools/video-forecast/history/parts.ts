import { median } from "../../../analyzer/findings/statistics";
import type { ChannelModel } from "./channel-model";
import { solveBack } from "./cholesky";
import type { Shared } from "./covariance";
import type { Part } from "./forecast";

/**
 * Takes a forecast apart: the median of the uploads at 30 days, and by what factor the channel's latest level, the
 * title and the series move it. The mean of a Gaussian process is a sum over the parts of its covariance; in log
 * views a sum is a product of factors, so the parts come to p50 exactly.
 */
export function partsOf(model: ChannelModel, shared: Shared[], p50: number): Part[] {
  const pulls = solveBack(model.factor, model.surprises);
  const moved = (part: keyof Shared) =>
    shared.reduce((sum, own, at) => sum + own[part] * (pulls[at] as number), 0);
  const usual = median(model.counted.map(({ log30 }) => log30)) ?? 0;
  const title = 10 ** moved("title");
  const series = 10 ** moved("series");
  const views = 10 ** usual;
  const count = model.counted.length;
  return [
    {
      name: "What your uploads usually have",
      factor: views,
      explanation: `The median of your ${count} ${count < 300 ? "uploads" : "newest uploads"}, each brought to 30 days.`,
    },
    {
      name: "Your level now",
      factor: p50 / (views * title * series),
      explanation: "Where your latest uploads stand against that median, the newest counting most.",
    },
    {
      name: "Titles like this one",
      factor: title,
      explanation: "How earlier uploads with the same words did against the rest.",
    },
    {
      name: "Series",
      factor: series,
      explanation: "How earlier uploads that begin with the same words did against the rest.",
    },
  ];
}
