import { unlistedMeta } from "../../../site/page-meta";
import { toolLoader } from "../../tool/route";
import { commentSentiment } from "../sentiment";
import type { Route } from "./+types/page";
import { showReport } from "./report";
import { ReportView } from "./report-view";

export const meta: Route.MetaFunction = () => unlistedMeta("Comment Sentiment Report");

export const loader = toolLoader({ ...commentSentiment, show: showReport });

export default function CommentSentimentReportPage({ loaderData }: Route.ComponentProps) {
  return <ReportView report={loaderData.shown} />;
}
