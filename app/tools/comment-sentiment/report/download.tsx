import { redirect } from "react-router";
import { servicesContext } from "../../../services";
import { toolLoader } from "../../tool/route";
import type { ShowContext } from "../../tool/tool";
import { commentSentiment, type SentimentState } from "../sentiment";
import type { Route } from "./+types/download";
import { reportFile } from "./csv";

const read = toolLoader({ ...commentSentiment, show: asRead });

/**
 * The report of a period as a file; behind the guard, as the page is. A file cannot say that it failed, so the
 * report's page does: it shows the error screen where the database is still away, and offers the file again.
 */
export async function loader(args: Route.LoaderArgs) {
  const answer = await read(args).catch((error: unknown) => {
    args.context.get(servicesContext).report(error);
    return null;
  });
  if (!answer) return redirect(`/comment-sentiment/report${args.url.search}`, 303);
  const { state, context } = answer.data.shown;
  const { name, text } = reportFile(state, context);
  const headers = new Headers(answer.init?.headers);
  headers.set("Content-Type", "text/csv; charset=utf-8");
  headers.set("Content-Disposition", `attachment; filename="${name}"`);
  return new Response(text, { headers });
}

/** The file is made outside of the read: where making it fails, there is a mistake of ours, and no way around it. */
function asRead(state: SentimentState, context: ShowContext) {
  return { state, context };
}
