import { ChevronDown } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Comments } from "./comment";
import type { CommentShown } from "./comments-shown";

export interface ClaimProps {
  /** What is claimed; phrases only, as it stands in a summary. */
  children: ReactNode;
  /** What more there is to say of it. */
  notes?: ReactNode;
  evidence: number[];
  /** That these are not all of them; "" where they are. */
  chosen: string;
  comments: Record<number, CommentShown>;
  /** Opened, for paper. */
  whole?: boolean;
}

/** Something that the comments say; it opens to those behind it. */
export function Claim({ children, notes, evidence, chosen, comments, whole }: ClaimProps) {
  const behind = evidence.flatMap((index) => comments[index] ?? []);
  return (
    <details open={whole} className="disclosure">
      <summary className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-control py-2 text-sm">
        {children}
        <ChevronDown aria-hidden="true" className="chevron size-4.5 text-ink-soft print:hidden" />
      </summary>
      <div className="grid gap-3 pt-1 pb-4">
        {(notes || chosen) && (
          <div className="grid max-w-prose gap-1 text-xs text-ink-soft tabular-nums">
            {notes}
            {chosen && <p>{chosen}</p>}
          </div>
        )}
        <Comments comments={behind} whole={whole} />
      </div>
    </details>
  );
}

/** So many claims of one kind are seen at once. */
const SEEN = 5;

interface ClaimsProps {
  /** One element a claim, the weightiest first. */
  claims: ReactElement[];
  /** What they are: "questions". */
  name: string;
  whole?: boolean;
}

/** Claims of one kind below one another; the later ones folded away, or all of them for paper. */
export function Claims({ claims, name, whole }: ClaimsProps) {
  const seen = whole ? claims : claims.slice(0, SEEN);
  const more = claims.slice(seen.length);
  return (
    <div>
      <ul className="divide-y divide-line border-y border-line">{seen}</ul>
      {more.length > 0 && (
        <details className="disclosure">
          <summary className="inline-flex min-h-11 items-center gap-2 rounded-control text-sm text-ink-soft hover:text-ink">
            {more.length} more {more.length === 1 ? name.replace(/s$/, "") : name}
            <ChevronDown aria-hidden="true" className="chevron size-4.5" />
          </summary>
          <ul className="divide-y divide-line border-y border-line">{more}</ul>
        </details>
      )}
    </div>
  );
}
