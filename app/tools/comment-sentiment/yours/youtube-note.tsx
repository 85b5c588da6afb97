import { CALCULATED } from "../../../analyzer/provenance";
import type { AnalysisShown } from "./show";

/** Whose comments they are, and whose figures, as YouTube's terms ask; and how many of them were read. */
export function YoutubeNote({ analysis }: { analysis: AnalysisShown }) {
  const { youtube, more, published } = analysis;
  if (!youtube && !more && !published) return null;
  return (
    <p className="text-xs text-ink-soft">
      {youtube && (
        <>
          {CALCULATED}. The comments are from{" "}
          <a href={youtube.video} rel="noreferrer" className="link">
            the video on YouTube
          </a>
          , as of {youtube.asOf}.{" "}
        </>
      )}
      {published && <>Published {published}. </>}
      {more}
    </p>
  );
}
