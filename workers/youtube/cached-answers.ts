import { saveAnswer, selectAnswer } from "../db/youtube-answers";
import { YoutubeError } from "./api/problems";
import { type AnswerKind, type Asked, isFresh, isShowable, type Kept, shareOf, TAKES_FROM } from "./keeping";
import { type AskerSetup, type FetchFresh, oneAsker } from "./one-asker";
import { admit, shared } from "./quota-ledger";
import { type RowMemory, rowMemory } from "./row-memory";

export interface KeptAs<Answer> extends Kept {
  answer: Answer;
}

export interface CachedAnswers {
  /** What is at hand, of any age that may be shown. One read; asks nobody outside. */
  find<Answer>(kind: AnswerKind, key: string): Promise<KeptAs<Answer> | null>;
  /**
   * A fresh answer: the one at hand, or asked for by one asker for all who ask the same at once. Where the
   * quota is spent, the newest at hand. Throws a YoutubeError where there is none, and what else went wrong.
   */
  get<Answer>(kind: AnswerKind, key: string, fetchFresh: FetchFresh<Answer>): Promise<KeptAs<Answer>>;
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
    return kept && isShowable(asked.kind, kept, now()) ? kept : null;
  }

  async function askWithinQuota(asked: Asked, fetchFresh: FetchFresh): Promise<Kept> {
    const limited = { ...setup, limits: shared(limits, shareOf(asked.kind)) };
    const admitted = await admit(limited, TAKES_FROM[asked.kind], now());
    if (!admitted) throw new YoutubeError({ kind: "quota", perDay: true });
    return ask(asked, fetchFresh, admitted.tries);
  }

  async function get(asked: Asked, fetchFresh: FetchFresh): Promise<Kept> {
    const kept = await find(asked);
    if (kept && isFresh(asked.kind, kept, now())) return kept;
    try {
      return await askWithinQuota(asked, fetchFresh);
    } catch (error) {
      if (kept && isOverQuota(error)) return kept;
      throw error;
    }
  }

  return {
    find: (kind, key) => find({ kind, key }) as Promise<KeptAs<never> | null>,
    note: (kind, key, answer, fetchedAt) =>
      waitUntil(saveAnswer(db, { kind, key }, answer, fetchedAt).run().catch(report)),
    get: (kind, key, fetchFresh) => get({ kind, key }, fetchFresh) as Promise<KeptAs<never>>,
  };
}

function isOverQuota(error: unknown): boolean {
  return error instanceof YoutubeError && ["quota", "too-fast"].includes(error.problem.kind);
}
