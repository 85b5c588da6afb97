import { redirect } from "react-router";
import { servicesContext } from "../../../../services";
import { toolLoader } from "../../../tool/route";
import type { ShowContext } from "../../../tool/tool";
import { YOURS_TEXTS } from "../messages";
import type { YourCommentsState } from "../own-comments";
import type { Route } from "./+types/download";

const read = toolLoader(async () => ({ ...(await import("../own-comments")).yourComments, show: asRead }));

/**
 * An analysis as a file; behind the guard, as the page is. A file cannot say that it failed or that it is gone, so
 * the desk does: it shows the error screen where the database is still away.
 */
export async function loader(args: Route.LoaderArgs) {
  const answer = await read(args).catch((error: unknown) => {
    args.context.get(servicesContext).report(error);
    return null;
  });
  const [{ chosen }, { reportFile }] = await Promise.all([import("./chosen"), import("./file")]);
  const one = answer && chosen(answer.data.shown.state, answer.data.shown.context);
  if (!one) return redirect(YOURS_TEXTS.path, 303);
  const { name, text } = reportFile(one);
  const headers = new Headers(answer?.init?.headers);
  headers.set("Content-Type", "text/csv; charset=utf-8");
  headers.set("Content-Disposition", `attachment; filename="${name}"`);
  return new Response(text, { headers });
}

/** The file is made outside of the read: where making it fails, there is a mistake of ours, and no way around it. */
function asRead(state: YourCommentsState, context: ShowContext) {
  return { state, context };
}
