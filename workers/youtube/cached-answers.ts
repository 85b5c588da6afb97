import { pacificDay } from "../../app/sources/pacific-day";
import type { QuotaBucket } from "../../app/sources/quota";
import type { Database } from "../db/database";
import { saveAnswer, selectAnswer } from "../db/youtube-answers";
import { handOnLease, releaseLease, selectLease, takeLease } from "../db/youtube-leases";
import { YoutubeError, type YoutubeProblem } from "./api/problems";
import { failedHolder, failureOf } from "./failed-lease";
import { type AnswerKind, isFresh, isShowable, type Kept, TAKES_FROM } from "./keeping";
import { anySpent, runTally } from "./quota-ledger";
import { rowMemory } from "./row-memory";

/** How long a holder has, how long others wait for it, and how long a failure stands for all who ask. */
const LEASE_MS = 10_000;
/** A run is cut off before its lease ends, so that no second one begins beside it. */
const RUN_MS = 9_500;
/** Some 24 looks at the lease in all: a request on the Free plan has 50 queries (platform limits). */
const LOOK_MS = { soon: 250, later: 500 };
const SOON_MS = 2_000;

/** What asking YouTube anew is given. */
export interface Run {
  /** When it began: the `asOf` of what it finds. */
  now: Date;
  /** Ends every call that is still out when the run's time is over. */
  signal: AbortSignal;
  spent(bucket: QuotaBucket, units: number): void;
}

export interface KeptAs<Answer> {
  answer: Answer;
  fetchedAt: Date;
}

export interface CachedAnswers {
  /** What is at hand, of any age that may be shown. One read; asks nobody outside. */
  find<Answer>(kind: AnswerKind, key: string): Promise<KeptAs<Answer> | null>;
  /**
   * A fresh answer: the one at hand, or asked for by one asker for all who ask the same at once. Where the
   * quota is spent, the newest at hand. Throws a YoutubeError where there is none, and what else went wrong.
   */
  get<Answer>(
    kind: AnswerKind,
    key: string,
    fetchFresh: (run: Run) => Promise<Answer>,
  ): Promise<KeptAs<Answer>>;
}

interface Setup {
  db: Database;
  now(): Date;
  wait(ms: number): Promise<void>;
  /** Names the leases of this request. */
  holder: string;
  /** Lets a run end when the visitor has gone: its answer is for others, too, and its units must be counted. */
  waitUntil(run: Promise<unknown>): void;
  runMs?: number;
}

const memory = rowMemory();

/** The answers of YouTube that all tools share, in D1 (docs/decisions/0009-one-search.md). */
export function cachedAnswers({ db, now, wait, holder, waitUntil, runMs = RUN_MS }: Setup): CachedAnswers {
  interface Asked {
    kind: AnswerKind;
    key: string;
  }

  async function find(asked: Asked): Promise<Kept | null> {
    const known = memory.known(asked);
    const [row] = await selectAnswer(db, asked, known?.fetchedAt);
    const kept = memory.read(asked, row, known);
    return kept && isShowable(asked.kind, kept, now()) ? kept : null;
  }

  /** Takes the lease if it is free, and sees in the same moment what is stored and who is at work. */
  async function approach(asked: Asked) {
    const at = now();
    const known = memory.known(asked);
    const [taken, rows, leases] = await db.batch([
      takeLease(db, asked, holder, at, new Date(at.getTime() + LEASE_MS)),
      selectAnswer(db, asked, known?.fetchedAt),
      selectLease(db, asked),
    ]);
    const kept = memory.read(asked, rows[0], known);
    return {
      taken: taken.length > 0,
      fresh: kept && isFresh(asked.kind, kept, at) ? kept : null,
      failure: failureOf(leases[0]?.holder ?? ""),
    };
  }

  /** Waits while somebody else is at work, and as long as the time that is left since `from`. */
  async function waitMyTurn(asked: Asked, from: number): Promise<void> {
    for (let waited = 0; waited < LEASE_MS; waited = now().getTime() - from) {
      await wait(waited < SOON_MS ? LOOK_MS.soon : LOOK_MS.later);
      const [lease] = await selectLease(db, asked);
      if (!lease || lease.expiresAt < now() || failureOf(lease.holder)) return;
    }
  }

  async function askOnce(asked: Asked, fetchFresh: (run: Run) => Promise<unknown>): Promise<Kept> {
    const from = now().getTime();
    for (;;) {
      const { taken, fresh, failure } = await approach(asked);
      if (fresh) {
        if (taken) await releaseLease(db, asked, holder);
        return fresh;
      }
      if (taken) {
        const run = ask(asked, fetchFresh);
        waitUntil(run.catch(() => undefined));
        return run;
      }
      if (failure) throw new YoutubeError(failure);
      if (now().getTime() - from >= LEASE_MS) throw new YoutubeError(noAnswer);
      await waitMyTurn(asked, from);
    }
  }

  async function ask(asked: Asked, fetchFresh: (run: Run) => Promise<unknown>): Promise<Kept> {
    const began = now();
    const tally = runTally();
    try {
      const run = { now: began, signal: AbortSignal.timeout(runMs), spent: tally.spent };
      const answer = await Promise.race([fetchFresh(run), cutOff(run.signal)]);
      await db.batch([
        saveAnswer(db, asked, answer, began),
        releaseLease(db, asked, holder),
        ...tally.statements(db, pacificDay(began), null),
      ]);
      const kept = { answer, fetchedAt: began };
      memory.keep(asked, kept);
      return kept;
    } catch (error) {
      const problem = problemOf(error);
      const spentUp =
        problem.kind === "quota" && problem.perDay ? (tally.last ?? TAKES_FROM[asked.kind][0]) : null;
      const standsUntil = new Date(now().getTime() + LEASE_MS);
      await db.batch([
        handOnLease(db, asked, holder, failedHolder(problem), standsUntil),
        ...tally.statements(db, pacificDay(began), spentUp ?? null),
      ]);
      throw error;
    }
  }

  async function get(asked: Asked, fetchFresh: (run: Run) => Promise<unknown>): Promise<Kept> {
    const kept = await find(asked);
    if (kept && isFresh(asked.kind, kept, now())) return kept;
    try {
      if (await anySpent(db, TAKES_FROM[asked.kind], now()))
        throw new YoutubeError({ kind: "quota", perDay: true });
      return await askOnce(asked, fetchFresh);
    } catch (error) {
      if (kept && isOverQuota(error)) return kept;
      throw error;
    }
  }

  return {
    find: (kind, key) => find({ kind, key }) as Promise<KeptAs<never> | null>,
    get: (kind, key, fetchFresh) => get({ kind, key }, fetchFresh) as Promise<KeptAs<never>>,
  };
}

const noAnswer: YoutubeProblem = {
  kind: "unreachable",
  detail: "no answer in the time that one search may take",
};

function cutOff(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new YoutubeError(noAnswer)), { once: true });
  });
}

function problemOf(error: unknown): YoutubeProblem {
  return error instanceof YoutubeError
    ? error.problem
    : { kind: "failed", status: 0, detail: "the one who asked failed unexpectedly" };
}

function isOverQuota(error: unknown): boolean {
  return error instanceof YoutubeError && ["quota", "too-fast"].includes(error.problem.kind);
}
