import { unlistedMeta } from "../../site/page-meta";
import { PageHeader } from "../../ui/page-header";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => unlistedMeta("Competitor Monitor");

export default function CompetitorMonitorPage() {
  return <PageHeader title="Competitor Monitor" />;
}
