/**
 * Rows under a heading, columns as wide as their widest cell: to the left those that hold words (the first, where
 * nothing else is said), the rest to the right.
 */
export function table(heading: string[], rows: string[][], words = [0]): string {
  const all = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
  const line = (row: string[]) =>
    widths
      .map((width, column) =>
        words.includes(column) ? (row[column] ?? "").padEnd(width) : (row[column] ?? "").padStart(width),
      )
      .join("  ")
      .trimEnd();
  return [line(heading), widths.map((width) => "─".repeat(width)).join("──"), ...rows.map(line)].join("\n");
}

/** Bytes in kilobytes of 1,000, as the network counts. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
