import { data } from "react-router";
import { sendAction, useBusy } from "../../../forms/sending";
import { titleDeskFunctions } from "../../../functions/thumbnail-optimizer/yours-functions";
import { YOURS_FAILED } from "../../../functions/thumbnail-optimizer/yours-messages";
import { unlistedMeta } from "../../../navigation/page-meta";
import { servicesContext } from "../../../services";
import { toolAction, toolLoader } from "../../tool/route";
import type { Route } from "./+types/page";
import { drawOpenAnalysis } from "./draw";
import { YOURS_TEXTS } from "./messages";
import { TitleDeskView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(`Your titles · ${YOURS_TEXTS.title}`);

const page = async () => (await import("./show")).titleDeskPage;

const load = toolLoader(page);

/** The desk, what stands behind its open result drawn, and which language model may be asked. */
export async function loader(args: Route.LoaderArgs) {
  const { data: page, init } = await load(args);
  const { name } = args.context.get(servicesContext).language;
  const shown = drawOpenAnalysis(args.request, page.shown);
  return data({ ...page, shown, languageModel: name }, init ?? undefined);
}

export const action = toolAction(titleDeskFunctions);

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, YOURS_FAILED);
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function YourTitlesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <TitleDeskView page={loaderData} refused={actionData?.refused} busy={useBusy(YOURS_TEXTS.path)} />;
}
