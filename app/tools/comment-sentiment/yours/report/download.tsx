import { redirect } from "react-router";
import { stateLoader } from "../../../tool/route";
import type { ShowContext } from "../../../tool/tool";
import { fileResponse } from "../../report/file";
import type { CommentsDeskState } from "../analysis";
import { YOURS_TEXTS } from "../messages";
import type { Route } from "./+types/download";

/** The file is made outside of this: where making it fails, that is a bug, and must not redirect. */
const readState = stateLoader(async () => ({
  ...(await import("../desk")).commentsDesk,
  show: (state: CommentsDeskState, context: ShowContext) => ({ state, context }),
}));

/**
 * An analysis as a file; behind the guard, as the page is. A file cannot say that it failed or that it is gone, so the
 * desk does: it shows the error screen where the state cannot be read.
 */
export async function loader(args: Route.LoaderArgs) {
  const answer = await readState(args).catch((error: unknown) => {
    if (error instanceof Response) return null;
    throw error;
  });
  const [{ findAnalysis }, { reportFile }] = await Promise.all([import("./show"), import("./file")]);
  const analysis = answer && findAnalysis(answer.data.shown.state, answer.data.shown.context);
  if (!analysis) return redirect(YOURS_TEXTS.path, 303);
  return fileResponse(reportFile(analysis), answer.init);
}
