import type { QuotaBucket } from "../../../app/services/quota";
import { ANSWER_BYTES, AnswerTooLong, parseAnswer, readAnswer } from "../../bounded-answer";
import { isTransient, YoutubeError, youtubeProblem } from "./problems";

export interface Connection {
  key: string;
  /** With or without a slash at its end. */
  baseUrl: string;
  fetch: typeof fetch;
  /** Told of each call that was answered, whatever the answer: YouTube charges for refusals, too. */
  spent(bucket: QuotaBucket, units: number): void | Promise<void>;
  wait(ms: number): Promise<void>;
  /** How long a call may take. */
  timeoutMs: number;
  /** How long to wait before the one retry. */
  retryMs: number;
}

export interface Call {
  /** The method as it stands in the address: "search", "videos:batchGetStats". */
  path: string;
  bucket: QuotaBucket;
  params: Record<string, string>;
}

type Attempt = { read: unknown } | { failure: YoutubeError; passing: boolean };

/**
 * Calls YouTube and answers the JSON. A YoutubeError says whatever went wrong, and never holds the key.
 *
 * Every call is a GET that changes nothing, so that repeating one is safe, but each answered call costs a unit and
 * the visitor is waiting. One retry, then, where the failure is likely to pass: a broken connection, 5xx,
 * processingFailure. None after a time-out, which would double the wait and may have been charged; none
 * for an answer that cannot be read or says too much, which was charged; none for anything about quota or the key.
 */
export async function callYoutube(connection: Connection, call: Call): Promise<unknown> {
  const first = await attempt(connection, call);
  if ("read" in first) return first.read;
  if (!first.passing) throw first.failure;
  await connection.wait(connection.retryMs);
  const second = await attempt(connection, call);
  if ("read" in second) return second.read;
  throw second.failure;
}

async function attempt(connection: Connection, { path, bucket, params }: Call): Promise<Attempt> {
  const { key, timeoutMs, fetch: ask } = connection;
  const hidden = (text: string) => redactKey(text, key);
  const url = `${connection.baseUrl.replace(/(?<!\/)\/+$/, "")}/${path}?${new URLSearchParams({ ...params, key })}`;
  const broken = (error: unknown): Attempt => {
    const timedOut = isAbort(error);
    const detail = timedOut ? `${path} took too long` : hidden(`${path}: ${describeBroken(error)}`);
    return { failure: new YoutubeError({ kind: "unreachable", detail }), passing: !timedOut };
  };
  let response: Response;
  let body: string;
  try {
    // The signal holds for the body, too. A redirect is not followed: the key must not go elsewhere.
    response = await ask(url, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    return broken(error);
  }
  await connection.spent(bucket, 1);
  const { status } = response;
  const tooLong = ({ message }: AnswerTooLong): Attempt => {
    const problem = { kind: "failed" as const, status, detail: `${path}: ${message}` };
    return { failure: new YoutubeError(problem), passing: isTransient(status, "") };
  };
  try {
    body = await readAnswer(response, ANSWER_BYTES.youtube);
  } catch (error) {
    return error instanceof AnswerTooLong ? tooLong(error) : broken(error);
  }
  try {
    const read = parseAnswer(body);
    if (status === 200) return { read };
  } catch (error) {
    if (error instanceof AnswerTooLong) return tooLong(error);
  }
  const failure = new YoutubeError(youtubeProblem(status, hidden(body)));
  return { failure, passing: status !== 200 && isTransient(status, body) };
}

/** A text from outside may quote the address that was asked: the key is taken out in each way it is written there. */
function redactKey(text: string, key: string): string {
  const written = [
    key,
    encodeURIComponent(key),
    new URLSearchParams({ key }).toString().slice("key=".length),
  ];
  return written.reduce((left, one) => (one ? left.replaceAll(one, "…") : left), text);
}

/** Its own time-out, or whoever cut the call off. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
}

/** What the runtime says of a broken connection: Node keeps the reason in `cause`, workerd in the message. */
function describeBroken(error: unknown): string {
  if (!(error instanceof Error)) return "the connection failed";
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === "string" ? `${error.message} (${cause.code})` : error.message;
}

/** A Worker has six connections at a time; some are left for the database and for others. */
const AT_ONCE = 4;

/**
 * Does the work for each item, a few at a time, and answers in the order of the items. The first failure is
 * thrown, and what had not begun by then never begins: it would cost units for nothing.
 */
export async function aFewAtATime<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const queue = items.entries();
  let failed = false;
  async function worker(): Promise<void> {
    for (const [at, item] of queue) {
      if (failed) return;
      try {
        answers[at] = await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  }
  // All are waited for, so that every call still out is counted before the failure is told.
  const ends = await Promise.allSettled(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return answers;
}
