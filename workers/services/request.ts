import { openCaller } from "../caller";
import { readCeilings } from "../ceilings";
import { openDailyUses } from "../db/daily-uses";
import { openDatabase, ping } from "../db/database";
import { gatherRoundTrips } from "../db/round-trips";
import { clientAddress, countedAs } from "../middleware/limits";
import { readSecurityContact, siteOrigin } from "../settings";
import { readTimeLimits } from "../time-limits";
import { dailyLimits } from "../youtube/sources";
import type { Makers } from "./parts";

/** Under what a request is answered: its time limits, its database, what counts it, its caller. */
export const REQUEST = {
  timeLimits: ({ env, warn }) => readTimeLimits(env.TIME_LIMITS, warn),
  db: ({ env, log, timeLimits }) =>
    openDatabase(gatherRoundTrips(env.DB, log, { limitMs: timeLimits.database })),
  quota: ({ env, warn }) => dailyLimits(env, warn),
  counted: ({ env, asked }) => countedAs(clientAddress(asked.headers, env.ADDRESS_HEADER)),
  ceilings: ({ env, warn }) => readCeilings(env.CEILINGS, warn),
  uses: ({ env, db, counted, ceilings, quota, now }) =>
    openDailyUses(db, {
      counted,
      secret: env.SESSION_SECRET,
      ceilings,
      units: quota,
      now,
    }),
  linkUses: ({ env, db, counted, ceilings, quota, now }) =>
    openDailyUses(db, {
      counted: { address: counted.address, network: counted.block },
      secret: env.SESSION_SECRET,
      ceilings,
      units: quota,
      now,
    }),
  caller: (parts) =>
    openCaller(parts.env, {
      owner: () => parts.session.owner(),
      user: () => parts.session.current(),
      counter: parts.counted.counter,
      allowance: parts.allowance,
    }),
  allowance: ({ own }) => own.allowance,
  request: ({ env, facts, url, warn }) => ({
    ...facts,
    origin: siteOrigin(env.SITE_ORIGIN, url.origin, warn),
  }),
  supportEmail: ({ env }) => env.SUPPORT_EMAIL,
  securityContact: ({ env, warn }) => readSecurityContact(env.SECURITY_CONTACT, warn),
  health: (parts) => ({
    async check() {
      const database = await ping(parts.db).then(
        () => "ok",
        (error: unknown) => {
          parts.report(error);
          return "unreachable";
        },
      );
      const missing = parts.signIn.ways?.missing;
      return {
        database,
        signing: parts.env.SESSION_SECRET ? "ok" : "missing",
        ...(missing && { accounts: missing.length > 0 ? `missing ${missing.join(", ")}` : "ok" }),
      };
    },
  }),
} satisfies Partial<Makers>;
