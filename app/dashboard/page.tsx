import { data, redirect } from "react-router";
import { act } from "../forms/act";
import { readForm } from "../forms/read-form";
import { chooseWeek, recallOwnIdeas } from "../functions/content-ideas/own-ideas";
import { unreadTexts } from "../functions/content-ideas/yours-messages";
import { showKpis } from "../functions/display";
import { drawnAs, drawnByContent, drawnFor } from "../hydration/draw";
import { unlistedMeta } from "../navigation/page-meta";
import { servicesContext, signedInUser } from "../services";
import { besideOwn, type LoadedPanel, type PanelState, readPanel } from "../trends/show";
import { noteName } from "../watch/note";
import { notesUntil, USUAL_TIME } from "../watch/note-times";
import type { Route } from "./+types/page";
import { drawKpis, drawOwnStarts, drawTools, drawTrendCard, drawWeek } from "./draw";
import { areKpisShown, kpisCookie, newestFigures, ownKpiTexts, showChannelPanel } from "./figures";
import { DashboardView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta("Dashboard");

/** The channel, the trend and the tools; 503 if nobody can tell whether a channel is connected. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const user = context.get(signedInUser);
  // The shell reports it.
  const connecting = services.channel.summary().catch(() => "unread" as const);
  const [channel, figures, panel, time, own] = await Promise.all([
    connecting,
    newestFigures(services, connecting),
    readPanel(user, services),
    services.watching.noteTime().catch(services.report),
    recallOwnIdeas(services, services.caller).catch((error: unknown) => void services.report(error)),
  ]);
  const noteTime = time ?? USUAL_TIME;
  const [newest] = notesUntil(noteTime, services.request.now);
  const weeks = own && newest ? chooseWeek(own, newest.day, services.channel) : [];
  const week = weeks.find(({ day }) => day === newest?.day)?.ideas ?? [];
  // One that could not be read is taken for one: nothing invented stands where theirs may be.
  const hasChannel = channel !== null;
  const unread = channel === "unread";
  const page = {
    channel: unread ? null : channel && showChannelPanel(channel),
    unread,
    ideas:
      own && week.length > 0
        ? drawnByContent(
            request,
            drawWeek(week, { isSample: own.channel.isSample, unread: unreadTexts(own.unread) }),
          )
        : null,
    note: hasChannel ? noteName(noteTime.weekday) : null,
    starts: hasChannel ? null : drawnFor(request, "starts", drawOwnStarts()),
    tools: drawnAs(request, drawTools({ figures, hasChannel })),
    trend: drawTrend(
      request,
      unread || channel?.isSample === false ? besideOwn(panel, services.trends) : panel,
    ),
    kpis: areKpisShown(request.headers.get("cookie"))
      ? drawnAs(
          request,
          drawKpis(unread ? ownKpiTexts(undefined, false) : ownKpiTexts(channel?.kpis, hasChannel)),
        )
      : null,
  };
  return data(page, { status: unread ? 503 : 200 });
}

/** Shows or hides the KPIs. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const ran = await act(context, showKpis, { kpis: form.get("kpis") });
  if ("refused" in ran) throw data(null, { status: 400, statusText: "Bad Request" });
  return redirect("/dashboard#account-kpis", {
    status: 303,
    headers: { "Set-Cookie": kpisCookie(ran.done.kpis, { secure: url.protocol === "https:" }) },
  });
}

function drawTrend(request: Request, panel: PanelState) {
  return panel.state === "loaded" ? { state: panel.state, card: trendCard(request, panel) } : panel;
}

function trendCard(request: Request, panel: LoadedPanel) {
  const { keyword, updated } = panel.summary;
  return drawnFor(request, `${keyword}, ${updated.at}, ${panel.insights.length}`, drawTrendCard(panel));
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  return <DashboardView {...loaderData} />;
}
