import type { D1Database } from "@cloudflare/workers-types";
import { KIND_RULES } from "../../app/functions/mail/kinds.ts";
import type { Database } from "../../workers/db/database.ts";
import { openDatabase } from "../../workers/db/database.ts";
import { insertFeedback } from "../../workers/db/feedback.ts";
import { claimDue, countWaiting } from "../../workers/db/outbox.ts";
import { findOverdue, findSubscription } from "../../workers/db/subscriptions.ts";
import { recentTopics } from "../../workers/db/topics.ts";
import { findTrendAndAsk } from "../../workers/db/trend-rows.ts";
import { d1Waitlist } from "../../workers/db/waitlist.ts";
import { d1Workspaces, findExpired } from "../../workers/db/workspaces.ts";
import { selectAnswer } from "../../workers/db/youtube-answers.ts";
import { ownedBy } from "./owned-by";
import { plenty } from "./plenty.ts";
import { purgeAt } from "./purge-at.ts";
import { countRows } from "./rows.ts";

interface Asking {
  db: Database;
  now: Date;
}

/** What pages, forms and jobs ask of the database, each as the owner 2 of `fillDatabase` where one is asked for. */
const QUESTIONS: Record<string, (asking: Asking) => Promise<unknown>> = {
  "page: a tool": (asking) => desks(asking).read({ tool: "content-ideas", desk: "sample" }),
  "page: the dashboard": async (asking) => {
    await desks(asking).figures();
    await findTrendAndAsk(
      asking.db,
      { key: "topic 7", article: null },
      { askedAt: asking.now, by: { asker: "somebody", owner: null } },
    );
  },
  "page: an analysis": ({ db }) => db.batch([selectAnswer(db, { kind: "topic", key: "topic 7" })]),
  "page: the account": ({ db }) => findSubscription(db, "owner-10"),
  "form: a tool's action": (asking) =>
    desks(asking).write(
      { tool: "content-ideas", desk: "sample" },
      { state: {}, figure: { value: "1", label: "ideas" }, keepUntil: null },
      1,
    ),
  "form: the waitlist": ({ db, now }) =>
    d1Waitlist(db, { uses: plenty(db, now), now, report: fail }).add("someone@new.example"),
  "form: feedback": async ({ db, now }) => {
    const row = {
      id: "new",
      ownerId: "owner-2",
      category: "bug" as const,
      message: "text",
      email: "someone@new.example",
      platform: "",
      primaryTopic: "",
      isDemo: false,
      createdAt: now,
    };
    await insertFeedback(db, row, await plenty(db, now).counting());
  },
  "job: deliver mail": async ({ db, now }) => {
    const kinds = new Map([...KIND_RULES].map(([kind, { tries }]) => [kind, { tries, perDay: 50 }]));
    await countWaiting(db, kinds);
    await claimDue(db, { now, limit: 10, kinds });
  },
  "job: drop what expired": ({ db, now }) => findExpired(db, now, 6),
  "job: reread subscriptions": ({ db, now }) => findOverdue(db, now, 20),
  "job: refresh trends": ({ db }) => recentTopics(db, 200),
  "job: purge": ({ db, now }) => purgeAt(db, now),
};

function desks({ db, now }: Asking) {
  return d1Workspaces(db, {
    owners: ownedBy("owner-2"),
    uses: plenty(db, now),
    sentBytes: 0,
    now,
    report: fail,
  });
}

function fail(error: unknown): never {
  throw error;
}

/** The rows that each question reads of a database, and how long it takes in milliseconds. */
export async function askAll(
  binding: D1Database,
  now: Date,
): Promise<{ name: string; rows: number; ms: number }[]> {
  const answers = [];
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    const { db, rowsRead } = countRows(binding);
    const started = performance.now();
    await ask({ db: openDatabase(db), now });
    answers.push({ name, rows: rowsRead(), ms: performance.now() - started });
  }
  return answers;
}
