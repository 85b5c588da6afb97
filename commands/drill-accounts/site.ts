import { createHmac } from "node:crypto";
import { BRAND } from "../../app/brand.ts";
import type { Browser, deployAccounts } from "../../tests/upstream/accounts.ts";

export const SECRET = "a-secret-of-the-drill-0123456789abcdef";

export type DrillSite = Awaited<ReturnType<typeof deployAccounts<"open">>>["sites"]["open"];

/** The cookie of a session, signed as better-auth signs it. */
export function sessionCookie(token: string, secret = SECRET): [name: string, value: string] {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return [`${BRAND.key}-account`, encodeURIComponent(`${token}.${signature}`)];
}

/** Accounts that were there before, the first of them with a password, each signed in once. */
export async function fillAccounts(
  { database }: DrillSite,
  { count, withPassword, hash }: { count: number; withPassword: number; hash: string },
): Promise<void> {
  const now = Date.now();
  const numbers = (to: number) =>
    `with recursive n(n) as (select 1 union all select n + 1 from n where n < ${to})`;
  for (const sql of [
    `${numbers(count)} insert into owners (id, created_at, seen_at) select 'owner-' || n, ${now}, ${now} from n`,
    `${numbers(count)} insert into users select 'user-' || n, 'owner-' || n, '', 'known-' || n || '@example.com', 1, null, '', '', null, ${now}, ${now} from n`,
    `${numbers(count)} insert into auth_sessions select 'session-' || n, 'token-' || n, 'user-' || n, 'Firefox on Linux', null, ${now + 86_400_000}, ${now}, ${now} from n`,
    `${numbers(withPassword)} insert into auth_accounts (id, provider_id, account_id, user_id, password, created_at, updated_at)
      select 'password-' || n, 'credential', 'user-' || n, 'user-' || n, '${hash}', ${now}, ${now} from n`,
  ])
    await database.prepare(sql).run();
}

/** A browser in which an account of `fillAccounts` is signed in. */
export function signedInAs(site: DrillSite, account: number): Browser {
  const browser = site.browser(networkOf(account));
  browser.jar.set(...sessionCookie(`token-${account}`));
  return browser;
}

/** An address for each number, in a block of its own. */
export function networkOf(n: number): string {
  return `${10 + ((n >> 16) & 63)}.${(n >> 8) & 255}.${n & 255}.1`;
}

/** Runs a task so many times, a few at once. */
export async function inLanes(
  count: number,
  lanes: number,
  task: (n: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  async function lane() {
    while (next < count) await task(next++);
  }
  await Promise.all(Array.from({ length: lanes }, lane));
}
