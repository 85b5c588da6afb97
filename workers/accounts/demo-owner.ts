import type { Claim } from "../db/ended-sessions";
import { fingerprint } from "../secrets";
import type { DemoSessions, NamedSession, Owner, Owners } from "./session";

/** Where it is kept that a session was ended; see db/ended-sessions.ts. */
export interface SessionEnds {
  find(id: string): Promise<Date | null>;
  /** False where the claim was ended before: then nothing is done. */
  end(claim: Claim): Promise<boolean>;
  /** Whether the owner's data was deleted, now and not as the request began. */
  wasDeleted(ownerId: string): Promise<boolean>;
}

interface Setup {
  sessions: DemoSessions;
  ends: SessionEnds;
  /** Sends cookies with the answer. */
  send(cookies: string[]): void;
  report(error: unknown): void;
}

/** Whose rows a visitor of the demo has: their session's, unless that was ended. */
export function demoOwner({ sessions, ends, send, report }: Setup) {
  /** Rows are kept under a fingerprint of the session id: whoever reads the database cannot make a cookie of it. */
  async function makeOwner(session: NamedSession): Promise<Owner> {
    return {
      id: await fingerprint(session.id),
      remember: async () => send(await sessions.name(session)),
    };
  }

  /** Whom this request made, once something of theirs was kept. */
  let kept: Owner | undefined;
  let made: Promise<Owner> | undefined;
  async function makeNew(): Promise<Owner> {
    const owner = await makeOwner(sessions.begin());
    return {
      ...owner,
      async remember() {
        kept = owner;
        await owner.remember();
      },
    };
  }

  async function claim(): Promise<Claim | null> {
    const session = await sessions.named();
    return session && { id: await fingerprint(session.id), issuedAt: new Date(session.at) };
  }

  /** Whether nothing ended the session since. Throws what the database throws. */
  async function notEnded({ id, issuedAt }: Claim): Promise<boolean> {
    const endedAt = await ends.find(id);
    return endedAt === null || issuedAt > endedAt;
  }

  let standing: Promise<boolean | "unknown"> | undefined;
  async function askStanding() {
    const claimed = await claim();
    try {
      return claimed === null || (await notEnded(claimed));
    } catch (error) {
      report(error);
      return "unknown";
    }
  }
  /** Whether nothing ended the session, as far as the database can say; asked once a request. */
  function askedStanding() {
    standing ??= askStanding();
    return standing;
  }
  async function stands(): Promise<boolean> {
    return (await askedStanding()) !== false;
  }

  async function owner(): Promise<Owner | null> {
    if (kept) return kept;
    const session = await sessions.named();
    const standing = session && (await askedStanding());
    if (!session || !standing) return null;
    // What was ended must not be issued anew while nobody can say so.
    const known = await makeOwner(session);
    return standing === "unknown" ? { ...known, remember: async () => {} } : known;
  }

  return {
    owner,
    claim,
    stands,

    async writer() {
      const known = await owner();
      if (known) return known;
      made ??= makeNew();
      return made;
    },

    async read(query) {
      if (kept) return { owner: kept, found: await query(kept.id) };
      const claimed = await claim();
      if (!claimed) return null;
      const [found, known] = await Promise.all([query(claimed.id), owner()]);
      return known && { owner: known, found };
    },

    async name() {
      if (kept) return;
      const session = await sessions.named();
      const standing = session && (await askedStanding());
      if (standing === "unknown") return;
      send(await (session && standing ? sessions.rename(session) : sessions.name(sessions.begin())));
    },

    async endSession() {
      const { cookies, isGone } = await sessions.end();
      send(cookies);
      return { isGone };
    },

    /** Whether nothing ended a session since its cookie or token was issued: what cannot be asked is thrown. */
    async isGood(session: Pick<NamedSession, "id" | "at">): Promise<boolean> {
      return notEnded({ id: await fingerprint(session.id), issuedAt: new Date(session.at) });
    },
  } satisfies Owners & Record<string, unknown>;
}

export type DemoOwner = ReturnType<typeof demoOwner>;
