import { unlistedMeta } from "../../../navigation/page-meta";
import { toolLoader } from "../../tool/route";
import { sentimentPage } from "../show";
import type { Route } from "./+types/page";
import { UnreadReport } from "./nav";
import { showReport } from "./show";
import { ReportView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta("Comment Sentiment Report");

export const loader = toolLoader({ ...sentimentPage, show: showReport });

export default function CommentSentimentReportPage({ loaderData }: Route.ComponentProps) {
  const { unread, shown } = loaderData;
  return unread ? <UnreadReport back={shown.back} /> : <ReportView report={shown} />;
}
