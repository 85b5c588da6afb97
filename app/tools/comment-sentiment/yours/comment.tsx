import type { CommentShown } from "./comments-shown";

const RULES = { positive: "border-go", neutral: "border-line-strong", negative: "border-poor" };

/** Comments, each opening into the words that made its score. */
export function Comments({ comments, whole }: { comments: CommentShown[]; whole?: boolean }) {
  return (
    <ul className="grid gap-3.5 text-sm">
      {comments.map((comment) => (
        <li
          key={comment.text}
          className={`border-l-2 pl-4 print:break-inside-avoid ${RULES[comment.feeling ?? "neutral"]}`}
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

/** How a comment scored; it opens to why, but on paper. */
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

function Parts({ comment: { feeling, valence, chances, parts, cut } }: { comment: CommentShown }) {
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
        {!feeling && "There is nothing in it to score. "}
        {valence && (
          <>
            All told {valence}.{chances && ` Likelihood: ${chances}.`}{" "}
          </>
        )}
        {cut && "Only the front is kept; feeling and figures are of the whole comment."}
      </p>
    </div>
  );
}
