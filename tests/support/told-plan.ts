import type { NewCard, WriteBack } from "../../app/model/card";
import type { Plan } from "../../app/services/plan";

interface Answers {
  add?: Awaited<ReturnType<Plan["add"]>>;
  change?: Awaited<ReturnType<Plan["change"]>>;
  /** What every method fails with. */
  error?: Error;
}

/** A plan with one card, "one", that remembers what it was told. */
export function toldPlan({ add, change = "kept", error }: Answers = {}) {
  const told: (NewCard | [string, ...unknown[]])[] = [];
  const tell = (...what: typeof told) => {
    if (error) throw error;
    told.push(...what);
  };
  const plan = {
    async add(card: NewCard) {
      tell(card);
      return add ?? ({ added: "new", id: "one" } as const);
    },
    async addSeries(cards: NewCard[]) {
      tell(...cards);
      return add === "full" ? "full" : ("added" as const);
    },
    async writeBack(id: string, chosen: WriteBack) {
      tell([id, chosen]);
      return id === "one";
    },
    async move(id: string, to: unknown) {
      tell([id, to]);
      return id === "one";
    },
    async setDate(id: string, date: string | null) {
      tell([id, date]);
      return id === "one";
    },
    async change(id: string, over: number, fields: unknown) {
      tell([id, over, fields]);
      return id === "one" ? change : ("gone" as const);
    },
    async delete(id: string) {
      tell([id]);
    },
  } satisfies Partial<Plan>;
  return { plan, told };
}
