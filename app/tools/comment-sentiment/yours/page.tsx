import { data } from "react-router";
import { drawnByContent, drawnFor } from "../../../hydration/draw";
import { servicesContext } from "../../../services";
import { unlistedMeta } from "../../../site/page-meta";
import { toolAction, toolLoader } from "../../tool/route";
import { sendAction, useBusy } from "../../tool/sending";
import type { Route } from "./+types/page";
import { drawAccuracy, drawAnalysis, drawStats } from "./draw";
import { YOURS_FAILED, YOURS_TEXTS } from "./messages";
import { CommentsDeskView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta("Your Comment Sentiment");

const tool = async () => (await import("./desk")).commentsDesk;

const load = toolLoader(tool);

/** With the videos that can be read where there is no key for any, and drawn what is only looked at. */
export async function loader(args: Route.LoaderArgs) {
  const { data: page, init } = await load(args);
  const { samples } = args.context.get(servicesContext).comments;
  const { open, stats, accuracy, ...shown } = page.shown;
  const drawn = {
    open: open && { id: open.id, files: open.files, body: drawnByContent(args.request, drawAnalysis(open)) },
    stats: drawnByContent(args.request, drawStats(stats)),
    accuracy: accuracy.length > 0 ? drawnFor(args.request, "accuracy", drawAccuracy(accuracy)) : null,
  };
  return data({ page: { ...page, shown: { ...shown, ...drawn } }, samples }, init ?? undefined);
}

export const action = toolAction(tool);

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, YOURS_FAILED);
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function YourCommentSentimentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, samples } = loaderData;
  return (
    <CommentsDeskView
      page={page}
      samples={samples}
      refused={actionData?.refused}
      busy={useBusy(YOURS_TEXTS.path)}
    />
  );
}
