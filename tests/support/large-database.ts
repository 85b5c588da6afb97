import type { D1Database } from "@cloudflare/workers-types";
import { DAY_MS } from "../../app/numbers/days.ts";

/** How many rows a database has of what grows with its visitors. */
interface Size {
  waitlist: number;
  /** Owners: one in two has a kept state, one in ten a customer's number and a subscription, one in ten sent feedback. */
  owners: number;
  /** YouTube's answers, and as many topics. */
  answers: number;
  /** Bytes of an answer and of a state. */
  bytes: number;
  /** Over how many days owners were seen last: after 30 they go. */
  days: number;
}

/** Rows that one statement makes: a D1 statement may take 30 s, and one made 500 MB at once would fill its log. */
const ROWS_A_STATEMENT = 20_000;

/** Fills a database as visitors leave it, all dates relative to `now`. Rows are made in SQLite itself. */
export async function fillDatabase(
  db: D1Database,
  { waitlist, owners, answers, bytes, days }: Size,
  now: Date,
): Promise<void> {
  const at = now.getTime();
  const text = `printf('%0${bytes}d', n)`;
  const seen = `${at} - (n % ${days}) * ${DAY_MS} - (n % 1000)`;
  const statements: [rows: number, sql: string][] = [
    [
      waitlist,
      `insert into waitlist_emails (email, email_key, created_at) select 'a' || n || '@b.example', 'a' || n || '@b.example', ${at} from n`,
    ],
    [
      owners,
      `insert into owners (id, created_at, seen_at) select 'owner-' || n, ${seen} - (n % 2) * ${2 * DAY_MS}, ${seen} from n`,
    ],
    [
      owners,
      `insert into workspaces (owner_id, tool, desk, state, figure, version, updated_at, keep_until)
       select 'owner-' || n, 'content-ideas', 'sample', '"' || ${text} || '"', 'null', 1, ${at}, case when n % 4 then null else ${at} + ${20 * DAY_MS} end from n where n % 2 = 0`,
    ],
    [owners, `insert into customers select 'owner-' || n, 'customer-' || n, ${at} from n where n % 10 = 0`],
    [
      owners,
      `insert into subscriptions (id, customer_id, status, current_period_end, cancel_at_period_end, created, read_at)
       select 'sub-' || n, 'customer-' || n, case when n % 20 then 'canceled' else 'active' end, (${at} + case when n % 20 then -${90 * DAY_MS} else ${10 * DAY_MS} end) / 1000, 0, n, ${at} from n where n % 10 = 0`,
    ],
    [
      owners,
      `insert into feedback select 'f-' || n, 'owner-' || n, 'bug', 'text', null, '', '', 0, ${at} from n where n % 10 = 1`,
    ],
    [
      owners,
      `insert into outbox (id, due_at, sent_at) select 'f-' || n, ${at}, ${at} - ${2 * DAY_MS} from n where n % 10 = 1`,
    ],
    [
      answers,
      `insert into youtube_answers select 'topic', 'topic ' || n, '"' || ${text} || '"', ${at} - (n % 28) * ${DAY_MS} from n`,
    ],
    [answers, `insert into youtube_leases select 'topic', 'topic ' || n, 'x', ${at} + n from n`],
    [
      answers,
      `insert into topics (keyword, asked_at) select 'topic ' || n, ${at} - (n % 80) * ${DAY_MS} from n`,
    ],
    [answers, `insert into topic_askers select 'asker ' || n, 'topic ' || n, ${at} from n`],
    [
      answers,
      `insert into trends select 'topic ' || n, 'steady', null, null, '[]', 'Sample interest', ${at}, null from n`,
    ],
  ];
  for (const [rows, sql] of statements) {
    for (let from = 1; from <= rows; from += ROWS_A_STATEMENT) {
      const to = Math.min(rows, from + ROWS_A_STATEMENT - 1);
      await db
        .prepare(
          `with recursive n(n) as (select ${from} union all select n + 1 from n where n < ${to}) ${sql}`,
        )
        .run();
    }
  }
}
