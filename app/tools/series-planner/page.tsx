import { unlistedMeta } from "../../site/page-meta";
import { PageHeader } from "../../ui/page-header";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => unlistedMeta("Series Planner");

export default function SeriesPlannerPage() {
  return <PageHeader title="Series Planner" />;
}
