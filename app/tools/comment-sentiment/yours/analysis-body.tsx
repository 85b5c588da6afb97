import type { ReactNode } from "react";
import { Link } from "react-router";
import { AddToPlan } from "../../../handover/add-to-plan";
import { Disclosure } from "../../../ui/disclosure";
import { CALCULATED } from "../../../ui/provenance";
import { Figure, Figures } from "../../tool/figure";
import { SharesBar } from "../chart-figures";
import { ClaimList, Line, Quoted, SidedClaim } from "./claim-lists";
import { Claim } from "./evidence";
import { Excluded, Shift } from "./excluded";
import type { AnalysisShown } from "./show";
import type { ShareFigure } from "./show-figures";

interface AnalysisBodyProps {
  analysis: AnalysisShown;
  /** Of its headings: one below that of the analysis. */
  level: "h2" | "h4";
  /** Everything opened, for paper. */
  whole?: boolean;
}

/** What the comments say: what to do and what viewers ask for, then the rest folded, every claim with its evidence. */
export function AnalysisBody({ analysis, level: Heading, whole }: AnalysisBodyProps) {
  const { finding, bar, figures, claims, comments, top, excluded, shift } = analysis;
  const { insights, questions, requests, themes = [], triggers = [], mentions, asking } = claims;
  const shared = { comments, whole };
  const title = (text: string) => <Heading className="text-sm font-semibold">{text}</Heading>;
  const quoted = (indices: number[]) => indices.flatMap((index) => comments[index] ?? []);
  const part = (text: string, count: number, content: ReactNode) =>
    whole ? (
      <Part title={title(text)}>{content}</Part>
    ) : (
      <Disclosure summary={count > 0 ? `${text} (${count})` : text}>{content}</Disclosure>
    );
  const single = asking && (
    <div className="grid gap-3">
      <p className="max-w-prose text-sm text-ink-soft">{asking.note}</p>
      <Quoted comments={quoted(asking.comments)} whole={whole} none="" />
    </div>
  );
  const praise = (
    <Quoted comments={quoted(top.positive)} whole={whole} none="No clearly positive comment found." />
  );
  // Without advice and requests, what single viewers ask is what there is to act on; without that, what they praise.
  const isLeading = insights.length + requests.length === 0;
  const praiseLeads = isLeading && !single && top.positive.length > 0;
  const claimParts = (
    <>
      {part(
        "Questions",
        questions.length,
        <ClaimList
          name="questions"
          none="No question is put by three viewers alike."
          whole={whole}
          claims={questions}
          show={(question) => (
            <li key={question.text}>
              <Claim {...shared} evidence={question.evidence} evidenceNote={question.evidenceNote}>
                <Line name={question.text} note={`${question.asked} · ${question.answered}`} />
              </Claim>
            </li>
          )}
        />,
      )}
      {!praiseLeads && part("Top positive comments", top.positive.length, praise)}
      {part(
        "Top negative comments",
        top.negative.length,
        <Quoted comments={quoted(top.negative)} whole={whole} none="No clearly negative comment found." />,
      )}
      {part(
        "Common themes",
        themes.length,
        <ClaimList
          name="themes"
          none={claims.noThemes}
          whole={whole}
          claims={themes}
          show={(theme) => <SidedClaim key={theme.name} claim={theme} {...shared} />}
        />,
      )}
      {mentions.length > 0 &&
        part(
          "What viewers name",
          mentions.length,
          <ClaimList
            name="names"
            none=""
            whole={whole}
            claims={mentions}
            show={(mention) => (
              <li key={mention.name}>
                <Claim {...shared} evidence={mention.evidence} evidenceNote={mention.evidenceNote}>
                  <Line name={mention.name} note={mention.support} />
                </Claim>
              </li>
            )}
          />,
        )}
      {part(
        "Emotional triggers",
        triggers.length,
        <ClaimList
          name="triggers"
          none={claims.noTriggers}
          whole={whole}
          claims={triggers}
          show={(trigger) => <SidedClaim key={trigger.name} claim={trigger} {...shared} />}
        />,
      )}
    </>
  );
  const requestsPart = (
    <Part title={title("Requests")}>
      <ClaimList
        name="requests"
        none="No request is made by three viewers alike."
        whole={whole}
        claims={requests}
        show={(request) => (
          <li
            key={request.kind + request.wants}
            className={whole ? undefined : "sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6"}
          >
            <Claim
              {...shared}
              evidence={request.evidence}
              evidenceNote={request.evidenceNote}
              notes={
                request.light && (
                  <p>
                    <Link to={request.light} className="link">
                      See its light
                    </Link>
                  </p>
                )
              }
            >
              <Line name={request.wants} note={`${request.kind} · ${request.asked}`} />
            </Claim>
            {!whole && request.idea && (
              <div className="pb-3 sm:pt-2.5">
                <AddToPlan idea={request.idea} isSample={analysis.isSample} isDrawn />
              </div>
            )}
          </li>
        )}
      />
      {single}
    </Part>
  );
  const shares =
    figures.length > 0 &&
    part(
      "Score and shares",
      0,
      <Figures>
        {figures.map((figure) => (
          <Figure key={figure.label} figure={figure} open={whole}>
            {figure.line && <RangeLine {...figure.line} />}
          </Figure>
        ))}
      </Figures>,
    );
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
      <div className="rounded-control border border-transparent bg-go-soft px-5 py-4 print:border-line">
        {title("Actionable insights")}
        {insights.length === 0 ? (
          <p className="mt-2 max-w-prose text-sm">{claims.noInsights}</p>
        ) : (
          <ol className="mt-1 divide-y divide-line">
            {insights.map((insight) => (
              <li key={insight.text}>
                {whole ? (
                  <p dir="auto" className="max-w-prose py-2 text-sm wrap-anywhere">
                    {insight.text}
                  </p>
                ) : (
                  <Claim
                    {...shared}
                    evidence={insight.evidence}
                    evidenceNote={insight.evidenceNote}
                    notes={
                      <p dir="auto" className="wrap-anywhere">
                        From {insight.because}.
                      </p>
                    }
                  >
                    <span dir="auto" className="max-w-prose wrap-anywhere">
                      {insight.text}
                    </span>
                  </Claim>
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
      {whole || !isLeading || !(single || praiseLeads)
        ? requestsPart
        : single && <Part title={title("Comments that ask")}>{single}</Part>}
      {praiseLeads && <Part title={title("Top positive comments")}>{praise}</Part>}
      {whole ? (
        <>
          {/* Columns: side by side in rows, a short part would leave a gap beside a long one. */}
          <div className="gap-x-10 *:mb-8 md:columns-2">{claimParts}</div>
          {shares}
          <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">{read}</div>
        </>
      ) : (
        <div className="divide-y divide-line border-y border-line">
          {claimParts}
          {shares}
          {read}
        </div>
      )}
    </div>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-3">
      {title}
      {children}
    </div>
  );
}

/** A share on a line from 0 to 100%, with its range. A drawing only: both stand above it in words. */
function RangeLine({ from, length, at }: NonNullable<ShareFigure["line"]>) {
  return (
    <svg className="mt-3 block h-4 w-full overflow-visible" aria-hidden="true" focusable="false">
      <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line" />
      <rect x={from} width={length} y="25%" height="50%" rx="2" className="fill-line-strong" />
      <line x1={at} x2={at} y1="0" y2="100%" strokeWidth="2" className="stroke-ink" />
    </svg>
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
