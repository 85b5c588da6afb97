import { unlistedMeta } from "../../site/page-meta";
import { PageHeader } from "../../ui/page-header";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => unlistedMeta("Thumbnail Title Optimizer");

export default function ThumbnailOptimizerPage() {
  return <PageHeader title="Thumbnail Title Optimizer" />;
}
