import { percentText } from "../../../numbers/percent-text";
import { ACCURACY } from "./accuracy";
import { times } from "./wording";

/** How often forecasts are right in general, as it is read. */
export function accuracyShown() {
  const { videos, channels, error, plainError, ratio, inside } = ACCURACY;
  const lower = (value: number) => percentText(1 - value);
  return {
    on: `Measured on ${videos.toLocaleString("en-US")} videos of ${channels} public channels, each forecast from its channel's earlier uploads only, by weights that were learned without that channel. In brackets the 95% interval; a plain guess on the same videos is the median of the 20 uploads before.`,
    figures: [
      {
        measure: "Half of the forecasts were within",
        value: times(10 ** error.value),
        more: `(${times(10 ** error.low)} to ${times(10 ** error.high)}); the plain guess ${times(10 ** plainError)}`,
      },
      {
        measure: "The typical error, against the plain guess",
        value: `${lower(ratio.value)} lower`,
        more: `(${lower(ratio.high)} to ${lower(ratio.low)})`,
      },
      {
        measure: "Ended inside the range that promises 80%",
        value: percentText(inside.value),
        more: `(${percentText(inside.low)} to ${percentText(inside.high)})`,
      },
    ],
  };
}
