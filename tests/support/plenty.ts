import { UNITS_A_DAY } from "../../app/services/quota.ts";

import { CEILINGS } from "../../workers/ceilings.ts";
import { type DailyUses, openDailyUses } from "../../workers/db/daily-uses.ts";
import type { Database } from "../../workers/db/database.ts";

/** What a client may use in a day, counted as always, of whom no test expects a refusal. */
export function plenty(db: Database, now: Date, client = "somebody"): DailyUses {
  return openDailyUses(db, {
    counted: { address: client, network: client },
    secret: "s",
    ceilings: { ...CEILINGS, owners: 100_000, waitlist: 100_000, networks: 1 },
    units: UNITS_A_DAY,
    now,
  });
}
