import { unlistedMeta } from "../../../../navigation/page-meta";
import { stateLoader } from "../../../tool/route";
import type { Route } from "./+types/page";
import { ReportView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta("Your Comment Sentiment Report");

export const loader = stateLoader(async () => {
  const [{ commentsDesk }, { showReport }] = await Promise.all([import("../desk"), import("./show")]);
  return { ...commentsDesk, show: showReport };
});

export default function YourCommentSentimentReportPage({ loaderData }: Route.ComponentProps) {
  return <ReportView shown={loaderData.shown} />;
}
