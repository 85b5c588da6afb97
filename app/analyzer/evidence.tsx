import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Disclosure } from "../ui/disclosure";

/** Opens all evidence of a report, to print it. */
export const ALL_EVIDENCE = "all";

/** The report that evidence belongs to, and which of it is open. */
export interface EvidenceOf {
  query: string;
  /** Its id, ALL_EVIDENCE or null. */
  open: string | null;
}

interface EvidenceProps extends EvidenceOf {
  id: string;
  summary: string;
  className?: string;
  /** Made only where it is open. */
  children: () => ReactNode;
}

/**
 * What stands behind a claim. Closed it is a link to the page with it open, which script replaces by the evidence
 * itself (DrawnPart): four of ten bytes of an analysis would otherwise be evidence that nobody looks at.
 */
export function Evidence({ id, query, open, summary, className = "", children }: EvidenceProps) {
  if (open === id || open === ALL_EVIDENCE)
    return (
      <Disclosure open id={id} summary={summary} className={className}>
        {children()}
      </Disclosure>
    );
  const asked = evidenceSearch(query, id);
  return (
    <a
      id={id}
      href={`/youtube-tool?${asked}#${id}`}
      data-part={`/youtube-tool/evidence?${asked}`}
      className={`fold-link ${className}`}
    >
      <span>{summary}</span>
      <ChevronDown aria-hidden="true" />
    </a>
  );
}

export function evidenceSearch(query: string, id: string): string {
  return new URLSearchParams({ q: query, evidence: id }).toString();
}
