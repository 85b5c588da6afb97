import type { EntryShown } from "./shown";

/** The only title of a result, and its place. */
export function OneTitle({ entry: { title, place, characters, notes, isJudged } }: { entry: EntryShown }) {
  return (
    <div className="mt-4">
      <p className="text-xs font-medium text-ink-soft">Your title, {characters} characters</p>
      <p dir="auto" className="mt-0.5 text-lg font-medium wrap-anywhere">
        {title}
      </p>
      {isJudged && (
        <p className="mt-1 text-sm text-ink-soft">It scores higher than {place} of 100 tested headlines.</p>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-1 max-w-prose text-sm text-fair">
          {note}
        </p>
      ))}
    </div>
  );
}
