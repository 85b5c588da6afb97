import { unlistedMeta } from "../../site/page-meta";
import { PageHeader } from "../../ui/page-header";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => unlistedMeta("Video Performance Forecaster");

export default function VideoForecastPage() {
  return <PageHeader title="Video Performance Forecaster" />;
}
