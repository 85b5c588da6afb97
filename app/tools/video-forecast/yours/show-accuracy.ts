import { ACCURACY } from "../../../engines/forecast";
import { formatCount } from "../../../numbers/figures";

/** How right forecasts are on channels the engine never learned from, rounded against it. */
export function showAccuracy() {
  const { videos, channels, error, plainError, ratio, inside, neighbours } = ACCURACY;
  const down = (share: number) => `${Math.floor(share * 100)}%`;
  const factor = (log: number, round: (value: number) => number) =>
    `×${(round(10 ** log * 10) / 10).toFixed(1)}`;
  return {
    on: `Measured on ${formatCount(videos)} videos of ${channels} public channels of many niches and languages, each forecast only from its channel's earlier uploads, by weights learned without that channel. In brackets the 95% interval; a plain guess on the same videos is the median of the 20 uploads before.`,
    figures: [
      {
        measure: "Half of the forecasts were within",
        value: factor(error.value, Math.ceil),
        more: `(${factor(error.low, Math.ceil)} to ${factor(error.high, Math.ceil)}); the plain guess ${factor(plainError, Math.floor)}`,
      },
      {
        measure: "The typical error, against the plain guess",
        value: `${down(1 - ratio.value)} lower`,
        more: `(${down(1 - ratio.high)} to ${down(1 - ratio.low)})`,
      },
      {
        measure: "Ended inside the range that promises 80%",
        value: down(inside.value),
        more: `(${down(inside.low)} to ${down(inside.high)})`,
      },
      {
        measure: "Named the better viewed of two neighboring uploads by their titles",
        value: down(neighbours.value),
        more: `(${down(neighbours.low)} to ${down(neighbours.high)}); a coin gets 50%`,
      },
    ],
    limits:
      "Titles and counts cannot tell which video will be a hit: most of what makes one is not in them. The back-test beside each forecast says how right it would have been on that channel.",
  };
}
