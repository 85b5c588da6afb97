import "../product-modules.ts";
import { createHmac } from "node:crypto";
import { resolve } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { DAY_MS } from "../../app/numbers/days.ts";
import { countRows } from "../../tests/support/rows.ts";
import { deploy } from "../../tests/upstream/deployment.ts";
import { requestLine } from "./request-lines.ts";

/** What one page cost somebody who is signed in. */
export interface AccountPage {
  path: string;
  status: number;
  /** D1 round trips. */
  trips: number;
  rows: number;
}

const SECRET = "a-secret-of-the-bench-0123456789abcdef";
const SITE = "http://127.0.0.1";
/** Rows that one statement makes. */
const ROWS_A_STATEMENT = 20_000;

/**
 * So many accounts, as creators leave them: each is signed in on two devices, has two cards, a desk and
 * mails behind it; one in two a passkey, one in five a subscription, a password and the weekly note.
 */
async function fillAccounts(
  db: D1Database,
  { from: first, to: last }: { from: number; to: number },
  now: number,
): Promise<void> {
  const soon = now + 20 * DAY_MS;
  const made = `${now} - (n % 300) * ${DAY_MS}`;
  const statements = [
    `insert into owners (id, created_at, seen_at) select 'owner-' || n, ${made}, ${now} - (n % 25) * ${DAY_MS} from n`,
    `insert into users select 'user-' || n, 'owner-' || n, '', 'a' || n || '@b.example', 1, null, 'rye bread', '', null, ${made}, ${made} from n`,
    ...["desk", "phone"].map(
      (device) =>
        `insert into auth_sessions select '${device}-' || n, '${device}-token-' || n, 'user-' || n, 'Firefox on Linux', null, ${soon} - n, ${now} - n, ${now} from n`,
    ),
    `insert into passkeys (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
     select 'passkey-' || n, 'Firefox', 'key', 'user-' || n, 'credential-' || n, 0, 'singleDevice', 0 from n where n % 2 = 0`,
    `insert into auth_accounts (id, provider_id, account_id, user_id, password, created_at, updated_at)
     select 'password-' || n, 'credential', 'user-' || n, 'user-' || n, 'hash', ${now}, ${now} from n where n % 5 = 0`,
    ...["0", "1"].map(
      (card) =>
        `insert into cards (owner_id, id, key, idea, title, state, rank, series, is_sample, outcome, version, created_at, updated_at, description, notes)
         select 'owner-' || n, printf('${card}%09d', n), 'idea ${card}', 'Idea ${card}', '', 'idea', 1, '', 0, '[]', 1, ${now}, ${now}, '', '' from n`,
    ),
    `insert into workspaces (owner_id, tool, desk, state, figure, version, updated_at)
     select 'owner-' || n, 'former-tool', 'sample', '{}', 'null', 1, ${now} from n`,
    `insert into customers select 'owner-' || n, 'customer-' || n, ${now} from n where n % 5 = 0`,
    `insert into subscriptions (id, customer_id, status, price_id, current_period_end, cancel_at_period_end, created, read_at)
     select 'sub-' || n, 'customer-' || n, 'active', 'pro', ${Math.floor(soon / 1000)}, 0, n, ${now} from n where n % 5 = 0`,
    `insert into plan_uses select 'owner-' || n, 'viral', 'topic', ${now}, null, null from n where n % 2 = 0`,
    `insert into note_mails select 'owner-' || n, ${now} + n from n where n % 5 = 0`,
    `insert into outbox (id, kind, owner_id, recipient, due_at, sent_at) select 'mail-' || n, 'security', 'owner-' || n, 'a' || n || '@b.example', ${now} - ${2 * DAY_MS}, ${now} - ${2 * DAY_MS} from n`,
    `insert into sign_in_attempts select 'link-' || n, 'link', 'mailbox-' || n, ${now} - ${2 * DAY_MS} from n`,
    `insert into waitlist_emails (email, email_key, created_at) select 'w' || n || '@b.example', 'w' || n || '@b.example', ${now} from n`,
  ];
  for (const sql of statements) {
    for (let from = first; from <= last; from += ROWS_A_STATEMENT) {
      const to = Math.min(last, from + ROWS_A_STATEMENT - 1);
      const numbers = `with recursive n(n) as (select ${from} union all select n + 1 from n where n < ${to})`;
      await db.prepare(`${numbers} ${sql}`).run();
    }
  }
}

/** The session's cookie, signed as better-auth signs it. */
function cookieOf(token: string): string {
  const signature = createHmac("sha256", SECRET).update(token).digest("base64");
  return `greenlight-account=${encodeURIComponent(`${token}.${signature}`)}`;
}

const VARS = {
  ...{
    AUTH: "accounts",
    PASSWORDS: "on",
    SESSION_SECRET: SECRET,
    SUPPORT_EMAIL: "support@greenlight.example",
  },
  ...{ MAIL_FROM: "a@greenlight.example", MAIL_URL: "https://mail.invalid/", MAIL_KEY: "key" },
  ...{ STRIPE_PRICE_STARTER: "starter", STRIPE_PRICE_PRO: "pro", STRIPE_PRICE_CREATOR: "creator" },
  ...{ YOUTUBE_BASE_URL: "https://youtube.invalid/" },
};

/** Opens pages of the build over a database, in this process: only here can the rows be counted that SQLite read. */
async function openBuild() {
  const { default: built } = (await import(resolve("build/server/index.js"))) as {
    default: { fetch(request: Request, env: object, context: object): Promise<Response> };
  };
  const free = { limit: async () => ({ success: true }) };
  const env = {
    ...VARS,
    ...{ SESSIONS: { get: async () => null, put: async () => {}, delete: async () => {} } },
    ...{ WAITLIST_LIMIT: free, ANALYZER_LIMIT: free, READING_LIMIT: free, SESSION_LIMIT: free },
    ...{ TOOLS_LIMIT: free, MATERIAL_LIMIT: free, FEEDBACK_LIMIT: free, BILLING_LIMIT: free },
  };
  return async (db: D1Database, path: string, headers: Record<string, string>): Promise<void> => {
    const waited: Promise<unknown>[] = [];
    const context = { waitUntil: (work: Promise<unknown>) => void waited.push(work) };
    const { log, warn } = console;
    // Its own lines are of no interest: those of workerd say the round trips.
    console.log = console.warn = () => {};
    try {
      const answer = await built.fetch(new Request(SITE + path, { headers }), { ...env, DB: db }, context);
      await answer.arrayBuffer();
      await Promise.all(waited);
    } finally {
      Object.assign(console, { log, warn });
    }
  };
}

/** Whose pages are opened: it has all that not everybody has. */
const ONE = 10;

/**
 * Opens pages of the build as one of so many accounts, then as one of more, and reads what each cost in D1. Each was opened
 * once before: the first visit of a day notes that its owner was here.
 *
 * @param sizes how many accounts there are each time: the first at least ten, each more than the one before
 */
export async function readAccountPages(
  sizes: readonly number[],
  paths: readonly string[],
): Promise<AccountPage[][]> {
  const { site, lines, stop } = await deploy({ site: { vars: VARS, database: "accounts" } });
  try {
    const headers = { Cookie: cookieOf(`desk-token-${ONE}`) };
    const openInProcess = await openBuild();
    const now = Date.now();
    const read: AccountPage[][] = [];
    let filled = 0;
    for (const size of sizes) {
      await fillAccounts(site.database, { from: filled + 1, to: size }, now);
      filled = size;
      const pages: AccountPage[] = [];
      for (const pattern of paths) {
        const path = pattern.replace(":id", String(ONE).padStart(10, "0"));
        const open = () => fetch(new URL(path, site.site), { headers, redirect: "manual" });
        if (read.length === 0) await (await open()).arrayBuffer();
        const answer = await open();
        await answer.arrayBuffer();
        const { db, rowsRead } = countRows(site.database);
        await openInProcess(db, path, headers);
        const requestId = answer.headers.get("X-Request-Id");
        const line = await soon(() => lines.map(requestLine).find((one) => one?.requestId === requestId));
        pages.push({ path: pattern, status: answer.status, trips: line.d1, rows: rowsRead() });
      }
      read.push(pages);
    }
    return read;
  } finally {
    await stop();
  }
}

/** A log line comes a moment after its answer. */
async function soon<Found>(find: () => Found | null | undefined): Promise<Found> {
  for (let tries = 0; tries < 200; tries++) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("no log line came");
}
