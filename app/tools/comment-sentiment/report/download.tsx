import { redirect } from "react-router";
import { commentSentiment, type SentimentState } from "../../../functions/comment-sentiment/sample";
import { toolLoader } from "../../tool/route";
import type { ShowContext } from "../../tool/tool";
import type { Route } from "./+types/download";
import { fileResponse, reportFile } from "./file";

const readState = toolLoader({
  rules: commentSentiment,
  show: (state: SentimentState, context: ShowContext) => ({ state, context }),
});

/**
 * The report of a period as a file; behind the guard, as the page is. A file cannot say that it failed, so where the
 * state cannot be read the report's page does.
 */
export async function loader(args: Route.LoaderArgs) {
  const answer = await readState(args);
  if (answer.data.unread) return redirect(`/comment-sentiment/report${args.url.search}`, 303);
  const { state, context } = answer.data.shown;
  return fileResponse(reportFile(state, context), answer.init);
}
