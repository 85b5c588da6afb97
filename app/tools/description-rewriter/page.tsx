import { unlistedMeta } from "../../site/page-meta";
import { PageHeader } from "../../ui/page-header";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => unlistedMeta("Smart Description Rewriter");

export default function DescriptionRewriterPage() {
  return <PageHeader title="Smart Description Rewriter" />;
}
