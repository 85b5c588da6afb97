import { redirect } from "react-router";
import { stateLoader } from "../../tool/route";
import type { ShowContext } from "../../tool/tool";
import type { SentimentState } from "../record";
import { commentSentiment } from "../sample";
import type { Route } from "./+types/download";
import { fileResponse, reportFile } from "./file";

/** The file is made outside of this: where making it fails, that is a bug, and must not redirect. */
const readState = stateLoader({
  ...commentSentiment,
  show: (state: SentimentState, context: ShowContext) => ({ state, context }),
});

/**
 * The report of a period as a file; behind the guard, as the page is. A file cannot say that it failed, so where the
 * state cannot be read the report's page does: it shows the error screen, and offers the file again.
 */
export async function loader(args: Route.LoaderArgs) {
  const answer = await readState(args).catch((error: unknown) => {
    if (error instanceof Response) return null;
    throw error;
  });
  if (!answer) return redirect(`/comment-sentiment/report${args.url.search}`, 303);
  const { state, context } = answer.data.shown;
  return fileResponse(reportFile(state, context), answer.init);
}
