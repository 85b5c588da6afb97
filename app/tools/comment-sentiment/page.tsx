import { unlistedMeta } from "../../site/page-meta";
import { PageHeader } from "../../ui/page-header";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => unlistedMeta("Comment Sentiment");

export default function CommentSentimentPage() {
  return <PageHeader title="Comment Sentiment" />;
}
