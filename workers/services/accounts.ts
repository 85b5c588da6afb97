import { chooseAccounts } from "../accounts/choose";
import { describeDevice } from "../accounts/device";
import { billingSettings, chooseBilling } from "../billing/choose";
import { endSession, findEnd, wasDeleted } from "../db/ended-sessions";
import { d1Keys } from "../db/keys";
import { d1PersonalData } from "../db/personal-data";
import { readGoogleApp } from "../google/openid";
import { missingForMail } from "../mail/open";
import { accountAssistants, NO_ASSISTANTS } from "../oauth/assistants";
import { openGranting } from "../oauth/granting";
import { contactText, siteOrigin } from "../settings";
import type { Makers } from "./parts";

/** Who asks, what they pay, and whom they let call in their name. */
export const ACCOUNTS = {
  entrance: (parts) => {
    const { env, asked, url, cookies, now, report, warn, keyCall } = parts;
    return chooseAccounts({
      keyCall,
      mode: env.AUTH,
      secret: env.SESSION_SECRET,
      demoUser: env.DEMO_USER,
      kv: env.SESSIONS,
      ends: {
        find: (id) => findEnd(parts.db, id),
        end: (claim) => endSession(parts.db, claim, now),
        wasDeleted: (ownerId) => wasDeleted(parts.db, ownerId),
      },
      url,
      headers: asked.headers,
      real: {
        db: parts.db,
        signUps: env.SIGNUPS,
        passwords: env.PASSWORDS,
        google: readGoogleApp(env, warn),
        googleTimeoutMs: parts.timeLimits.googleCall,
        network: parts.counted.network,
        origin: env.SITE_ORIGIN ? siteOrigin(env.SITE_ORIGIN, url.origin, () => {}) : null,
        missingMail: () => missingForMail(env),
        linksADay: parts.ceilings.linkMails,
        spendLinks: (count) => parts.linkUses.spend(["links", count]),
        deliver: (id) => parts.deliver(id),
      },
      now,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      spend: () => parts.uses.spend(["settings"]),
      send: (sent) => cookies.send(...sent),
      report,
      warn,
    });
  },
  session: ({ entrance }) => entrance.accounts,
  signIn: ({ entrance }) => entrance.signIn,
  accounts: ({ session }) => session,
  personalData: ({ env, db, asked, session, payments, securityContact, deliver, now }) =>
    d1PersonalData(db, {
      owners: session,
      billing: payments,
      letter: {
        id: crypto.randomUUID(),
        device: describeDevice(asked.headers.get("user-agent") ?? ""),
        contact: contactText(securityContact) ?? env.SUPPORT_EMAIL,
      },
      // The demo has nobody to write to.
      deliver: env.AUTH === "accounts" ? deliver : () => {},
      now,
    }),
  payments: ({ env, timeLimits, db, session, url, now, warn, report }) =>
    chooseBilling({
      ...billingSettings(env),
      timeLimits,
      db,
      owners: session,
      origin: url.origin,
      now,
      clock: () => new Date(),
      warn,
      report,
    }),
  billing: ({ payments }) => payments,
  billingEvents: ({ payments }) => payments,
  keys: ({ db, session, uses, now }) => d1Keys(db, { owners: session, uses, now }),
  granting: ({ env, db, asked, url, request, uses, timeLimits, now }) =>
    openGranting({
      ...{ env, db, url, now },
      origin: request.origin,
      cookies: asked.headers.get("cookie"),
      timeoutMs: timeLimits.assistantCall,
      spend: () => uses.spend(["assistants"]),
    }),
  assistants: ({ granting, session, asked }) =>
    granting
      ? accountAssistants({
          ...granting,
          owners: session,
          email: async () => (await session.current())?.email ?? null,
          userAgent: asked.headers.get("user-agent") ?? "",
        })
      : NO_ASSISTANTS,
} satisfies Partial<Makers>;
