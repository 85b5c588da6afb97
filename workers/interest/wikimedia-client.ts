import { BRAND } from "../../app/brand";
import { InterestError } from "../../app/services/trends";
import { version } from "../../package.json";
import { ANSWER_BYTES, AnswerTooLong, parseAnswer, readAnswer } from "../bounded-answer";
import type { TimeLimits } from "../time-limits";

/** An answer that could be read. */
export interface WikimediaAnswer {
  status: number;
  body: unknown;
}

type WikimediaClient = (url: string) => Promise<WikimediaAnswer>;

export interface ClientSetup {
  /** A URL or an address: whom Wikimedia writes to about these requests. */
  contact: string;
  fetch?: typeof fetch;
  wait?(milliseconds: number): Promise<void>;
  timeLimits: Pick<TimeLimits, "wikimediaCall" | "wikimediaRetry" | "wikimediaSpacing">;
}

const AT_ONCE = 3;

/**
 * Asks Wikimedia as it wants to be asked: who we are in the User-Agent, at most three requests at a time, no
 * retry where it says that these are too many. One retry on a failure that may pass: no answer in time, a
 * broken connection, a 5xx, a body that is not the JSON it should be; none on one that says too much. Throws an
 * InterestError.
 */
export function wikimediaClient(setup: ClientSetup): WikimediaClient {
  const { contact, timeLimits } = setup;
  const ask = setup.fetch ?? ((url: string, init: RequestInit) => fetch(url, init));
  const wait = setup.wait ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const pass = gate({ atOnce: AT_ONCE, spacing: timeLimits.wikimediaSpacing, wait });
  const headers = { "User-Agent": userAgent(contact), Accept: "application/json" };

  async function once(url: string): Promise<WikimediaAnswer> {
    let status: number;
    let text: string;
    try {
      // The signal covers the body, too: one that stops half way must not hold the run.
      const answer = await ask(url, { headers, signal: AbortSignal.timeout(timeLimits.wikimediaCall) });
      status = answer.status;
      text = await readAnswer(answer, ANSWER_BYTES.wikimedia);
    } catch (cause) {
      if (cause instanceof AnswerTooLong) throw tooLong(url, cause);
      throw new InterestError("unreachable", `${hostOf(url)} did not answer`, { cause });
    }
    const message = `${hostOf(url)} answered ${status}`;
    if (status === 429) throw new InterestError("too-many", message, { status });
    if (status >= 500) throw new InterestError("unreachable", message, { status });
    if (status !== 200 && status !== 404) throw new InterestError("failed", message, { status });
    try {
      return { status, body: parseAnswer(text) };
    } catch (cause) {
      if (cause instanceof AnswerTooLong) throw tooLong(url, cause);
      throw new InterestError("unreachable", `${hostOf(url)} answered ${status} without JSON`, { cause });
    }
  }

  return async function askPolitely(url) {
    try {
      return await pass(() => once(url));
    } catch (error) {
      if (!(error instanceof InterestError) || error.problem !== "unreachable") throw error;
      await wait(timeLimits.wikimediaRetry);
      return pass(() => once(url));
    }
  };
}

/** Wikimedia's User-Agent policy: name/version (contact). A header takes printable ASCII. */
function userAgent(contact: string): string {
  return `${BRAND.name}/${version} (${contact.replace(/[^\x20-\x7e]|[()]/g, "").trim()})`;
}

function tooLong(url: string, cause: AnswerTooLong): InterestError {
  return new InterestError("failed", `${hostOf(url)} answered ${cause.message}`, { cause });
}

function hostOf(url: string): string {
  return new URL(url).host;
}

type Gate = <T>(task: () => Promise<T>) => Promise<T>;

interface Setup {
  /** How many tasks may run at the same time. */
  atOnce: number;
  /** Milliseconds from the start of one task to that of the next, at least. */
  spacing: number;
  wait(milliseconds: number): Promise<void>;
}

/** Lets tasks through in their order, a few at a time and not too fast. */
export function gate({ atOnce, spacing, wait }: Setup): Gate {
  let free = atOnce;
  const queue: (() => void)[] = [];
  let turn = Promise.resolve();

  return async function pass(task) {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      const mine = turn;
      turn = mine.then(() => wait(spacing));
      await mine;
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
