import { delayedAction, useBusy } from "../../forms/sending";
import { FORECAST_MESSAGES } from "../../functions/video-forecast/messages";
import { unlistedMeta } from "../../navigation/page-meta";
import { toolAction, toolLoader } from "../tool/route";
import type { Route } from "./+types/page";
import { FORECAST_TEXTS } from "./messages";
import { forecastsPage } from "./show";
import { ForecastView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(FORECAST_TEXTS.title);

export const loader = toolLoader(forecastsPage);

export const action = toolAction(forecastsPage.functions);

export const clientAction = delayedAction({ delays: { forecast: 3000 }, failed: FORECAST_MESSAGES.failed });

export { headers } from "../../forms/refusal-headers";

export default function VideoForecastPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ForecastView page={loaderData} refused={actionData?.refused} busy={useBusy(FORECAST_TEXTS.path)} />;
}
