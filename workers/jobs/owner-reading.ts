import { UNLIMITED } from "../../app/model/caller";
import { findPlanByPrice, readPrices } from "../billing/stripe/describe";
import { d1Plan } from "../db/cards";
import { d1ChannelTopics } from "../db/channel-topics";
import type { Database } from "../db/database";
import { d1OwnChannel } from "../db/own-channel";
import { d1Allowance } from "../db/plan-uses";
import { trendMemoryOf } from "../db/trend-memory";
import { d1Trends } from "../db/trends";
import { d1Watching } from "../db/watching";
import { d1Workspaces } from "../db/workspaces";
import type { Env } from "../env";
import { chooseInterest } from "../interest/wikimedia";
import { noteReading, type ReadNotes } from "../note-reading";
import { newCardId, newSalt } from "../secrets";
import type { TimeLimits } from "../time-limits";

interface Setup {
  env: Env;
  db: Database;
  now: Date;
  timeLimits: TimeLimits;
  /** Which engines are built. */
  engines: string;
  waitUntil(work: Promise<unknown>): void;
  report(error: unknown): void;
}

/** Nobody's day is spent: a job writes nothing that is counted. */
const NOTHING_COUNTED = {
  counting: async () => {
    throw new Error("A job that reads wants to count");
  },
  spend: async () => {
    throw new Error("A job that reads wants to spend");
  },
};

/** What a job reads an owner's notes by: the adapters that pages read by, without a visitor. */
export function ownerReading({ env, db, now, timeLimits, engines, waitUntil, report }: Setup): ReadNotes {
  const given = { uses: NOTHING_COUNTED, sentBytes: 0, now, report };
  const prices = readPrices(env);
  const planOf = (priceId: string | null) => findPlanByPrice(prices, priceId);
  // Letters go to accounts alone.
  const user = async () => ({ isDemo: false });
  return noteReading({
    db,
    of: (owners) => ({
      // The demo gates nothing.
      allowance: env.AUTH === "accounts" ? d1Allowance(db, { ...given, owners, planOf, user }) : UNLIMITED,
      channel: d1OwnChannel(db, { ...given, owners, engines, waitUntil, changed: async () => {} }),
      plan: d1Plan(db, { ...given, owners, newId: newCardId, sealing: { engine: engines, salt: newSalt } }),
      topics: d1ChannelTopics(db, { owners }),
      // Only adding channels asks how many there may be.
      watching: d1Watching(db, { ...given, owners, most: async () => 0 }),
      workspaces: d1Workspaces(db, { ...given, owners }),
    }),
    trends: d1Trends(db, {
      memory: trendMemoryOf(env.DB),
      now,
      chosen: null,
      interest: chooseInterest(env, timeLimits),
      limit: async () => false,
      asker: async () => ({ asker: "", owner: null }),
      report,
    }),
    now,
    report,
  });
}
