import type { ReactNode } from "react";
import { Link } from "react-router";
import { BRAND } from "../brand";
import type { VideoSource } from "../engines/findings";
import { Badge } from "./badge";

/** Marks a calculated figure: YouTube's terms ask that it is told apart from YouTube's own. */
export const CALCULATED = `Calculated by ${BRAND.name}, not a YouTube metric`;

interface MethodNoteProps {
  source: VideoSource;
  asOf: string;
}

/** The one note of a page: whose figures they are, as of when, and the way to how the others are worked out. */
export function MethodNote({ source, asOf }: MethodNoteProps) {
  return (
    <p className="text-xs text-ink-soft">
      {source.kind === "youtube" ? (
        <>
          Each video's own counts: <SourceLink source={source} />, as of {asOf}. All else: {CALCULATED}.
        </>
      ) : (
        "Sample data: invented videos on invented channels, to show how an answer reads."
      )}{" "}
      <a href="#figures" className="link">
        How these figures are worked out
      </a>
      {source.kind === "youtube" && (
        <>
          {" · "}
          <Link to="/privacy#youtube" className="link">
            What is kept of YouTube's data
          </Link>
        </>
      )}
    </p>
  );
}

function SourceLink({ source, children }: { source: VideoSource; children?: ReactNode }) {
  return (
    <a href="https://www.youtube.com/" rel="noreferrer" className="link">
      {children ?? source.name}
    </a>
  );
}

/** The source of the videos, linked; sample data is marked as sample. */
export function SourceBadge({ source }: { source: VideoSource }) {
  return source.kind === "sample" ? (
    <Badge>Sample data</Badge>
  ) : (
    <SourceLink source={source}>
      <Badge>Source: {source.name}</Badge>
    </SourceLink>
  );
}
