import { unlistedMeta } from "../../../../navigation/page-meta";

import { toolLoader } from "../../../tool/route";
import { UnreadReport } from "../../report/nav";
import { YOURS_TEXTS } from "../messages";
import type { Route } from "./+types/page";
import { ReportView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta("Your Comment Sentiment Report");

export const loader = toolLoader(async () => {
  const [{ commentsDesk }, { showReport }] = await Promise.all([
    import("../../../../functions/comment-sentiment/yours"),
    import("./show"),
  ]);
  return { rules: commentsDesk, show: showReport };
});

export default function YourCommentSentimentReportPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.unread) return <UnreadReport back={YOURS_TEXTS.path} />;
  return <ReportView shown={loaderData.shown} />;
}
