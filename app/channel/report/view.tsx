import { ArrowRight, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PartLink } from "../../hydration/part";
import { addressWith } from "../../navigation/address";
import { buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/notice";
import { CALCULATED } from "../../ui/provenance";
import { NewestPicture } from "./evidence";
import { TEXTS } from "./messages";
import { type EvidencePiece, evidenceOf } from "./pieces";
import type { KindShown, ReportShown } from "./show";

export interface ReportViewProps {
  report: ReportShown;
  /** The page that shows it, with its query. */
  at: string;
  /** The id of the evidence that is open; null if all is closed. */
  open: string | null;
}

/** How a channel is doing: an answer for each kind of video, what to do next, and the evidence below. */
export function ReportView({ report, at, open }: ReportViewProps) {
  const { kinds, excluded, asOf, isSample } = report;
  if (kinds.length === 0) {
    return (
      <EmptyState title={TEXTS.none.title}>
        <p>{TEXTS.none.text}</p>
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
      {kinds.map((kind) => (
        <KindSection key={kind.kind} kind={kind}>
          {evidenceOf(kind, report, at).map((one) => (
            <div key={one.id}>
              <Evidence {...one} at={at} isOpen={one.id === open} />
            </div>
          ))}
        </KindSection>
      ))}
      {(excluded || !isSample) && (
        <div className="grid gap-1 text-xs text-ink-soft">
          {excluded && <p>{excluded}</p>}
          {!isSample && (
            <p>
              {CALCULATED}
              {asOf && `, from counts as of ${asOf}`}.
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** One piece of evidence, open: to stand in for its link. null for an unknown id. */
export function ReportEvidence({ report, at, open }: ReportViewProps) {
  const found = report.kinds.flatMap((kind) => evidenceOf(kind, report, at)).find(({ id }) => id === open);
  return found ? <Evidence {...found} at={at} isOpen /> : null;
}

function KindSection({ kind, children }: { kind: KindShown; children: ReactNode }) {
  const { heading, answer, beside, next, newest } = kind;
  return (
    <section aria-label={heading ?? "Your videos"} className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid max-w-prose gap-2">
        {heading && <p className="text-sm font-semibold text-ink-soft">{heading}</p>}
        <h2 className="text-2xl text-pretty tabular-nums">{answer}</h2>
        {beside.map((line) => (
          <p key={line} className="text-ink-soft tabular-nums">
            {line}
          </p>
        ))}
      </div>
      {next.length > 0 && <NextSteps steps={next} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {newest.chart && <NewestPicture chart={newest.chart} caption={newest.caption} />}
        <div className="divide-y divide-line border-y border-line">{children}</div>
      </div>
    </section>
  );
}

function NextSteps({ steps }: { steps: KindShown["next"] }) {
  return (
    <section className="rounded-card border border-line bg-surface px-5 py-4 sm:px-6">
      <h3 className="text-sm font-semibold">{TEXTS.next}</h3>
      <ul className="mt-2 divide-y divide-line">
        {steps.map(({ text, to, label }, at) => (
          <li
            key={text}
            className="grid items-center gap-x-8 gap-y-3 py-3 last:pb-1 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <p className="max-w-prose text-pretty wrap-anywhere tabular-nums">{text}</p>
            <Link
              to={to}
              className={buttonClass({ variant: at === 0 ? "primary" : "secondary", size: "sm" })}
            >
              {label}
              {at === 0 && <ArrowRight aria-hidden="true" className="size-4" />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EvidenceProps extends EvidencePiece {
  at: string;
  isOpen: boolean;
}

/** What stands behind an answer, fetched on opening. */
function Evidence({ id, name, answer, content, at, isOpen }: EvidenceProps) {
  const line = (
    <>
      <span className="font-semibold">{name}</span>
      <span className="col-span-2 row-start-2 text-sm text-ink-soft tabular-nums sm:col-span-1 sm:col-start-2 sm:row-start-1">
        {answer}
      </span>
      <ChevronDown
        aria-hidden="true"
        className="chevron col-start-2 row-start-1 size-4.5 shrink-0 text-ink-soft sm:col-start-3"
      />
    </>
  );
  const look =
    "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-0.5 rounded-control py-3.5 sm:grid-cols-[13rem_minmax(0,1fr)_auto]";
  if (!isOpen)
    return (
      <PartLink id={id} page={addressWith(at, { open: id })} className={`scroll-mt-20 ${look}`}>
        {line}
      </PartLink>
    );
  return (
    <details open id={id} className="disclosure scroll-mt-20">
      <summary className={look}>{line}</summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-2 pb-7">{content()}</div>
    </details>
  );
}
