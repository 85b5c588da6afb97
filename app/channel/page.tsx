import { data, redirect } from "react-router";
import { refusalHeaders } from "../forms/ceiling";
import { readForm } from "../forms/read-form";
import { servicesContext } from "../services";
import { unlistedMeta } from "../site/page-meta";
import type { ToolAnswer } from "../tools/tool/refusal";
import type { ToolPageData } from "../tools/tool/route";
import { sendAction, useBusy } from "../tools/tool/sending";
import type { Route } from "./+types/page";
import { actOnChannel } from "./connect";
import { CHANNEL_TEXTS, CONNECT_MESSAGES } from "./messages";
import { type ChannelShown, showChannel } from "./show";
import { ChannelView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta("Your Channel");

/** The connected channel, and the samples that can be connected without a key; 503 if it cannot be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { channel, channels, report } = context.get(servicesContext);
  let unread = false;
  const connected = await channel.read().catch((error: unknown) => {
    report(error);
    unread = true;
    return null;
  });
  const search = url.searchParams;
  const page: ToolPageData<ChannelShown | null> = {
    shown: connected && showChannel(connected),
    done: search.get("done"),
    confirming: search.get("confirm"),
    open: null,
    address: CHANNEL_TEXTS.path,
    unread,
  };
  const headers = (await channel.cookies()).map((cookie): [string, string] => ["Set-Cookie", cookie]);
  const asked = search.get("channel") ?? "";
  const isLive = channels.samples.length === 0;
  const samples = connected ? [] : channels.samples;
  return data({ page, samples, isLive, asked }, { status: unread ? 503 : 200, headers });
}

/** Connects or disconnects: 303 to the room, or the same page with the refusal and what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
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
  return redirect(`${CHANNEL_TEXTS.path}?done=${outcome.done}#results`, { status: 303, headers });
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, CONNECT_MESSAGES.failed);
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function ChannelPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ChannelView {...loaderData} refused={actionData?.refused} busy={useBusy(CHANNEL_TEXTS.path)} />;
}
