import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "../../tests/upstream/accounts.ts";
import { Authenticator } from "../../tests/upstream/authenticator.ts";
import { type DrillSite, networkOf, signedInAs } from "./site.ts";

/** What somebody who asks for known and unknown addresses in turn learns of them. */
export interface Enumerated {
  way: string;
  asked: number;
  /** Whether status, headers and text were the same. */
  isSame: boolean;
  /** Lower quartiles in milliseconds: whatever else the machine does only adds. */
  known: number;
  unknown: number;
  /** 95 of 100 differences of the quartiles are smaller where the same answers are dealt out by chance. */
  noise: number;
  /** How many of 1,000 deals by chance give as large a difference. */
  p: number;
}

interface Way {
  name: string;
  /** How often each kind is asked for. */
  times: number;
  /** Asks for the nth address of a kind. */
  ask(n: number, isKnown: boolean): ReturnType<Browser["submit"]>;
}

const PASSWORD = "wrong at dawn";
const DEALS = 1000;
/** Until what an answer left to be done, a mail, is done. */
const PAUSE_MS = 80;

/** Every way in that takes an address, at a site that is open to all and at one that is closed. */
export function waysOf(
  open: DrillSite,
  closed: DrillSite,
  { withPassword }: { withPassword: number },
): Way[] {
  let networks = 0;
  const somebody = (site: DrillSite) => site.browser(networkOf(++networks));
  // Each way has addresses of its own, as a mailbox gets five mails an hour.
  let taken = withPassword;
  const address = (from: number) => (n: number, isKnown: boolean) =>
    `${isKnown ? "known" : "nobody"}-${from + n}@example.com`;
  function links(
    name: string,
    site: DrillSite,
    path: string,
    more: Record<string, string>,
    times = 120,
  ): Way {
    const emailOf = address(taken + 1);
    taken += times;
    return {
      name,
      times,
      ask: (n, isKnown) => somebody(site).submit(path, { email: emailOf(n, isKnown), ...more }),
    };
  }
  const wrong = { by: "password", password: PASSWORD };
  const changers = taken + 1;
  taken += 120;
  const goals = address(changers + 60);
  return [
    links("link", open, "/login", {}),
    links("link, sign-ups closed", closed, "/login", {}),
    links("forgotten password", open, "/login?forgot", { forgot: "" }),
    links("forgotten password, sign-ups closed", closed, "/login?forgot", { forgot: "" }),
    {
      name: "wrong password",
      times: withPassword,
      ask: (n, isKnown) => somebody(open).submit("/login", { ...wrong, email: address(1)(n, isKnown) }),
    },
    links("wrong password, account without one", open, "/login", wrong, 40),
    links("sign-up with a password", open, "/signup", wrong, 40),
    links("sign-up with a password, closed", closed, "/signup", wrong, 40),
    {
      name: "change to an address",
      times: 60,
      // Each account asks once for one that is taken, and once for one that is free.
      ask: (n, isKnown) =>
        signedInAs(open, changers + n).submit("/account/sign-in", {
          form: "address",
          email: goals(n, isKnown),
        }),
    },
  ];
}

/** A passkey that an account has, with a wrong signature, beside one that nobody has. */
export async function passkeyWay(site: DrillSite, times: number): Promise<Way> {
  const known: Authenticator[] = [];
  for (let n = 1; n <= times; n++) {
    const owner = signedInAs(site, n);
    const key = new Authenticator(site.site);
    const { text } = await owner.submit("/account/passkeys", { step: "options" });
    const added = await owner.submit("/account/passkeys", { response: key.create(JSON.parse(text)) });
    if (added.to !== "/account/sign-in?passkey=added#passkeys") throw new Error(`no passkey: ${added.to}`);
    known.push(key);
  }
  return {
    name: "passkey with a wrong signature",
    times,
    async ask(n, isKnown) {
      const browser = site.browser(networkOf(2_000_000 + n * 2 + Number(isKnown)));
      const { text } = await browser.submit("/login/passkey", { step: "options" });
      const key = (isKnown && known[n]) || new Authenticator(site.site);
      const response = key.get(JSON.parse(text), { foreignKey: true });
      const started = performance.now();
      const answer = await browser.submit("/login/passkey", { response });
      return { ...answer, ms: performance.now() - started };
    },
  };
}

/** Asks for known and unknown addresses in an order by chance, and compares answers and times. */
export async function enumerate({ name, times, ask }: Way): Promise<Enumerated> {
  const order = shuffled(
    Array.from({ length: times * 2 }, (_, at) => ({ n: at >> 1, isKnown: at % 2 === 0 })),
  );
  const answers = new Set<string>();
  const measured: { isKnown: boolean; ms: number }[] = [];
  for (const { n, isKnown } of order) {
    const started = performance.now();
    const answer = await ask(n, isKnown);
    const ms = "ms" in answer ? Number(answer.ms) : performance.now() - started;
    measured.push({ isKnown, ms });
    answers.add(plainOf(answer));
    await wait(PAUSE_MS);
  }
  // The first answers start what is loaded once.
  const times_ = measured.slice(10);
  const difference = differenceOf(times_);
  const dealt = Array.from({ length: DEALS }, () => {
    const kinds = shuffled(times_.map(({ isKnown }) => isKnown));
    return Math.abs(differenceOf(times_.map(({ ms }, at) => ({ ms, isKnown: kinds[at] ?? false }))));
  }).sort((a, b) => a - b);
  return {
    ...{ way: name, asked: times * 2, isSame: answers.size === 1 },
    known: quartileOf(times_, true),
    unknown: quartileOf(times_, false),
    noise: dealt[Math.floor(DEALS * 0.95)] ?? 0,
    p: dealt.filter((one) => one >= Math.abs(difference)).length / DEALS,
  };
}

/** An answer without what each has of its own: the address, and texts made by chance. */
function plainOf({ status, to, set, text }: Awaited<ReturnType<Browser["submit"]>>): string {
  const plain = text
    .replaceAll(/(known|nobody)-\d+@example\.com/g, "…")
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/[\w-]{20,}/g, "…");
  return JSON.stringify([status, to, set.map((line) => line.replace(/=[^;]*/, "")), plain]);
}

type Times = readonly { isKnown: boolean; ms: number }[];

const differenceOf = (times: Times) => quartileOf(times, true) - quartileOf(times, false);

function quartileOf(times: Times, isKnown: boolean): number {
  const sorted = times
    .filter((one) => one.isKnown === isKnown)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 4)] ?? 0;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item];
  }
  return mixed;
}
