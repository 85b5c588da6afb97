import type { KVNamespace } from "@cloudflare/workers-types";
import type { Accounts } from "../../app/account/accounts";
import { DUMMY_USER, type User } from "../../app/account/user";
import type { Limit } from "../limits/limit";
import { isLoopback } from "../loopback";
import { demoAccounts } from "./demo";
import { dummyUser } from "./dummy-user";
import { demoSessions } from "./session";
import { NO_SECRET, unsignedAccounts } from "./unsigned";

export interface AccountsSetup {
  /** The var AUTH; "demo" is the one mode there is. */
  mode: string;
  secret: string | undefined;
  /** The var DEMO_USER. */
  demoUser: string | undefined;
  kv: KVNamespace;
  request: Request;
  now: Date;
  /** Limits what writes to KV. */
  limit: Limit;
  report(error: unknown): void;
  warn(text: string): void;
}

/**
 * The accounts of this deployment. Throws for a mode that does not exist: signing everyone in as the dummy
 * user would be the wrong answer to it. Without a secret nothing signed is served, and the log says so.
 */
export function chooseAccounts(setup: AccountsSetup): Accounts {
  const { mode, secret, kv, request, now, limit, report, warn } = setup;
  if (mode !== "demo") throw new Error(`AUTH is "${mode}": the one mode there is is "demo".`);
  const user = readDummyUser(setup);
  if (!secret) {
    warn(NO_SECRET);
    return unsignedAccounts(user);
  }
  const secure = !isLoopback(new URL(request.url));
  const header = request.headers.get("cookie");
  return demoAccounts({
    user,
    secret,
    now,
    limit,
    sessions: demoSessions({ kv, secret, secure, header, report }),
  });
}

/** A DEMO_USER that cannot be read costs the var, not the page. */
function readDummyUser({ demoUser, report }: AccountsSetup): User {
  try {
    return dummyUser(demoUser);
  } catch (error) {
    report(error);
    return DUMMY_USER;
  }
}
