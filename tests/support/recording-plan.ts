import type { Card, NewCard, WriteBack } from "../../app/model/card";
import type { Plan } from "../../app/services/plan";

interface Answers {
  /** The card "two", which is there already. */
  kept?: Card;
  add?: Awaited<ReturnType<Plan["add"]>>;
  change?: Awaited<ReturnType<Plan["change"]>>;
  /** What every method fails with. */
  error?: Error;
}

/** A plan with one card, "one", that records its calls. */
export function recordingPlan({ kept, add, change = "kept", error }: Answers = {}) {
  const calls: (NewCard | [string, ...unknown[]])[] = [];
  const record = (...what: typeof calls) => {
    if (error) throw error;
    calls.push(...what);
  };
  const plan = {
    async add(card: NewCard) {
      record(card);
      return add ?? ({ added: "new", id: "one" } as const);
    },
    async addSeries(cards: NewCard[]) {
      record(...cards);
      return add === "full" ? "full" : ("added" as const);
    },
    async read(id: string) {
      return id === "two" && kept ? kept : null;
    },
    async writeBack(id: string, chosen: WriteBack) {
      record([id, chosen]);
      return id === "one";
    },
    async move(id: string, to: unknown) {
      record([id, to]);
      return id === "one";
    },
    async setDate(id: string, date: string | null) {
      record([id, date]);
      return id === "one";
    },
    async change(id: string, over: number, fields: unknown) {
      record([id, over, fields]);
      return id === "one" ? change : ("gone" as const);
    },
    async delete(id: string) {
      record([id]);
    },
  } satisfies Partial<Plan>;
  return { plan, calls };
}
