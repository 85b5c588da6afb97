import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { PartLink } from "../hydration/part";
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

/** What stands behind a claim, fetched on opening. */
export function Evidence({ id, query, open, summary, className = "", children }: EvidenceProps) {
  if (open === id || open === ALL_EVIDENCE)
    return (
      <Disclosure open id={id} summary={summary} className={className}>
        {children()}
      </Disclosure>
    );
  return (
    <PartLink
      id={id}
      page={`/youtube-tool?${evidenceSearch(query, id)}`}
      className={`fold-link ${className}`}
    >
      <span>{summary}</span>
      <ChevronDown aria-hidden="true" />
    </PartLink>
  );
}

export function evidenceSearch(query: string, id: string): string {
  return new URLSearchParams({ q: query, evidence: id }).toString();
}
