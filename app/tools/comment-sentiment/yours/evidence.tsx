import { ChevronDown } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import type { CommentShown } from "./show-comment";

export interface ClaimProps {
  /** The claim in phrases only, as it stands in a summary. */
  children: ReactNode;
  /** More about it. */
  notes?: ReactNode;
  evidence: number[];
  /** That there is more evidence than this; "" where there is not. */
  evidenceNote: string;
  comments: Record<number, CommentShown>;
  /** Opened, for paper. */
  whole?: boolean;
}

/** A claim. It opens to its evidence. */
export function Claim({ children, notes, evidence, evidenceNote, comments, whole }: ClaimProps) {
  const quoted = evidence.flatMap((index) => comments[index] ?? []);
  return (
    <details open={whole} className="disclosure">
      <summary className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-control py-2 text-sm">
        {children}
        <ChevronDown aria-hidden="true" className="chevron size-4.5 text-ink-soft print:hidden" />
      </summary>
      <div className="grid gap-3 pt-1 pb-4">
        {(notes || evidenceNote) && (
          <div className="grid max-w-prose gap-1 text-xs text-ink-soft tabular-nums">
            {notes}
            {evidenceNote && <p>{evidenceNote}</p>}
          </div>
        )}
        <Comments comments={quoted} whole={whole} />
      </div>
    </details>
  );
}

/** Claims of one kind shown at once. */
const SEEN = 5;

interface ClaimsProps {
  /** One element a claim, the most important first. */
  claims: ReactElement[];
  /** What they are: "questions". */
  name: string;
  whole?: boolean;
}

/** Claims of one kind. All but the first are folded away, except on paper. */
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

const BORDERS = { positive: "border-go", neutral: "border-line-strong", negative: "border-poor" };

/** Comments. Each opens to the words that made its score. */
export function Comments({ comments, whole }: { comments: CommentShown[]; whole?: boolean }) {
  return (
    <ul className="grid gap-3.5 text-sm">
      {comments.map((comment) => (
        <li
          key={comment.text}
          className={`border-l-2 pl-4 print:break-inside-avoid ${BORDERS[comment.sentiment ?? "neutral"]}`}
        >
          <p dir="auto" className="wrap-anywhere">
            “{comment.text}
            {comment.cut && "…"}”
          </p>
          <Why comment={comment} whole={whole} />
        </li>
      ))}
    </ul>
  );
}

/** How a comment scored, and why; on paper without the why. */
function Why({ comment, whole }: { comment: CommentShown; whole?: boolean }) {
  const { verdict, likes, valence } = comment;
  if (whole) {
    return (
      <p className="text-xs text-ink-soft">
        {verdict}
        {valence && `, ${valence}`}
        {likes && ` · ${likes}`}
      </p>
    );
  }
  return (
    <details className="disclosure">
      <summary className="inline-flex min-h-6 items-center gap-x-2 rounded-control text-xs text-ink-soft hover:text-ink pointer-coarse:min-h-11">
        {verdict}
        {likes && ` · ${likes}`}
        <span className="underline decoration-line-strong underline-offset-2">Why</span>
      </summary>
      <Parts comment={comment} />
    </details>
  );
}

function Parts({ comment: { sentiment, valence, probabilities, parts, cut } }: { comment: CommentShown }) {
  return (
    <div className="mt-1 grid gap-1 pb-1 text-xs text-ink-soft">
      {parts.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink tabular-nums wrap-anywhere">
          {parts.map(({ term, weight, up, why }) => (
            <li key={term + weight}>
              <bdi>{term}</bdi> <b className={up ? "text-good" : "text-poor"}>{weight}</b>
              {why && ` ${why}`}
            </li>
          ))}
        </ul>
      )}
      <p>
        {!sentiment && "There is nothing in it to score. "}
        {valence && (
          <>
            All told {valence}.{probabilities && ` Likelihood: ${probabilities}.`}{" "}
          </>
        )}
        {cut && "Only the front is kept; feeling and figures are of the whole comment."}
      </p>
    </div>
  );
}
