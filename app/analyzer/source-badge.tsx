import { Badge } from "../ui/badge";
import type { VideoSource } from "./evidence";

/** Where the videos come from; sample data says that it is sample wherever it shows. */
export function SourceBadge({ source }: { source: VideoSource }) {
  return source.kind === "sample" ? (
    <Badge tone="fair">Sample data</Badge>
  ) : (
    <Badge>Source: {source.name}</Badge>
  );
}
