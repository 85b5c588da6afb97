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
