import type { YoutubeProblem } from "./api/problems";

const MARK = "failed ";

/** The name that a lease goes by once its holder has failed: the problem, for those who wait on it. */
export function failedHolder(problem: YoutubeProblem): string {
  return MARK + JSON.stringify(problem);
}

/** What the holder of a lease failed with; null where one is at work. */
export function failureOf(holder: string): YoutubeProblem | null {
  return holder.startsWith(MARK) ? (JSON.parse(holder.slice(MARK.length)) as YoutubeProblem) : null;
}
