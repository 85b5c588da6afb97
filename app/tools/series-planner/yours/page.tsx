import { data, redirect } from "react-router";
import { refusalHeaders } from "../../../forms/ceiling";
import { readForm } from "../../../forms/read-form";
import type { ToolAnswer } from "../../../forms/refusal";
import { sendAction, useBusy } from "../../../forms/sending";
import { addressWith } from "../../../navigation/address";
import { unlistedMeta } from "../../../navigation/page-meta";
import { PLAN_MESSAGES } from "../../../plan/messages";
import { servicesContext } from "../../../services";
import { desksAt } from "../../registry";
import type { Route } from "./+types/page";
import { actOnSeries, readSeriesDesk } from "./desk";
import { YOURS_PATH, YOURS_TEXTS } from "./messages";
import { SeriesDeskView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(`Your series · ${YOURS_TEXTS.title}`);

/** The series of the plan and of the channel; 503 if the plan cannot be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const desk = await readSeriesDesk(context.get(servicesContext));
  const page = {
    ...desk,
    desks: desksAt(YOURS_PATH),
    done: url.searchParams.get("done"),
    at: url.searchParams.get("at"),
  };
  return data(page, { status: desk.shown ? 200 : 503 });
}

/** 303 to the desk, or the same page with the refusal and what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const acted = await actOnSeries(await readForm(request), services);
  if ("refused" in acted) {
    const { status, retryAfter, ...refused } = acted.refused;
    return data<ToolAnswer>({ refused }, { status, headers: refusalHeaders({ status, retryAfter }) });
  }
  const { done, at } = acted;
  return redirect(addressWith(YOURS_PATH, { done, at }, "results"), 303);
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, PLAN_MESSAGES["not-kept"]);
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function YourSeriesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <SeriesDeskView page={loaderData} refused={actionData?.refused} busy={useBusy(YOURS_PATH)} />;
}
