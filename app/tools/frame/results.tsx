import type { ReactNode } from "react";
import { Link } from "react-router";

export interface ResultsProps {
  title: string;
  /** How many and of what, beside the title. */
  note?: string;
  /** The address that asks whether to clear the list; left out where there is nothing to clear. */
  clearHref?: string;
  children: ReactNode;
}

/** The list of results, where an action without script leads to. */
export function Results({ title, note, clearHref, children }: ResultsProps) {
  return (
    <section id="results" aria-labelledby="results-title" className="scroll-mt-20">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="results-title" className="text-xl">
          {title}
        </h2>
        <div className="flex grow items-baseline justify-between gap-5 text-sm text-ink-soft">
          <p>{note}</p>
          {clearHref && (
            <Link
              to={clearHref}
              replace
              preventScrollReset
              className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11 print:hidden"
            >
              Clear
            </Link>
          )}
        </div>
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </section>
  );
}
