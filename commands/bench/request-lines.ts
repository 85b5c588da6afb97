/** What the bench reads of the Worker's log: one line a request, found by the id its answer carried. */
interface RequestLine {
  requestId: string;
  d1: number;
  level: string;
}

/** The request a log message tells of; null when it is some other message. */
export function requestLine(message: string): RequestLine | null {
  try {
    const line: Partial<RequestLine> | null = JSON.parse(message);
    const { requestId, d1, level } = line ?? {};
    return typeof requestId === "string" && typeof d1 === "number"
      ? { requestId, d1, level: level ?? "" }
      : null;
  } catch {
    return null;
  }
}
