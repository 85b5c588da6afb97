import { data } from "react-router";
import { servicesContext } from "../../../services";
import { unlistedMeta } from "../../../site/page-meta";
import { toolAction, toolLoader } from "../../tool/route";
import { sendAction, useBusy } from "../../tool/sending";
import type { Route } from "./+types/page";
import { YOURS_MESSAGES, YOURS_TEXTS } from "./messages";
import { RewriterDeskView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(`Your descriptions · ${YOURS_TEXTS.title}`);

const tool = async () => (await import("./desk")).rewriterDesk;

const load = toolLoader(tool);

/** The desk, and the newest videos of the connected channel, by title. */
export async function loader(args: Route.LoaderArgs) {
  const { channel } = args.context.get(servicesContext);
  // The shell reports it if it cannot be read: a description is rewritten without it.
  const connected = channel.summary().catch(() => null);
  const { data: page, init } = await load(args);
  const latest = [...new Set((await connected)?.lastUploads.map(({ title }) => title))];
  return data({ page, latest }, init ?? undefined);
}

export const action = toolAction(tool);

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, YOURS_MESSAGES.failed);
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function YourDescriptionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, latest } = loaderData;
  return (
    <RewriterDeskView
      page={page}
      latest={latest}
      refused={actionData?.refused}
      busy={useBusy(YOURS_TEXTS.path)}
    />
  );
}
