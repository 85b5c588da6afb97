import type { ReactNode } from "react";

/** One line of a list of advice. */
export function Bullet({ children }: { children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 wrap-anywhere">
      <span aria-hidden="true" className="mt-[0.6em] size-1.5 rounded-full bg-go" />
      <span>{children}</span>
    </li>
  );
}

/** The tags of a video, as they stand below one. */
export function Tags({ tags, className = "" }: { tags: string[]; className?: string }) {
  return (
    <ul
      aria-label="Tags"
      className={`flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft wrap-anywhere ${className}`}
    >
      {tags.map((tag) => (
        <li key={tag}>
          <span aria-hidden="true" className="text-ink-faint">
            #
          </span>
          {tag}
        </li>
      ))}
    </ul>
  );
}

/** What something is about, a word or two each. */
export function Topics({ label, words }: { label?: string; words: string[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2 text-sm">
      {words.map((word) => (
        <li key={word} className="rounded-full border border-line px-3 py-0.5 wrap-anywhere">
          {word}
        </li>
      ))}
    </ul>
  );
}
