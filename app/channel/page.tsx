import { data, Link, redirect } from "react-router";
import { act, answerRefused } from "../forms/act";
import type { ToolPageData } from "../forms/page-data";
import { givenFiles, readForm } from "../forms/read-form";
import { TOO_LONG } from "../forms/refusal";
import { sendAction, useBusy } from "../forms/sending";
import { textFields } from "../forms/text-fields";
import { connectChannel } from "../functions/channel/connect";
import { takeFreeTiming } from "../functions/channel/findings";
import { CONNECT_MESSAGES } from "../functions/channel/messages";
import { disconnectChannel } from "../functions/channel/own";
import { drawnFor } from "../hydration/draw";
import { DrawnPart } from "../hydration/drawn";
import type { Channel } from "../model/channel";
import { addressWith, prefilled } from "../navigation/address";
import { unlistedMeta } from "../navigation/page-meta";
import { CHANNEL_PATH, LIGHT_PATH } from "../navigation/paths";
import { servicesContext } from "../services";

import { TOPIC_MAX } from "../words/bounds";
import type { Route } from "./+types/page";
import { CHANNEL_TEXTS, CONNECT, DISCONNECT, FREE_TIMING } from "./messages";
import { askedReport, drawReport } from "./report/draw-report";
import { type ChannelShown, showChannel } from "./show";
import { ChannelView } from "./view";
import { VISIBILITY_TEXTS } from "./visibility/messages";

export const meta: Route.MetaFunction = () => unlistedMeta("Your Channel");

/** The connected channel, and the samples that can be connected without a key; 503 if it cannot be read. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { caller, channel, channels, report } = context.get(servicesContext);
  let unread = false;
  const failed = (error: unknown) => {
    report(error);
    unread = true;
    return null;
  };
  // Asked at once: one round trip.
  const [read, standing] = await Promise.all([
    channel.read().catch(failed),
    caller.allowance.standing().catch(failed),
  ]);
  const connected = unread ? null : read;
  const search = url.searchParams;
  const idea = prefilled(search, "idea", TOPIC_MAX);
  const page: ToolPageData<ChannelShown | null> = {
    shown: connected && showChannel(connected),
    done: search.get("done"),
    confirming: search.get("confirm"),
    open: null,
    address: idea ? addressWith(CHANNEL_PATH, { idea }) : CHANNEL_PATH,
    unread,
  };
  const asked = search.get("channel") ?? "";
  const isLive = channels.samples.length === 0;
  const samples = connected ? [] : channels.samples;
  return data(
    { page, samples, isLive, asked, idea, figures: connected && drawn(connected) },
    { status: unread ? 503 : 200 },
  );

  function drawn(channel: Channel) {
    const asks = askedReport(channel, CHANNEL_PATH, search, standing);
    const name = `${channel.name}, ${channel.sources.map(({ at }) => at)}, ${channel.uploads.length}, ${asks.at}, ${asks.open}, ${asks.report.freeTiming}`;
    return drawnFor(request, name, drawReport(asks));
  }
}

/**
 * Connects or disconnects: 303 to the room, to the light of the idea in `?idea=` that asked for a channel, or the same
 * page with the refusal and what was typed.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const { action = "", ...fields } = textFields(form);
  const sent = { action, typed: typedIn(fields) };
  if (form.has(TOO_LONG)) {
    return answerRefused({ status: 413, message: CHANNEL_TEXTS.tooLong, field: "file" }, sent);
  }
  if (action === FREE_TIMING) {
    const ran = await act(context, takeFreeTiming, {});
    if ("refused" in ran) return answerRefused(ran.refused, sent);
    const open = /^when-[a-z]+$/.exec(fields.open ?? "")?.[0] ?? "results";
    return redirect(addressWith(CHANNEL_PATH, { open }, open), 303);
  }
  if (action !== CONNECT && action !== DISCONNECT) {
    throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
  const { file } = await givenFiles(form);
  const ran =
    action === CONNECT
      ? await act(context, connectChannel, { ...fields, file })
      : await act(context, disconnectChannel, {});
  if ("refused" in ran) return answerRefused(ran.refused, sent);
  const idea = action === CONNECT ? prefilled(url.searchParams, "idea", TOPIC_MAX) : "";
  const next = idea ? addressWith(LIGHT_PATH, { q: idea }) : `${CHANNEL_PATH}?done=${action}#results`;
  return redirect(next, 303);
}

/** What stands in the form again: a sample is chosen, not typed. */
function typedIn(fields: Record<string, string>): Record<string, string> {
  const isTyped = ([name, text]: [string, string]) => TYPED.includes(name) && text !== "";
  return Object.fromEntries(Object.entries(fields).filter(isTyped));
}

const TYPED = ["channel", "uploads", "order"];

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, CONNECT_MESSAGES.failed);
}

export { headers } from "../forms/refusal-headers";

export default function ChannelPage({ loaderData, actionData }: Route.ComponentProps) {
  const { figures, ...room } = loaderData;
  return (
    <ChannelView {...room} refused={actionData?.refused} busy={useBusy(CHANNEL_PATH)}>
      {figures && (
        <>
          <DrawnPart id="report" drawn={figures} />
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <Link to={VISIBILITY_TEXTS.path} className="link font-medium">
              {VISIBILITY_TEXTS.title}
            </Link>
            <span className="text-sm text-ink-soft">
              How often searches for your topics show your videos.
            </span>
          </p>
        </>
      )}
    </ChannelView>
  );
}
