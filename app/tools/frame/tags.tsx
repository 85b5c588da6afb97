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
