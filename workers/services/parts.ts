import type { Allowance } from "../../app/model/caller";
import type { Services } from "../../app/services";
import type { Accounts } from "../../app/services/accounts";
import type { Billing, BillingEvents } from "../../app/services/billing";
import type { chooseAccounts, KeyCall } from "../accounts/choose";
import type { Owners } from "../accounts/session";
import type { Settling } from "../billing/stripe/describe";
import type { readCeilings } from "../ceilings";
import type { DailyUses } from "../db/daily-uses";
import type { Database } from "../db/database";
import type { Arrival, Env } from "../env";
import type { countedAs } from "../middleware/limits";
import type { Granting } from "../oauth/granting";
import type { readTimeLimits } from "../time-limits";
import type { openYoutube } from "../youtube/open";
import type { dailyLimits } from "../youtube/sources";

/** What comes with a request. */
export interface Given extends Omit<Arrival, "request"> {
  env: Env;
  /** Who bears the key of a call; absent where the cookie says who asks. */
  keyCall?: KeyCall;
  asked: Request;
  url: URL;
  now: Date;
  report(error: unknown): void;
  warn(text: string): void;
}

type OfOwner = Pick<Services, "channel" | "plan" | "topics" | "watching" | "workspaces"> & {
  allowance: Allowance;
};

/** What several services are made of. */
interface Shared {
  timeLimits: ReturnType<typeof readTimeLimits>;
  db: Database;
  /** What YouTube's API allows a day. */
  quota: ReturnType<typeof dailyLimits>;
  /** As what limits and ceilings count the client. */
  counted: ReturnType<typeof countedAs>;
  ceilings: ReturnType<typeof readCeilings>;
  uses: DailyUses;
  /** The same for mailed links, which whole blocks of addresses share. */
  linkUses: DailyUses;
  entrance: ReturnType<typeof chooseAccounts>;
  session: Accounts & Owners;
  /** Tries a mail that has just been put into the outbox, after the answer. */
  deliver(id: string): void;
  youtube: ReturnType<typeof openYoutube>;
  payments: Billing & BillingEvents & Settling;
  allowance: Allowance;
  /** What an owner keeps, whoever names them. */
  ofOwner: (owners: Pick<Owners, "owner" | "read" | "writer">) => OfOwner;
  own: OfOwner;
  /** What grants to assistants are made of; null where there are no accounts. */
  granting: Granting | null;
}

/** Everything that services are made of, and they themselves. */
export type Parts = Shared & Omit<Services, "report">;

/** What makes some of them, each when it is first asked for (lazily.ts). */
export type Makers = { [Name in keyof Parts]: (parts: Given & Parts) => Parts[Name] };
