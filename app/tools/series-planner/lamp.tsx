import type { VideoStatus } from "./series";

/** A video's status as a lamp: full, with a core, or empty, so that it needs no colour. */
export function Lamp({ status, at = "50%" }: { status: VideoStatus; at?: string }) {
  const place = { cx: at, cy: "50%" };
  if (status === "published") {
    return <circle {...place} r="7" strokeWidth="2" className="fill-go stroke-surface" />;
  }
  if (status === "planned") {
    return <circle {...place} r="6" strokeWidth="2" className="fill-surface stroke-line-strong" />;
  }
  return (
    <>
      <circle {...place} r="6" strokeWidth="2" className="fill-surface stroke-fair" />
      <circle {...place} r="2.75" className="fill-fair" />
    </>
  );
}
