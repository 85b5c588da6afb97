import { env } from "cloudflare:workers";
import type { NewCard } from "../../app/model/card";
import type { Plan } from "../../app/services/plan";
import { d1Plan } from "../../workers/db/cards";
import { openDatabase } from "../../workers/db/database";
import { ownedBy } from "./owned-by";
import { plenty } from "./plenty";

let made = 0;

/** The plan of an owner at an instant, as a request of theirs has it, over the tests' database or another one. */
export function ownedPlan(now: Date, id = "one", database = env.DB): Plan {
  return d1Plan(openDatabase(database), {
    owners: ownedBy(id),
    uses: plenty(openDatabase(database), now),
    now,
    newId: () => `card-${++made}`,
    sealing: { engine: "test", salt: () => String(++made).padStart(32, "0") },
  });
}

/** Adds a card to a plan that is not full: its id. */
export async function addCard(plan: Plan, card: NewCard): Promise<string> {
  const added = await plan.add(card);
  if (added === "full") throw new Error("full");
  return added.id;
}
