import { z } from "zod";
import type { MailShare } from "../app/functions/mail/kinds";
import { QUESTIONS_A_DAY } from "../app/functions/prompts";
import type { UnitsByBucket } from "../app/services/quota";

import { NETWORK_FACTOR } from "./middleware/limits";
import { readOnce } from "./settings";

/** What one address may have in a day, beside the minute's limits of wrangler.toml, and what all together may. */
export const CEILINGS = {
  /** Searches of YouTube that no answer at hand could serve; a channel asked for by its name is one, too. */
  searches: 10,
  /** Channels and comments read anew. */
  readings: 30,
  /** Channels connected by reading them from YouTube. */
  connections: 3,
  /** Questions to the language model. */
  languageAnswers: QUESTIONS_A_DAY.address,
  feedbacks: 20,
  /** Owners that did not exist: each new cookie that keeps something is one. */
  owners: 20,
  /** Bytes of pasted and uploaded text. */
  uploads: 200_000_000,
  /** Bytes of text written into plans: some 5,000 cards of a few sentences. */
  planText: 5_000_000,
  /** Bytes by which what tools and channels keep grows: some 15 of the largest channels. */
  storage: 25_000_000,
  /** Changes of settings, each a write to KV. */
  settings: 30,
  /** Tries to join the waitlist. */
  waitlist: 50,
  /** Mails with a link for signing in, wherever they go. */
  links: 20,
  /** Assistants that register, or whose document is read. */
  assistants: 100,

  /** Of the whole deployment: mails to the team, then one that says how many wait. */
  mails: 50,
  /** Of the whole deployment, to the accounts' own addresses: so many of each kind with a link that somebody waits for … */
  linkMails: 200,
  /** … of each with news of an account: sign-ins, receipts, a webhook that was switched off … */
  accountMails: 200,
  /** … and of weekly notes. */
  noteMails: 1_000,
  /** Of the whole deployment: questions to the language model. */
  allLanguageAnswers: QUESTIONS_A_DAY.all,
  /** Of the whole deployment: of those that nobody allows anything, as many are kept for a day. */
  allAssistants: 5_000,
  /** Of the whole deployment: with allStorage, what 30 days may bring fits the 10 GB that D1 holds. */
  allPlanText: 50_000_000,
  allStorage: 250_000_000,
  /** So many networks share what the whole deployment has of a day at the least: none gets more than its part. */
  networks: 10,
};

export type Ceilings = typeof CEILINGS;
/** What is counted an address. */
export type CeilingKind = Exclude<keyof Ceilings, MailShare | "networks" | `all${string}`>;

/** How much of a kind a day has for each of those it is counted for. */
interface Bounds {
  /** One IPv4 address, or one /64 of IPv6. */
  address: number;
  /** One IPv4 address, or one /48 of IPv6. */
  network: number;
  /** All together; null where that is counted elsewhere, or not at all. */
  all: number | null;
}

/** What readings and connections may take of the general bucket (youtube/keeping.ts, quotaShare). */
const READING_SHARE = 0.5;
/** What a reading takes at most: a video and 1,000 comments, or a channel by its name (youtube/comments.ts, channels.ts). */
const READING_UNITS = 12;
/** What connecting a channel of 2,000 uploads takes (jobs/channel-reading.ts). */
const CONNECTION_UNITS = 81;
/** Writes to KV that the Free plan has a day (platform limits). */
const KV_WRITES = 1_000;

/** What of a kind the whole deployment has a day; null where nothing shared runs out. */
function ofAll(kind: CeilingKind, ceilings: Ceilings, units: UnitsByBucket): number | null {
  if (kind === "searches") return units.search;
  if (kind === "readings") return (units.general * READING_SHARE) / READING_UNITS;
  if (kind === "connections") return (units.general * READING_SHARE) / CONNECTION_UNITS;
  if (kind === "settings") return KV_WRITES;
  // Counted with the links themselves (db/sign-in-links.ts).
  if (kind === "links") return ceilings.linkMails;
  return countedOfAll(kind, ceilings);
}

/** The same where the day's ceilings count it: YouTube's units are in its ledger. */
function countedOfAll(kind: CeilingKind, ceilings: Ceilings): number | null {
  if (kind === "languageAnswers") return ceilings.allLanguageAnswers;
  if (kind === "assistants") return ceilings.allAssistants;
  if (kind === "planText") return ceilings.allPlanText;
  if (kind === "storage") return ceilings.allStorage;
  return null;
}

/**
 * The bounds of a kind: an address has what the table says, a network as often as NETWORK_FACTOR says, and neither more
 * than its part of what the whole deployment has.
 *
 * @param units how much of YouTube's quota a day the deployment has
 */
export function boundsOf(kind: CeilingKind, ceilings: Ceilings, units: UnitsByBucket): Bounds {
  const shared = ofAll(kind, ceilings, units);
  const part =
    shared === null ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(shared / ceilings.networks));
  return {
    address: Math.min(ceilings[kind], part),
    network: Math.min(ceilings[kind] * NETWORK_FACTOR, part),
    all: countedOfAll(kind, ceilings),
  };
}

const changes = z.strictObject(
  Object.fromEntries(Object.keys(CEILINGS).map((name) => [name, z.int().positive().optional()])),
);

/** The ceilings with the var CEILINGS over them, JSON of some; as they are where it cannot be read, with a warning. */
export const readCeilings = readOnce((json, warn): Ceilings => {
  if (!json) return CEILINGS;
  try {
    return { ...CEILINGS, ...changes.parse(JSON.parse(json)) };
  } catch {
    warn("CEILINGS cannot be read: the usual ceilings instead");
    return CEILINGS;
  }
});
