/** Classes of a link that is a suggestion to pick. */
export const chipClass =
  "inline-flex min-h-9 cursor-pointer items-center rounded-full border border-line bg-surface px-3.5 text-sm " +
  "transition-colors hover:border-ink pointer-coarse:min-h-11";
