import type { Outlook } from "../../tool";
import { accuracyShown } from "./accuracy-shown";
import type { DeskState } from "./forecast-desk";
import { forecastShown } from "./forecast-shown";
import { MOST_KEPT } from "./messages";
import { stillKept } from "./own-forecast";
import { statsShown } from "./stats-shown";
import { viewsAxis } from "./views-axis";

/** A channel's address in the page's own is no longer than one typed. */
const ASKED_AT_MOST = 200;

export type DeskShown = ReturnType<typeof show>;

/** Everything the page draws. */
export function show(state: DeskState, { now, search }: Outlook) {
  const forecasts = stillKept(state.forecasts, now);
  const gone = state.forecasts.length - forecasts.length;
  // One scale for all, so that two titles compare at a glance.
  const scale = viewsAxis(forecasts.flatMap(({ p10, p90 }) => [p10, p90]));
  return {
    stats: statsShown(state, forecasts, now),
    forecasts: forecasts.map((one) => forecastShown(one, now, scale)),
    gone:
      gone > 0
        ? `${gone === 1 ? "A forecast" : `${gone} forecasts`} from YouTube's counts of more than 30 days ago ${gone === 1 ? "is" : "are"} not kept any longer.`
        : null,
    full: forecasts.length === MOST_KEPT,
    today: now.toISOString().slice(0, 10),
    /** What the field for the channel begins with: as a link says, else as the newest forecast had it. */
    channel: search.get("channel")?.slice(0, ASKED_AT_MOST) ?? forecasts[0]?.channel?.asked ?? "",
    right: accuracyShown(),
  };
}
