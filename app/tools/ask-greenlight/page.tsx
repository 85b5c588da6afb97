import { unlistedMeta } from "../../site/page-meta";
import { PageHeader } from "../../ui/page-header";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => unlistedMeta("Ask Greenlight");

export default function AskGreenlightPage() {
  return <PageHeader title="Ask Greenlight" />;
}
