import { redirect } from "react-router";
import type { CommentsDeskState } from "../../../../functions/comment-sentiment/analysis";
import { toolLoader } from "../../../tool/route";
import type { ShowContext } from "../../../tool/tool";
import { fileResponse } from "../../report/file";
import { YOURS_TEXTS } from "../messages";
import type { Route } from "./+types/download";

const readState = toolLoader(async () => ({
  rules: (await import("../../../../functions/comment-sentiment/yours")).commentsDesk,
  show: (state: CommentsDeskState, context: ShowContext) => ({ state, context }),
}));

/**
 * An analysis as a file; behind the guard, as the page is. A file cannot say that it could not be read or that it is gone,
 * so the desk does.
 */
export async function loader(args: Route.LoaderArgs) {
  const answer = await readState(args);
  const [{ findAnalysis }, { reportFile }] = await Promise.all([import("./show"), import("./file")]);
  const { unread, shown } = answer.data;
  const analysis = unread ? null : findAnalysis(shown.state, shown.context);
  if (!analysis) return redirect(YOURS_TEXTS.path, 303);
  return fileResponse(reportFile(analysis), answer.init);
}
