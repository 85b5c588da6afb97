import { data, redirect } from "react-router";
import { answerRefused } from "../forms/act";
import { readForm } from "../forms/read-form";
import { sendAction, useBusy } from "../forms/sending";
import { parseState } from "../functions/desk/state";
import { NOT_KEPT } from "../functions/plan/not-kept";
import { plannerState } from "../functions/series";
import { drawnByContent } from "../hydration/draw";
import type { PlannedCard } from "../model/card";
import { addressWith } from "../navigation/address";
import { unlistedMeta } from "../navigation/page-meta";
import { PLAN_PATH } from "../navigation/paths";
import { type ReadServices, servicesContext } from "../services";
import type { Route } from "./+types/page";
import { actByForm } from "./act-by-form";
import { drawView, type ViewShown } from "./draw";
import { PLAN_TEXTS, VIEWS, type ViewName } from "./messages";
import { uploadWeekdays } from "./rhythm";
import { type PlanAsk, planAddress, readAsk, showBoard, showList, showMove } from "./show";
import { showCalendar } from "./show-calendar";
import { type PlanPageData, PlanView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(PLAN_TEXTS.title);

/** The cards in the view that the address asks for; 503 if they cannot be read. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const ask = readAsk(url.searchParams, services.request.now);
  // All asked at once: one round trip.
  const [cards, beside] = await Promise.all([
    services.plan.list().catch((error: unknown) => {
      services.report(error);
      return null;
    }),
    ask.view === "calendar" ? readBeside(services) : null,
  ]);
  const views = Object.fromEntries(
    (Object.keys(VIEWS) as ViewName[]).map((view) => [view, planAddress({ ...ask, view })]),
  ) as Record<ViewName, string>;
  const page: PlanPageData = {
    view: ask.view,
    address: planAddress(ask),
    views,
    total: cards?.length ?? null,
    cards: drawnByContent(request, cards ? drawView(shownOf(cards, ask, services.request.now, beside)) : ""),
    moving: showMove(cards ?? [], ask.moving),
    done: ask.done,
    at: ask.at,
  };
  return data(page, { status: cards ? 200 : 503 });
}

function shownOf(cards: PlannedCard[], ask: PlanAsk, now: Date, beside: Beside | null): ViewShown {
  if (ask.view === "list") return { list: showList(cards, ask.list, now) };
  if (ask.view === "board") return { board: showBoard(cards, now) };
  const { usual = [], sampleSeries = [] } = beside ?? {};
  return { calendar: showCalendar({ cards, month: ask.month, now, usual, sampleSeries }) };
}

interface Beside {
  usual: number[];
  sampleSeries: { date: string; title: string }[];
}

/**
 * What the calendar marks beside the cards: the channel's rhythm, and the dates of the series planner's sample desk, unless
 * a channel is connected, with which nothing invented is mixed. What cannot be read is left out.
 */
async function readBeside({ channel, workspaces, request, report }: ReadServices): Promise<Beside> {
  const unread = (error: unknown) => {
    report(error);
    return "unread" as const;
  };
  const [connected, planner] = await Promise.all([
    channel.read().catch(unread),
    workspaces.read({ tool: "series-planner", desk: "sample" }).catch(unread),
  ]);
  if (connected === "unread" || planner === "unread") return { usual: [], sampleSeries: [] };
  if (connected) return { usual: uploadWeekdays(connected.uploads, request.now), sampleSeries: [] };
  const read = parseState({ key: "series-planner", state: plannerState }, planner?.state);
  const { series } = "state" in read ? read.state : { series: [] };
  const dated = series
    .flatMap(({ videos }) => videos)
    .flatMap(({ title, publishDate }) => (publishDate === null ? [] : [{ title, date: publishDate }]));
  return { usual: [], sampleSeries: dated };
}

/** 303 to the same view, or the same page with the refusal and what was typed. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { ran, sent } = await actByForm(context, await readForm(request));
  if ("refused" in ran) return answerRefused(ran.refused, sent);
  const { what, at, day } = ran.done;
  const ask = readAsk(url.searchParams, services.request.now);
  // A calendar goes on to the month of the day that a card was given.
  const address = planAddress({ ...ask, month: day?.slice(0, 7) ?? ask.month });
  return redirect(addressWith(address, { done: what, at }, `card-${at}`), 303);
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, NOT_KEPT["not-kept"]);
}

export { headers } from "../forms/refusal-headers";

export default function PlanPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PlanView page={loaderData} refused={actionData?.refused} busy={useBusy(PLAN_PATH)} />;
}
