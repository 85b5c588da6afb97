import type { ReactNode } from "react";
import { Link } from "react-router";
import { BRAND } from "../brand";
import type { VideoSource } from "../engines/findings";
import { Badge } from "../ui/badge";

/** Marks a calculated figure: YouTube's terms ask that it is told apart from YouTube's own. */
export const CALCULATED = `Calculated by ${BRAND.name}, not a YouTube metric`;

interface ProvenanceProps {
  source: VideoSource;
  asOf: string;
}

/** A note below calculated figures. Sample data has none: it is marked at the top of the page. */
export function Calculated({ source, asOf }: ProvenanceProps) {
  if (source.kind !== "youtube") return null;
  return (
    <Note>
      {CALCULATED}. The counts behind it are from <SourceLink source={source} />, as of {asOf}.
    </Note>
  );
}

/** A note below YouTube's own figures. */
export function CountedByYoutube({ source, asOf }: ProvenanceProps) {
  if (source.kind !== "youtube") return null;
  return (
    <Note>
      Source: <SourceLink source={source} />, as of {asOf}.
    </Note>
  );
}

/** The link to what is stored of YouTube's data, once a page. */
export function DataPrivacy() {
  return (
    <Link to="/privacy#youtube" className="link">
      What is kept of YouTube's data, and for how long
    </Link>
  );
}

export function SourceLink({ source, children }: { source: VideoSource; children?: ReactNode }) {
  return (
    <a href="https://www.youtube.com/" rel="noreferrer" className="link">
      {children ?? source.name}
    </a>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-xs text-ink-soft">{children}</p>;
}

/** The source of the videos, linked; sample data is marked as sample. */
export function SourceBadge({ source }: { source: VideoSource }) {
  return source.kind === "sample" ? (
    <Badge tone="fair">Sample data</Badge>
  ) : (
    <SourceLink source={source}>
      <Badge>Source: {source.name}</Badge>
    </SourceLink>
  );
}
