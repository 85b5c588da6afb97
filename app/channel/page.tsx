import { data, Link, redirect } from "react-router";
import { refusalHeaders } from "../forms/ceiling";
import type { ToolPageData } from "../forms/page-data";
import { readForm } from "../forms/read-form";
import type { ToolAnswer } from "../forms/refusal";
import { sendAction, useBusy } from "../forms/sending";
import { drawnFor } from "../hydration/draw";
import { DrawnPart } from "../hydration/drawn";
import type { Channel } from "../model/channel";
import { addressWith, prefilled } from "../navigation/address";
import { unlistedMeta } from "../navigation/page-meta";
import { LIGHT_PATH } from "../navigation/paths";
import { servicesContext } from "../services";

import { TOPIC_MAX } from "../words/bounds";
import type { Route } from "./+types/page";
import { actOnChannel } from "./connect";
import { CHANNEL_TEXTS, CONNECT, CONNECT_MESSAGES } from "./messages";
import { askedReport, drawReport } from "./report/draw-report";
import { type ChannelShown, showChannel } from "./show";
import { ChannelView } from "./view";
import { VISIBILITY_TEXTS } from "./visibility/messages";

export const meta: Route.MetaFunction = () => unlistedMeta("Your Channel");

/** The connected channel, and the samples that can be connected without a key; 503 if it cannot be read. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { channel, channels, report } = context.get(servicesContext);
  let unread = false;
  const connected = await channel.read().catch((error: unknown) => {
    report(error);
    unread = true;
    return null;
  });
  const search = url.searchParams;
  const idea = prefilled(search, "idea", TOPIC_MAX);
  const page: ToolPageData<ChannelShown | null> = {
    shown: connected && showChannel(connected),
    done: search.get("done"),
    confirming: search.get("confirm"),
    open: null,
    address: idea ? addressWith(CHANNEL_TEXTS.path, { idea }) : CHANNEL_TEXTS.path,
    unread,
  };
  const headers = (await channel.cookies()).map((cookie): [string, string] => ["Set-Cookie", cookie]);
  const asked = search.get("channel") ?? "";
  const isLive = channels.samples.length === 0;
  const samples = connected ? [] : channels.samples;
  return data(
    { page, samples, isLive, asked, idea, figures: connected && drawn(connected) },
    { status: unread ? 503 : 200, headers },
  );

  function drawn(channel: Channel) {
    const asks = askedReport(channel, CHANNEL_TEXTS.path, search);
    const name = `${channel.name}, ${channel.sources.map(({ at }) => at)}, ${channel.uploads.length}, ${asks.at}, ${asks.open}`;
    return drawnFor(request, name, drawReport(asks));
  }
}

/**
 * Connects or disconnects: 303 to the room, to the light of the idea in `?idea=` that asked for a channel, or the same
 * page with the refusal and what was typed.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const outcome = await actOnChannel(await readForm(request), services);
  if ("refused" in outcome) {
    const { status, retryAfter, ...refused } = outcome.refused;
    return data<ToolAnswer>({ refused }, { status, headers: refusalHeaders({ status, retryAfter }) });
  }
  const headers = (await services.channel.cookies()).map((cookie): [string, string] => [
    "Set-Cookie",
    cookie,
  ]);
  const idea = outcome.done === CONNECT ? prefilled(url.searchParams, "idea", TOPIC_MAX) : "";
  const next = idea
    ? addressWith(LIGHT_PATH, { q: idea })
    : `${CHANNEL_TEXTS.path}?done=${outcome.done}#results`;
  return redirect(next, { status: 303, headers });
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, CONNECT_MESSAGES.failed);
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function ChannelPage({ loaderData, actionData }: Route.ComponentProps) {
  const { figures, ...room } = loaderData;
  return (
    <ChannelView {...room} refused={actionData?.refused} busy={useBusy(CHANNEL_TEXTS.path)}>
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
