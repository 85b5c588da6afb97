import { unlistedMeta } from "../../../../site/page-meta";
import { toolLoader } from "../../../tool-route";
import { yourComments } from "../own-comments";
import type { Route } from "./+types/page";
import { showReport } from "./report";
import { ReportView } from "./report-view";

export const meta: Route.MetaFunction = () => unlistedMeta("Your Comment Sentiment Report");

export const loader = toolLoader({ ...yourComments, show: showReport });

export default function YourCommentSentimentReportPage({ loaderData }: Route.ComponentProps) {
  return <ReportView shown={loaderData.shown} />;
}
