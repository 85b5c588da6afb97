import type { VideoSource } from "../engines/findings";
import { Badge } from "../ui/badge";
import { SourceLink } from "./provenance";

/** Where the videos come from, linked; sample data says that it is sample wherever it shows. */
export function SourceBadge({ source }: { source: VideoSource }) {
  return source.kind === "sample" ? (
    <Badge tone="fair">Sample data</Badge>
  ) : (
    <SourceLink source={source}>
      <Badge>Source: {source.name}</Badge>
    </SourceLink>
  );
}
