import { redirect } from "react-router";
import { servicesContext } from "../../../services";
import { toolLoader } from "../../tool-route";
import { commentSentiment } from "../sentiment";
import type { Route } from "./+types/download";
import { reportFile } from "./csv";

const read = toolLoader({ ...commentSentiment, show: reportFile });

/**
 * The report of a period as a file; behind the guard, as the page is. A file cannot say that it failed, so the
 * report's page does: it shows the error screen where the database is still away, and offers the file again.
 */
export async function loader(args: Route.LoaderArgs) {
  try {
    const { data, init } = await read(args);
    const headers = new Headers(init?.headers);
    headers.set("Content-Type", "text/csv; charset=utf-8");
    headers.set("Content-Disposition", `attachment; filename="${data.shown.name}"`);
    return new Response(data.shown.text, { headers });
  } catch (error) {
    args.context.get(servicesContext).report(error);
    return redirect(`/comment-sentiment/report${args.url.search}`, 303);
  }
}
