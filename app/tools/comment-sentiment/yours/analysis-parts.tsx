import type { ReactNode } from "react";
import { Link } from "react-router";
import { AddToPlan } from "../../../handover/add-to-plan";
import { Disclosure } from "../../../ui/disclosure";
import { Figure, Figures } from "../../tool/figure";
import { ClaimList, Line, Quoted, SidedClaim } from "./claim-lists";
import { Claim } from "./evidence";
import type { AnalysisShown } from "./show";
import type { ShareFigure } from "./show-figures";

export interface AnalysisProps {
  analysis: AnalysisShown;
  /** Of its headings: one below that of the analysis. */
  level: "h2" | "h4";
  /** Everything opened, for paper. */
  whole?: boolean;
}

interface PartProps extends Pick<AnalysisProps, "level"> {
  title: string;
  children: ReactNode;
}

function PartTitle({ title, level: Heading }: Omit<PartProps, "children">) {
  return <Heading className="text-sm font-semibold">{title}</Heading>;
}

export function Part({ children, ...title }: PartProps) {
  return (
    <div className="grid min-w-0 content-start gap-3">
      <PartTitle {...title} />
      {children}
    </div>
  );
}

/** A part that is folded, unless everything is opened. */
function Folded({ count = 0, whole, ...part }: PartProps & { count?: number; whole?: boolean }) {
  if (whole) return <Part {...part} />;
  const { title, children } = part;
  return <Disclosure summary={count > 0 ? `${title} (${count})` : title}>{children}</Disclosure>;
}

const quoted = ({ comments }: AnalysisShown, indices: number[]) =>
  indices.flatMap((index) => comments[index] ?? []);

export function Insights({ analysis, level, whole }: AnalysisProps) {
  const { insights, noInsights } = analysis.claims;
  return (
    <div className="rounded-control border border-transparent bg-go-soft px-5 py-4 print:border-line">
      <PartTitle title="Actionable insights" level={level} />
      {insights.length === 0 ? (
        <p className="mt-2 max-w-prose text-sm">{noInsights}</p>
      ) : (
        <ol className="mt-1 divide-y divide-line">
          {insights.map(({ text, because, evidence, evidenceNote }) => (
            <li key={text}>
              {whole ? (
                <p dir="auto" className="max-w-prose py-2 text-sm wrap-anywhere">
                  {text}
                </p>
              ) : (
                <Claim
                  comments={analysis.comments}
                  evidence={evidence}
                  evidenceNote={evidenceNote}
                  notes={
                    <p dir="auto" className="wrap-anywhere">
                      From {because}.
                    </p>
                  }
                >
                  <span dir="auto" className="max-w-prose wrap-anywhere">
                    {text}
                  </span>
                </Claim>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** What single viewers ask; nothing where nobody does. */
export function Asking({ analysis, whole }: Omit<AnalysisProps, "level">) {
  const { asking } = analysis.claims;
  if (!asking) return null;
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-sm text-ink-soft">{asking.note}</p>
      <Quoted comments={quoted(analysis, asking.comments)} whole={whole} none="" />
    </div>
  );
}

export function Requests({ analysis, level, whole }: AnalysisProps) {
  return (
    <Part title="Requests" level={level}>
      <ClaimList
        name="requests"
        none="No request is made by three viewers alike."
        whole={whole}
        claims={analysis.claims.requests}
        show={({ kind, wants, asked, light, idea, evidence, evidenceNote }) => (
          <li
            key={kind + wants}
            className={whole ? undefined : "sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6"}
          >
            <Claim
              {...{ evidence, evidenceNote, whole }}
              comments={analysis.comments}
              notes={
                light && (
                  <p>
                    <Link to={light} className="link">
                      See its light
                    </Link>
                  </p>
                )
              }
            >
              <Line name={wants} note={`${kind} · ${asked}`} />
            </Claim>
            {!whole && idea && (
              <div className="pb-3 sm:pt-2.5">
                <AddToPlan idea={idea} isSample={analysis.isSample} isDrawn />
              </div>
            )}
          </li>
        )}
      />
      <Asking analysis={analysis} whole={whole} />
    </Part>
  );
}

export function Praise({ analysis, whole }: Omit<AnalysisProps, "level">) {
  const { positive } = analysis.top;
  return (
    <Quoted comments={quoted(analysis, positive)} whole={whole} none="No clearly positive comment found." />
  );
}

/** What the comments say beside insights and requests, a part each; praise where it does not lead already. */
export function Claims({ hasPraise, ...props }: AnalysisProps & { hasPraise: boolean }) {
  const { analysis, level, whole } = props;
  const { comments, top, claims } = analysis;
  const { questions, themes = [], triggers = [], mentions } = claims;
  const shared = { comments, whole };
  const part = { level, whole };
  return (
    <>
      <Folded {...part} title="Questions" count={questions.length}>
        <ClaimList
          name="questions"
          none="No question is put by three viewers alike."
          whole={whole}
          claims={questions}
          show={({ text, asked, answered, evidence, evidenceNote }) => (
            <li key={text}>
              <Claim {...shared} {...{ evidence, evidenceNote }}>
                <Line name={text} note={`${asked} · ${answered}`} />
              </Claim>
            </li>
          )}
        />
      </Folded>
      {hasPraise && (
        <Folded {...part} title="Top positive comments" count={top.positive.length}>
          <Praise analysis={analysis} whole={whole} />
        </Folded>
      )}
      <Folded {...part} title="Top negative comments" count={top.negative.length}>
        <Quoted
          comments={quoted(analysis, top.negative)}
          whole={whole}
          none="No clearly negative comment found."
        />
      </Folded>
      <Folded {...part} title="Common themes" count={themes.length}>
        <ClaimList
          name="themes"
          none={claims.noThemes}
          whole={whole}
          claims={themes}
          show={(theme) => <SidedClaim key={theme.name} claim={theme} {...shared} />}
        />
      </Folded>
      {mentions.length > 0 && (
        <Folded {...part} title="What viewers name" count={mentions.length}>
          <ClaimList
            name="names"
            none=""
            whole={whole}
            claims={mentions}
            show={({ name, support, evidence, evidenceNote }) => (
              <li key={name}>
                <Claim {...shared} {...{ evidence, evidenceNote }}>
                  <Line name={name} note={support} />
                </Claim>
              </li>
            )}
          />
        </Folded>
      )}
      <Folded {...part} title="Emotional triggers" count={triggers.length}>
        <ClaimList
          name="triggers"
          none={claims.noTriggers}
          whole={whole}
          claims={triggers}
          show={(trigger) => <SidedClaim key={trigger.name} claim={trigger} {...shared} />}
        />
      </Folded>
    </>
  );
}

export function Shares({ analysis: { figures }, level, whole }: AnalysisProps) {
  if (figures.length === 0) return null;
  return (
    <Folded title="Score and shares" level={level} whole={whole}>
      <Figures>
        {figures.map((figure) => (
          <Figure key={figure.label} figure={figure} open={whole}>
            {figure.line && <RangeLine {...figure.line} />}
          </Figure>
        ))}
      </Figures>
    </Folded>
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
