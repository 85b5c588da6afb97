import { saveAnswer, selectAnswer } from "../db/youtube-answers";
import { admitRun, shareLimits } from "../db/youtube-quota";
import { YoutubeError } from "./api/problems";
import {
  type AnswerKind,
  type Asked,
  BUCKETS_USED,
  isFresh,
  type Kept,
  mayBeShown,
  quotaShare,
  type RowMemory,
  rowMemory,
} from "./keeping";
import { type AskerSetup, type FetchFresh, oneAsker, type Spend } from "./one-asker";

interface KeptAs<Answer> extends Kept {
  answer: Answer;
}

export interface CachedAnswers {
  /** What is at hand, of any age that may be shown. One read; asks nobody outside. */
  find<Answer>(kind: AnswerKind, key: string): Promise<KeptAs<Answer> | null>;
  /**
   * A fresh answer: the one at hand, or asked for by one asker for all who ask the same at once. Where the
   * quota is spent, the newest at hand. Throws a YoutubeError without one, and what else went wrong, `spend`'s
   * refusal among it: that is asked only where this asker is the one who asks YouTube.
   */
  get<Answer>(
    kind: AnswerKind,
    key: string,
    fetchFresh: FetchFresh<Answer>,
    spend?: Spend,
  ): Promise<KeptAs<Answer>>;
  /** Writes down what a run has learned on its way, beside the run, and reports it when that fails. */
  note(kind: AnswerKind, key: string, answer: unknown, fetchedAt: Date): void;
}

const usual = rowMemory();

/** The answers of YouTube that all tools share, in D1 (docs/decisions/0009-one-search.md). */
export function cachedAnswers(setup: AskerSetup, memory: RowMemory = usual): CachedAnswers {
  const { db, limits, now, waitUntil, report } = setup;
  const ask = oneAsker(setup, memory);

  async function find(asked: Asked): Promise<Kept | null> {
    const known = memory.known(asked);
    const [row] = await selectAnswer(db, asked, known?.fetchedAt);
    const kept = memory.read(asked, row, known);
    return kept && mayBeShown(asked.kind, kept, now()) ? kept : null;
  }

  async function askWithinQuota(asked: Asked, fetchFresh: FetchFresh, spend?: Spend): Promise<Kept> {
    const limited = { ...setup, limits: shareLimits(limits, quotaShare(asked.kind)) };
    const admitted = await admitRun(limited, BUCKETS_USED[asked.kind], now());
    if (!admitted) throw new YoutubeError({ kind: "quota", perDay: true });
    return ask(asked, fetchFresh, { tries: admitted.tries, spend });
  }

  async function get(asked: Asked, fetchFresh: FetchFresh, spend?: Spend): Promise<Kept> {
    const kept = await find(asked);
    if (kept && isFresh(asked.kind, kept, now())) return kept;
    try {
      return await askWithinQuota(asked, fetchFresh, spend);
    } catch (error) {
      if (kept && isOverQuota(error)) return kept;
      throw error;
    }
  }

  return {
    find: async <Answer>(kind: AnswerKind, key: string) =>
      (await find({ kind, key })) as KeptAs<Answer> | null,
    note: (kind, key, answer, fetchedAt) =>
      waitUntil(saveAnswer(db, { kind, key }, answer, fetchedAt).run().catch(report)),
    get: async <Answer>(kind: AnswerKind, key: string, fetchFresh: FetchFresh<Answer>, spend?: Spend) =>
      (await get({ kind, key }, fetchFresh, spend)) as KeptAs<Answer>,
  };
}

function isOverQuota(error: unknown): boolean {
  return error instanceof YoutubeError && ["quota", "too-fast"].includes(error.problem.kind);
}
