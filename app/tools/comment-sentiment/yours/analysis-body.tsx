import { CALCULATED } from "../../../ui/provenance";
import { SharesBar } from "../chart-figures";
import {
  type AnalysisProps,
  Asking,
  Claims,
  Insights,
  Part,
  Praise,
  Requests,
  Shares,
} from "./analysis-parts";
import { Excluded, Shift } from "./excluded";
import type { AnalysisShown } from "./show";

/** What the comments say: what to do and what viewers ask for, then the rest folded, every claim with its evidence. */
export function AnalysisBody(props: AnalysisProps) {
  const { analysis, level, whole } = props;
  const { finding, bar, claims, top, excluded, shift } = analysis;
  // Without advice and requests, what single viewers ask is what there is to act on; without that, what they praise.
  const isBare = claims.insights.length + claims.requests.length === 0;
  const asksLead = isBare && claims.asking !== null;
  const praiseLeads = isBare && !claims.asking && top.positive.length > 0;
  const said = <Claims {...props} hasPraise={!praiseLeads} />;
  const read = (
    <>
      {shift && <Shift shift={shift} whole={whole} />}
      <Excluded excluded={excluded} whole={whole} />
    </>
  );
  return (
    <div className="grid gap-6 print:gap-5">
      {whole && <p className="max-w-prose text-lg">{finding}</p>}
      {bar && <SharesBar shares={bar} className="h-3" />}
      <Insights {...props} />
      {whole || !(asksLead || praiseLeads) ? (
        <Requests {...props} />
      ) : (
        asksLead && (
          <Part title="Comments that ask" level={level}>
            <Asking {...props} />
          </Part>
        )
      )}
      {praiseLeads && (
        <Part title="Top positive comments" level={level}>
          <Praise {...props} />
        </Part>
      )}
      {whole ? (
        <>
          {/* Columns: side by side in rows, a short part would leave a gap beside a long one. */}
          <div className="gap-x-10 *:mb-8 md:columns-2">{said}</div>
          <Shares {...props} />
          <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">{read}</div>
        </>
      ) : (
        <div className="divide-y divide-line border-y border-line">
          {said}
          <Shares {...props} />
          {read}
        </div>
      )}
    </div>
  );
}

/** Where comments and figures are from, as YouTube's terms ask; and how many comments were read. */
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
