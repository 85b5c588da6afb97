import { pacificDay } from "../../app/numbers/pacific-day";
import type { QuotaBucket, UnitsByBucket } from "../../app/services/quota";

import type { Database } from "../db/database";
import {
  handOnLease,
  releaseLease,
  saveAnswer,
  selectAnswer,
  selectLease,
  takeLease,
} from "../db/youtube-answers";
import { forgetRefusal, newRefusal, runTally } from "../db/youtube-quota";
import { YoutubeError, type YoutubeProblem } from "./api/problems";
import {
  type Asked,
  BUCKETS_USED,
  isFresh,
  type Kept,
  NOTHING_FOUND_MS,
  type RowMemory,
  saysLess,
} from "./keeping";

/** Shares of the time that a lease lasts. */
const LEASE = {
  /** A run is cut off before its lease ends, so that no second one begins beside it. */
  run: 0.95,
  /** Looks at the lease are so far apart, the first of them closer: some 24 in all, as a request on the Free plan has
   * 50 queries (platform limits). */
  look: { soon: 0.025, later: 0.05 },
  soon: 0.2,
};

/** What asking YouTube anew is given. */
export interface Run {
  /** When it began: the `asOf` of what it finds. */
  now: Date;
  /** Ends every call that is still out when the run's time is over. */
  signal: AbortSignal;
  /** The same for calls that an answer can do without: ends in time to answer without them. */
  optional: AbortSignal;
  spent(bucket: QuotaBucket, units: number): void;
}

/** What a holder begins with: what is at hand, and the buckets that it tries for everyone. */
interface Turn {
  began: Date;
  older: Kept | null;
  tries: readonly QuotaBucket[];
}

type Statements = Parameters<Database["batch"]>[0];

export type FetchFresh<Answer = unknown> = (run: Run) => Promise<Answer>;

/** Counts what a run costs the address that asks; throws where it has had its share. */
export type Spend = () => Promise<void>;

export interface AskerSetup {
  db: Database;
  /** How many units a day this deployment has of each bucket. */
  limits: UnitsByBucket;
  now(): Date;
  wait(ms: number): Promise<void>;
  /** Names the leases of this request. */
  holder: string;
  /** Lets a run end when the visitor has gone: its answer is for others, too, and its units must be counted. */
  waitUntil(run: Promise<unknown>): void;
  report(error: unknown): void;
  /** How long a holder has, how long others wait for it, and how long a failure stands for all who ask. */
  leaseMs: number;
  /** What an answer can do without is given up so long before a run is cut off. */
  spareMs: number;
}

/**
 * Asks YouTube once for all who ask the same at once, by a lease in D1 (docs/decisions/0009-one-search.md).
 * Throws what the one who asked met with.
 */
export function oneAsker(
  { db, now, wait, holder, waitUntil, report, leaseMs, spareMs }: AskerSetup,
  memory: RowMemory,
) {
  /** Takes the lease if it is free, and sees in the same moment what is stored and who is at work. */
  async function approach(asked: Asked) {
    const at = now();
    const known = memory.known(asked);
    const [taken, rows, leases] = await db.batch([
      takeLease(db, asked, holder, at, new Date(at.getTime() + leaseMs)),
      selectAnswer(db, asked, known?.fetchedAt),
      selectLease(db, asked),
    ]);
    const kept = memory.read(asked, rows[0], known);
    return {
      at,
      taken: taken.length > 0,
      kept,
      fresh: kept && isFresh(asked.kind, kept, at) ? kept : null,
      failure: readFailure(leases[0]?.holder ?? ""),
    };
  }

  /** Waits while somebody else is at work, and as long as the time that is left since `from`. */
  async function waitMyTurn(asked: Asked, from: number): Promise<void> {
    for (let waited = 0; waited < leaseMs; waited = now().getTime() - from) {
      const look = waited < leaseMs * LEASE.soon ? LEASE.look.soon : LEASE.look.later;
      await wait(leaseMs * look);
      const [lease] = await selectLease(db, asked);
      if (!lease || lease.expiresAt < now() || readFailure(lease.holder)) return;
    }
  }

  /** Asks as the holder of a lease taken at `began`, and writes what came of it in one batch. */
  async function run(asked: Asked, fetchFresh: FetchFresh, { began, older, tries }: Turn): Promise<Kept> {
    const tally = runTally();
    const day = pacificDay(began);
    let answer: unknown;
    try {
      const left = began.getTime() + leaseMs * LEASE.run - now().getTime();
      const signal = AbortSignal.timeout(Math.max(0, left));
      const optional = AbortSignal.timeout(Math.max(0, left - spareMs));
      answer = await Promise.race([
        fetchFresh({ now: began, signal, optional, spent: tally.spent }),
        cutOff(signal),
      ]);
    } catch (error) {
      const problem = describeProblem(error);
      const isSpentUp = problem.kind === "quota" && problem.perDay;
      const refused = isSpentUp ? (tally.last ?? BUCKETS_USED[asked.kind][0]) : null;
      const standsUntil = new Date(now().getTime() + leaseMs);
      await written([
        handOnLease(db, asked, holder, failureMark(problem), standsUntil),
        ...tally.statements(db, day, refused && newRefusal(refused, now())),
      ]);
      throw error;
    }
    const kept = { answer, fetchedAt: began };
    const isLess = saysLess(asked.kind, answer, older, began);
    const believedUntil = new Date(began.getTime() + NOTHING_FOUND_MS);
    const outcome: Statements = isLess
      ? [handOnLease(db, asked, holder, failureMark(NOTHING_FOUND), believedUntil)]
      : [saveAnswer(db, asked, answer, began), releaseLease(db, asked, holder)];
    const isSaved = await written([
      ...outcome,
      ...tally.statements(db, day, null),
      ...tries.map((bucket) => forgetRefusal(db, bucket, holder)),
    ]);
    if (isSaved && !isLess) memory.keep(asked, kept);
    return kept;
  }

  /** Whether it could be written. What was paid for is answered all the same, and so is what went wrong. */
  async function written(statements: Statements): Promise<boolean> {
    try {
      await db.batch(statements);
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  }

  /** Pays for a run with the lease in hand; whoever may not pay gives it back, for others. */
  async function pay(asked: Asked, spend: Spend): Promise<void> {
    try {
      await spend();
    } catch (error) {
      await releaseLease(db, asked, holder);
      throw error;
    }
  }

  /**
   * `tries` are the buckets that this asker tries for everyone, after YouTube had called them spent; `spend` is asked once
   * it is certain that YouTube will be asked, by this asker.
   */
  return async function ask(
    asked: Asked,
    fetchFresh: FetchFresh,
    { tries = [], spend }: { tries?: readonly QuotaBucket[]; spend?: Spend } = {},
  ): Promise<Kept> {
    const from = now().getTime();
    for (;;) {
      const { at, taken, kept, fresh, failure } = await approach(asked);
      if (fresh) {
        if (taken) await releaseLease(db, asked, holder);
        return fresh;
      }
      if (taken) {
        if (spend) await pay(asked, spend);
        const running = run(asked, fetchFresh, { began: at, older: kept, tries });
        waitUntil(running.catch(() => undefined));
        return running;
      }
      if (failure) throw new YoutubeError(failure);
      if (now().getTime() - from >= leaseMs) throw new YoutubeError(NO_ANSWER);
      await waitMyTurn(asked, from);
    }
  };
}

/** Where an older answer says more, that nothing was found stands as a failure does, and leaves it as it is. */
const NOTHING_FOUND: YoutubeProblem = { kind: "not-found", what: "video" };

const NO_ANSWER: YoutubeProblem = {
  kind: "unreachable",
  detail: "no answer in the time that one search may take",
};

function cutOff(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new YoutubeError(NO_ANSWER)), { once: true });
  });
}

function describeProblem(error: unknown): YoutubeProblem {
  return error instanceof YoutubeError
    ? error.problem
    : { kind: "failed", status: 0, detail: "the one who asked failed unexpectedly" };
}

const MARK = "failed ";

/** The name that a lease goes by once its holder has failed: the problem, for those who wait on it. */
function failureMark(problem: YoutubeProblem): string {
  return MARK + JSON.stringify(problem);
}

/** What the holder of a lease failed with; null where one is at work. */
function readFailure(holder: string): YoutubeProblem | null {
  return holder.startsWith(MARK) ? (JSON.parse(holder.slice(MARK.length)) as YoutubeProblem) : null;
}
