import { data } from "react-router";
import { sendAction, useBusy } from "../../../forms/sending";
import { readFreeNote } from "../../../functions/billing/free-note";
import { offeredSamples } from "../../../functions/channel/own";
import { FORECAST_FAILED } from "../../../functions/video-forecast/both-desks";
import { forecastDeskFunctions } from "../../../functions/video-forecast/yours-functions";
import { unlistedMeta } from "../../../navigation/page-meta";
import { servicesContext } from "../../../services";
import { drawKinds } from "../../tool/draw";
import { toolAction, toolLoader } from "../../tool/route";
import type { Route } from "./+types/page";
import { drawOpenForecast } from "./draw";
import { YOURS_TEXTS } from "./messages";
import { ForecastDeskView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta("Your Video Forecasts");

const page = async () => (await import("./show")).forecastDeskPage;

const load = toolLoader(page);

/** The desk, its open forecast drawn, and the channels that can be read without a YouTube key. */
export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext);
  const { channel, channels } = services;
  const [{ data: page, init }, samples, own, free] = await Promise.all([
    load(args),
    offeredSamples(channels.samples, channel),
    // The shell reports a channel that cannot be read.
    channel.summary().catch(() => null),
    readFreeNote(services, "viral"),
  ]);
  const shown = drawOpenForecast(args.request, page.shown);
  const kinds = drawKinds(args.request, args.url, own);
  return data({ page: { ...page, shown, kinds }, samples, free }, init ?? undefined);
}

export const action = toolAction(forecastDeskFunctions);

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, FORECAST_FAILED);
}

export { headers } from "../../../forms/refusal-headers";

export default function YourForecastsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, samples, free } = loaderData;
  return (
    <ForecastDeskView
      page={page}
      samples={samples}
      free={free}
      refused={actionData?.refused}
      busy={useBusy(YOURS_TEXTS.path)}
    />
  );
}
