import { data } from "react-router";
import { delayedAction, useBusy } from "../../forms/sending";
import { SENTIMENT_FAILED } from "../../functions/comment-sentiment/messages";
import { unlistedMeta } from "../../navigation/page-meta";
import { toolAction, toolLoader } from "../tool/route";
import type { Route } from "./+types/page";
import { drawSample } from "./draw";
import { SENTIMENT_TEXTS } from "./messages";
import { sentimentPage } from "./show";
import { SentimentView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(SENTIMENT_TEXTS.title);

const load = toolLoader(sentimentPage);

export async function loader(args: Route.LoaderArgs) {
  const { data: page, init } = await load(args);
  return data(drawSample(args.request, page), init ?? undefined);
}

export const action = toolAction(sentimentPage.functions, { keeps: sentimentPage.keeps });

export const clientAction = delayedAction({ delays: { analyze: 4000 }, failed: SENTIMENT_FAILED });

export { headers } from "../../forms/refusal-headers";

export default function CommentSentimentPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SentimentView page={loaderData} refused={actionData?.refused} busy={useBusy(SENTIMENT_TEXTS.path)} />
  );
}
