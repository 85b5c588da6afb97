import { z } from "zod";

/** How much one address may have in a day, beside the minute's limits of wrangler.toml. */
export const CEILINGS = {
  /** Searches of YouTube that no answer at hand could serve: a tenth of the deployment's own. */
  searches: 10,
  /** Channels and comments read anew. */
  readings: 30,
  /** Channels connected by reading them from YouTube: one of 2,000 uploads costs 81 units. */
  connections: 3,
  /** Questions to the language model, which cost whoever runs this copy. */
  languageAnswers: 20,
  feedbacks: 20,
  /** Owners that did not exist: each new cookie that keeps something is one. */
  owners: 20,
  /** Bytes of pasted and uploaded text. */
  uploads: 200_000_000,
  /** Mails to the team, of the whole deployment: then one that says how many wait. */
  mails: 50,
};

export type Ceilings = typeof CEILINGS;
/** What is counted an address; mails are counted for all. */
export type CeilingKind = Exclude<keyof Ceilings, "mails">;

const changes = z.strictObject(
  Object.fromEntries(Object.keys(CEILINGS).map((name) => [name, z.int().positive().optional()])),
);

/** The ceilings with the var CEILINGS over them, JSON of some; as they are where it cannot be read, with a warning. */
export function readCeilings(json: string | undefined, warn: (text: string) => void): Ceilings {
  if (!json) return CEILINGS;
  try {
    return { ...CEILINGS, ...changes.parse(JSON.parse(json)) };
  } catch {
    warn("CEILINGS cannot be read: the usual ceilings instead");
    return CEILINGS;
  }
}
