import { unlistedMeta } from "../../site/page-meta";
import { PageHeader } from "../../ui/page-header";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => unlistedMeta("RPM Booster Tips");

export default function RpmBoosterPage() {
  return <PageHeader title="RPM Booster Tips" />;
}
