import { data } from "react-router";
import { sendAction, useBusy } from "../../../forms/sending";
import { rewriterDeskFunctions } from "../../../functions/description-rewriter/yours-functions";
import { YOURS_MESSAGES } from "../../../functions/description-rewriter/yours-messages";
import { unlistedMeta } from "../../../navigation/page-meta";
import { servicesContext } from "../../../services";
import { toolAction, toolLoader } from "../../tool/route";
import type { Route } from "./+types/page";
import { drawFromNotes, drawOpenRewrite } from "./draw";
import { YOURS_TEXTS } from "./messages";
import { RewriterDeskView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(`Your descriptions · ${YOURS_TEXTS.title}`);

const page = async () => (await import("./show")).rewriterDeskPage;

const load = toolLoader(page);

/** The desk, the newest videos of the connected channel, by title, and what stands on the card it was opened from. */
export async function loader(args: Route.LoaderArgs) {
  const { channel, plan, language, report } = args.context.get(servicesContext);
  // The shell reports it if it cannot be read: a description is rewritten without it.
  const connected = channel.summary().catch(() => null);
  const whole = channel.read().catch(() => null);
  const card = readDraft(args.url.searchParams.get("card"));
  const { data: page, init } = await load(args);
  const latest = [...new Set((await connected)?.lastUploads.map(({ title }) => title))];
  const shown = drawOpenRewrite(args.request, page.shown, (await whole)?.usual);
  const fromNotes = drawFromNotes(args.request, language.name);
  return data({ page: { ...page, shown }, latest, fromNotes, draft: await card }, init ?? undefined);

  /** The description of the card that the desk was opened from, to be rewritten; "" without one. */
  async function readDraft(id: string | null): Promise<string> {
    if (id === null) return "";
    try {
      return (await plan.read(id))?.description ?? "";
    } catch (error) {
      report(error);
      return "";
    }
  }
}

export const action = toolAction(rewriterDeskFunctions);

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, YOURS_MESSAGES.failed);
}

export { headers } from "../../../forms/refusal-headers";

export default function YourDescriptionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, latest, fromNotes, draft } = loaderData;
  return (
    <RewriterDeskView
      page={page}
      latest={latest}
      fromNotes={fromNotes}
      draft={draft}
      refused={actionData?.refused}
      busy={useBusy(YOURS_TEXTS.path)}
    />
  );
}
