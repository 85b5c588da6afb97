/** "1,204" */
export function whole(count: number): string {
  return count.toLocaleString("en-US");
}

/** "1 link", "3 links", "1,204 characters". */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${whole(count)} ${count === 1 ? one : several}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(parts: string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

/** "line 4", "lines 1, 4 and 9"; "" of none. */
export function linesText(lines: number[]): string {
  if (lines.length === 0) return "";
  return `${lines.length === 1 ? "line" : "lines"} ${listed(lines.map(String))}`;
}
