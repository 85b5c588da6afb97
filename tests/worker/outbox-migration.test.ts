import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { KIND_RULES, sendMessage } from "../../app/functions/mail/kinds";
import type { MailText } from "../../app/services/outbox";
import { openDatabase } from "../../workers/db/database";
import { claimDue, countWaiting } from "../../workers/db/outbox";

const NOW = new Date("2026-11-21T10:00:00Z");
const AT = NOW.getTime();
const KINDS = new Map([...KIND_RULES].map(([kind, { tries }]) => [kind, { tries, perDay: 100 }]));
const MIGRATION = "0016_outbox_of_kinds.sql";

/** As the version before the migration writes feedback and its mail. */
async function sendAsBefore(
  id: string,
  { email = "demo@greenlight.example" as string | null, isDemo = 0 } = {},
) {
  await env.DB.batch([
    env.DB.prepare("insert into feedback values (?, 'ann', 'bug', ?, ?, 'youtube', 'bread', ?, ?)").bind(
      id,
      `"Text" of\n${id}`,
      email,
      isDemo,
      AT,
    ),
    env.DB.prepare("insert into outbox (id, due_at) values (?, ?)").bind(id, AT),
  ]);
}

/** The mails that a run sends of what is due. */
async function sent(now: Date): Promise<MailText[]> {
  const { messages } = await claimDue(openDatabase(env.DB), { now, limit: 40, kinds: KINDS });
  const mails: MailText[] = [];
  const send = async (mail: MailText) => {
    mails.push(mail);
    return null;
  };
  for (const message of messages) expect(await sendMessage(message, { send })).toBeNull();
  return mails;
}

const migrate = () => applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

beforeEach(async () => {
  await reset();
  const before = env.TEST_MIGRATIONS.filter(({ name }) => name < MIGRATION);
  expect(before).toHaveLength(16);
  await applyD1Migrations(env.DB, before);
});

it("moves what waits, with its tries and when it is due, and sends it as before", async () => {
  await sendAsBefore("f1");
  await sendAsBefore("f2", { email: null, isDemo: 1 });
  const failure = "the mail service answered 503";
  await env.DB.prepare("update outbox set attempts = 3, due_at = ?, failure = ? where id = 'f2'")
    .bind(AT + 1000, failure)
    .run();
  await migrate();

  const { results } = await env.DB.prepare("select * from outbox order by id").all();
  const moved = { kind: "feedback", owner_id: "ann", recipient: null, sent_at: null };
  expect(results).toMatchObject([
    { ...moved, id: "f1", attempts: 0, due_at: AT, failure: null, feedback_id: "f1" },
    { ...moved, id: "f2", attempts: 3, due_at: AT + 1000, failure, feedback_id: "f2" },
  ]);
  expect(await countWaiting(openDatabase(env.DB), KINDS)).toBe(2);
  expect(await sent(NOW)).toEqual([
    {
      key: "f1",
      to: null,
      replyTo: "demo@greenlight.example",
      subject: "Greenlight feedback: Bug Report",
      body: 'From: demo@greenlight.example\nCategory: Bug Report\nPlatform: youtube\nPrimary topic: bread\nDemo user: No\n\n"Text" of\nf1',
    },
  ]);
  const [later, ...others] = await sent(new Date(AT + 1000));
  expect([later?.key, later?.replyTo, others]).toEqual(["f2", null, []]);
  expect(later?.body).toContain("From: Anonymous\n");
  expect(later?.body).toContain("Demo user: Yes\n");
  // The fourth try is followed by the next after four hours.
  const due = env.DB.prepare("select due_at from outbox where id = 'f2'");
  expect(await due.first("due_at")).toBe(AT + 1000 + 14_400_000);
});

it("keeps when a mail was sent, sends it no more, and keeps its text once", async () => {
  await sendAsBefore("f1");
  await env.DB.prepare("update outbox set attempts = 1, sent_at = ?").bind(AT).run();
  await migrate();
  const row = await env.DB.prepare("select sent_at, attempts, payload from outbox").first();
  expect(row).toEqual({ sent_at: AT, attempts: 1, payload: null });
  expect(await sent(new Date(AT + 1e9))).toEqual([]);
});
