import { randomBytes } from "node:crypto";
import { newKey } from "../../workers/keys/key-text.ts";
import { newToken } from "../../workers/secrets.ts";
import { type DrillSite, inLanes, networkOf, sessionCookie } from "./site.ts";

const LANES = 6;

/** What becomes of guesses at one secret. */
export interface Guessed {
  what: string;
  guesses: number;
  /** How many were held against the secret; the rest were turned away before. */
  lookedAt: number;
  /** How many let somebody in. */
  in: number;
  seconds: number;
  /** The most that may be looked at. */
  most: number;
}

interface Guessing {
  what: string;
  most: number;
  /** Guesses once: the status. Whether it let somebody in is seen in what the status is not. */
  guess(site: DrillSite, n: number): Promise<{ status: number; isIn: boolean }>;
}

/** The password of a known account stands late among the guesses: whoever turned all away before it keeps it safe. */
export function guessings(right: string, count: number): Guessing[] {
  const password = async (site: DrillSite, network: string, email: string, typed: string) => {
    const { status } = await site
      .browser(network)
      .submit("/login", { by: "password", email, password: typed });
    return { status, isIn: status === 303 };
  };
  const late = Math.floor(count / 2);
  return [
    {
      what: "one account's password, each from a network of its own",
      // Five, then one after each pause: of a minute, two, four, eight …
      most: 12,
      guess: (site, n) =>
        password(site, networkOf(n), "known-1@example.com", n === late ? right : `guess ${n}`),
    },
    {
      what: "a common password, at as many accounts, from one network",
      most: 60,
      guess: (site, n) =>
        password(site, "203.0.113.9", `known-${(n % 2000) + 2}@example.com`, "sunshine at noon"),
    },
    {
      what: "the secret of a mailed link",
      most: count,
      async guess(site, n) {
        const { status } = await site.browser(networkOf(n)).submit("/login/link", { token: newToken() });
        return { status, isIn: status === 303 };
      },
    },
    {
      what: "a key for programs, with its checksum right",
      most: count,
      async guess(site, n) {
        const { text } = await newKey();
        const { status } = await site
          .browser(networkOf(n))
          .fetch("/api/v1/plan/list", { headers: { Authorization: `Bearer ${text}` } });
        return { status, isIn: status < 400 };
      },
    },
    {
      what: "the cookie of a session, signed with a guessed secret",
      most: count,
      async guess(site, n) {
        const browser = site.browser(networkOf(n));
        browser.jar.set(...sessionCookie(`token-${(n % 2000) + 1}`, randomBytes(24).toString("base64")));
        const { status } = await browser.open("/account/data.json");
        return { status, isIn: status === 200 };
      },
    },
    {
      what: "the address of a feed",
      most: count,
      async guess(site, n) {
        const { status } = await site
          .browser(networkOf(n))
          .open(`/note/${randomBytes(16).toString("hex")}.atom`);
        return { status, isIn: status === 200 };
      },
    },
  ];
}

/** Guesses so many times, a few at once. */
export async function guess(
  site: DrillSite,
  { what, most, guess: once }: Guessing,
  guesses: number,
): Promise<Guessed> {
  const counted = { lookedAt: 0, in: 0 };
  const started = performance.now();
  await inLanes(guesses, LANES, async (n) => {
    // A connection that dropped guessed nothing.
    const { status, isIn } = await once(site, n).catch(() => once(site, n));
    if (status >= 500) throw new Error(`${what}: answered ${status}`);
    if (status !== 429) counted.lookedAt += 1;
    if (isIn) counted.in += 1;
  });
  return { what, guesses, ...counted, seconds: (performance.now() - started) / 1000, most };
}

/** What links one mailbox, and one network, can have mailed. */
export interface Flooded {
  what: string;
  asked: number;
  mailed: number;
  most: number;
}

/** Floods a small deployment with the usual shares: one mailbox from everywhere, then every mailbox from one network. */
export async function flood(site: DrillSite, asked: number): Promise<Flooded[]> {
  const mailedTo = async (
    what: string,
    most: number,
    ask: (n: number) => Promise<unknown>,
  ): Promise<Flooded> => {
    const before = await site.count("outbox");
    await inLanes(asked, LANES, async (n) => void (await ask(n)));
    return { what, asked, mailed: (await site.count("outbox")) - before, most };
  };
  const flooded = [
    await mailedTo("links to one mailbox, each from a network of its own", 5, (n) =>
      site.browser(networkOf(n)).submit("/login", { email: "victim@example.com" }),
    ),
    await mailedTo("links to as many mailboxes, from one network", 20, (n) =>
      site.browser("203.0.113.7").submit("/login", { email: `mailbox-${n}@example.com` }),
    ),
  ];
  // Whoever else wants to sign in that day gets their mail.
  await site.signedIn("somebody@example.com");
  const all = await mailedTo("links to as many mailboxes, each from a network of its own", 100, (n) =>
    site.browser(networkOf(n)).submit("/login", { email: `from-anywhere-${n}@example.com` }),
  );
  // Whoever has an account gets theirs even then.
  await site.signedIn("somebody@example.com");
  return [...flooded, all];
}
