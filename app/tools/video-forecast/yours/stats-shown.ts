import { counted } from "../../../numbers/counted";
import { relativeAge } from "../../../numbers/relative-age";
import type { DeskState } from "./forecast-desk";
import type { OwnForecast } from "./own-forecast";
import { testShown } from "./test-shown";

const TOO_LITTLE = "not enough data";

/** The four tiles: of the newest forecast that is no example. */
export function statsShown(
  state: Pick<DeskState, "totalForecasts" | "lastForecast">,
  kept: OwnForecast[],
  now: Date,
) {
  const newest = kept.find(({ from }) => from !== "example");
  const test = newest?.test.kind === "tested" ? newest.test : null;
  const of = newest?.channel?.name ?? "your list";
  const note = test
    ? `${counted(test.n, "video")} of ${of} tried`
    : "Needs about 15 uploads of 30 days and more";
  const [error = null, inside = null] = (newest && testShown(newest.test)?.figures) ?? [];
  return {
    total: state.totalForecasts.toLocaleString("en-US"),
    error: { value: error?.value ?? TOO_LITTLE, figure: error, note },
    inside: {
      value: inside?.value ?? TOO_LITTLE,
      figure: inside,
      note: test ? "80% is what a range promises" : "Of the videos a forecast was tried on",
    },
    last: state.lastForecast ? relativeAge(state.lastForecast, now) : "none yet",
  };
}
