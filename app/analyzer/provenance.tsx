import type { ReactNode } from "react";
import { Link } from "react-router";
import { BRAND } from "../brand";
import type { VideoSource } from "../engines/findings";

/** Told apart from YouTube's own figures, as its terms ask of whatever a product works out from them. */
export const CALCULATED = `Calculated by ${BRAND.name}, not a YouTube metric`;

export interface ProvenanceProps {
  source: VideoSource;
  asOf: string;
}

/** Below computed figures. Sample data is marked where the page begins, and has no one to be told apart from. */
export function Calculated({ source, asOf }: ProvenanceProps) {
  if (source.kind !== "youtube") return null;
  return (
    <Note>
      {CALCULATED}. The counts behind it are from <SourceLink source={source} />, as of {asOf}.
    </Note>
  );
}

/** Below figures that are YouTube's own. */
export function Counted({ source, asOf }: ProvenanceProps) {
  if (source.kind !== "youtube") return null;
  return (
    <Note>
      Source: <SourceLink source={source} />, as of {asOf}.
    </Note>
  );
}

/** Once a page: what is done with YouTube's data, and where that is said. */
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
