import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { PartLink } from "../hydration/part";
import { addressWith } from "../navigation/address";
import { Disclosure } from "../ui/disclosure";

/** Opens all evidence of a report, to print it. */
export const ALL_EVIDENCE = "all";

/** The report that evidence belongs to, and which of it is open. */
export interface EvidenceOf {
  query: string;
  /** Whether its videos are invented: then the address asks for them, as a creator with a channel has to. */
  isSample: boolean;
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
export function Evidence({ id, query, isSample, open, summary, className = "", children }: EvidenceProps) {
  if (open === id || open === ALL_EVIDENCE)
    return (
      <Disclosure open id={id} summary={summary} className={className}>
        {children()}
      </Disclosure>
    );
  return (
    <PartLink id={id} page={evidencePage({ query, isSample }, id)} className={`fold-link ${className}`}>
      <span>{summary}</span>
      <ChevronDown aria-hidden="true" />
    </PartLink>
  );
}

/** The address of a report's page with a piece of its evidence open. */
export function evidencePage({ query, isSample }: Omit<EvidenceOf, "open">, id: string): string {
  return addressWith("/youtube-tool", { q: query, ...(isSample ? { sample: "" } : {}), evidence: id });
}
