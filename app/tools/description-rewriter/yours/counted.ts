import { listed } from "../../../numbers/listed";

/** "1,204" */
export function whole(count: number): string {
  return count.toLocaleString("en-US");
}

/** "line 4", "lines 1, 4 and 9"; "" of none. */
export function linesText(lines: number[]): string {
  if (lines.length === 0) return "";
  return `${lines.length === 1 ? "line" : "lines"} ${listed(lines.map(String))}`;
}
