import { data } from "react-router";
import { sendAction, useBusy } from "../../../forms/sending";
import { kindField } from "../../../functions/desk/kept-list";
import { titleDeskFunctions } from "../../../functions/thumbnail-optimizer/yours-functions";
import { YOURS_FAILED } from "../../../functions/thumbnail-optimizer/yours-messages";
import { unlistedMeta } from "../../../navigation/page-meta";
import { servicesContext } from "../../../services";
import { drawKinds } from "../../tool/draw";
import { toolAction, toolLoader } from "../../tool/route";
import type { Route } from "./+types/page";
import { drawFrames, drawOpenAnalysis } from "./draw";
import { sentTo, YOURS_TEXTS } from "./messages";
import { TitleDeskView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(`Your titles · ${YOURS_TEXTS.title}`);

const page = async () => (await import("./show")).titleDeskPage;

const load = toolLoader(page);

/** The desk, what stands behind its open result drawn, frames of the channel's hits, and what goes to which language model. */
export async function loader(args: Route.LoaderArgs) {
  const { language, channel } = args.context.get(servicesContext);
  // The shell reports a channel that cannot be read.
  const [{ data: page, init }, own, whole, { showFrames }] = await Promise.all([
    load(args),
    channel.summary().catch(() => null),
    channel.read().catch(() => null),
    import("./show"),
  ]);
  const kinds = drawKinds(args.request, args.url, own);
  const kind = kindField.parse(args.url.searchParams.get("kind") ?? undefined);
  const found = showFrames(whole, page.shown, kind);
  const frames = drawFrames(args.request, found);
  const shown = drawOpenAnalysis(args.request, page.shown, found);
  const sent = language.name && sentTo(language.name, frames !== null);
  return data({ ...page, shown, kinds, frames, sent }, init ?? undefined);
}

export const action = toolAction(titleDeskFunctions);

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, YOURS_FAILED);
}

export { headers } from "../../../forms/refusal-headers";

export default function YourTitlesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <TitleDeskView page={loaderData} refused={actionData?.refused} busy={useBusy(YOURS_TEXTS.path)} />;
}
