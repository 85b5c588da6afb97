import { unlistedMeta } from "../../../navigation/page-meta";
import { stateLoader } from "../../tool/route";
import { commentSentiment } from "../sample";
import type { Route } from "./+types/page";
import { showReport } from "./show";
import { ReportView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta("Comment Sentiment Report");

export const loader = stateLoader({ ...commentSentiment, show: showReport });

export default function CommentSentimentReportPage({ loaderData }: Route.ComponentProps) {
  return <ReportView report={loaderData.shown} />;
}
