import type { D1Database } from "@cloudflare/workers-types";
import { deploy } from "../../tests/upstream/deployment.ts";
import { MAIL_KEY, type MailMood, startMail } from "../../tests/upstream/mail.ts";
import { OFTEN_CRON } from "../../workers/jobs/run-jobs.ts";
import type { TimeLimits } from "../../workers/time-limits.ts";

/** A Monday on which notes of creators who chose no time are due. */
const DUE = new Date("2026-12-07T08:00:00Z");
const FIVE_MINUTES = 5 * 60_000;
/** Runs in which the mail service fails: every note was tried by then. */
const BAD_RUNS = 4;
const MOST_RUNS = 200;

/** What becomes of weekly notes while mail fails in one way. */
export interface DrilledNotes {
  mood: MailMood;
  creators: number;
  /** Creators of whom the service has a note, and of whom it has more than one by their keys. */
  reached: number;
  twice: number;
  /** Notes to anybody who should get none: a quiet week, an address that nobody confirmed, mails turned off. */
  strangers: number;
  /** Mails that it took; one whose answer was lost is taken again, under the same key. */
  taken: number;
  attempts: number;
  /** Of the cron, two at once each, until nothing waited. */
  runs: number;
  waiting: number;
  /** HTML of the largest, in bytes. */
  largest: number;
}

/** What is wrong with an outcome. */
export function faultsOfNotes(drilled: DrilledNotes): string[] {
  const { creators, reached, twice, strangers, waiting, largest } = drilled;
  return [
    ...(reached === creators ? [] : [`${reached} of ${creators} reached`]),
    ...(twice === 0 ? [] : [`${twice} had two notes`]),
    ...(strangers === 0 ? [] : [`${strangers} notes to those who should have none`]),
    ...(waiting === 0 ? [] : [`${waiting} left waiting`]),
    ...(largest > 0 && largest < 60_000 ? [] : [`${largest} bytes of HTML`]),
  ];
}

/**
 * Lets the notes of so many creators come due at once, and as many a tenth who should get none, while the mail service fails;
 * then lets it be well again. The cron runs twice at once every five minutes, as it may elsewhere.
 */
export async function drillNotes(
  mood: MailMood,
  creators: number,
  timeLimits: Partial<TimeLimits> = {},
): Promise<DrilledNotes> {
  const mail = await startMail();
  const { site, stop } = await deploy({
    site: {
      vars: {
        AUTH: "accounts",
        MAIL_URL: mail.url,
        MAIL_KEY,
        SITE_ORIGIN: "https://greenlight.example",
        CEILINGS: JSON.stringify({ noteMails: 100_000 }),
        TIME_LIMITS: JSON.stringify(timeLimits),
      },
      database: mood,
    },
  });
  const count = async (table: string, where: string) =>
    (await site.database.prepare(`select count(*) as n from ${table} where ${where}`).first<number>("n")) ??
    0;
  try {
    await arrive(site.database, creators);
    mail.control.mood = mood;
    const written = async () => count("note_mails", `due_at <= ${DUE.getTime()}`);
    let runs = 0;
    let bad = 0;
    let [left, unwritten] = [1, 1];
    for (let at = DUE.getTime(); (left > 0 || unwritten > 0) && runs < MOST_RUNS; runs += 1) {
      await Promise.all([0, 1].map(() => site.cron(new Date(at), OFTEN_CRON)));
      at += FIVE_MINUTES;
      // Those alone wait who should get none.
      unwritten = (await written()) - (await count("users", "email_verified = 0"));
      if (unwritten === 0) bad += 1;
      if (bad === BAD_RUNS) mail.control.mood = "take";
      left = bad < BAD_RUNS ? 1 : await count("outbox", "sent_at is null");
    }
    const taken = mail.taken();
    const keys = Map.groupBy(taken, ({ to }) => to);
    const isCreator = (to: string) => to.startsWith("creator-");
    const reached = [...keys].filter(([to]) => isCreator(to));
    return {
      ...{ mood, creators, runs, taken: taken.length, attempts: mail.attempts() },
      reached: reached.length,
      twice: reached.filter(([, mails]) => new Set(mails.map(({ key }) => key)).size > 1).length,
      strangers: [...keys.keys()].filter((to) => !isCreator(to)).length,
      waiting: await count("outbox", "sent_at is null"),
      largest: Math.max(0, ...taken.map(({ html }) => Buffer.byteLength(html ?? ""))),
    };
  } finally {
    await stop();
    await mail.stop();
  }
}

/** Writes creators whose note is due, each with news of the week, and three kinds who should get none. */
async function arrive(database: D1Database, creators: number): Promise<void> {
  const few = Math.ceil(creators / 10);
  const kinds = [
    { name: "creator", count: creators, verified: 1, due: DUE.getTime(), hasNews: true },
    { name: "quiet", count: few, verified: 1, due: DUE.getTime(), hasNews: false },
    { name: "unconfirmed", count: few, verified: 0, due: DUE.getTime(), hasNews: true },
    { name: "off", count: few, verified: 1, due: null, hasNews: true },
  ];
  const before = DUE.getTime() - 20 * 86_400_000;
  for (const { name, count, verified, due, hasNews } of kinds) {
    const ids = JSON.stringify(Array.from({ length: count }, (_, n) => `${name}-${n}`));
    const all = "from json_each(?1) as one";
    await database.batch([
      database.prepare(`insert into owners select value, ${before}, ${before}, null ${all}`).bind(ids),
      database
        .prepare(
          `insert into users (id, owner_id, name, email, email_verified, primary_topic, youtube_channel, created_at, updated_at)
            select value, value, '', value || '@example.com', ${verified}, '', '', ${before}, ${before} ${all}`,
        )
        .bind(ids),
      database.prepare(`insert into note_mails select value, ${due} ${all}`).bind(ids),
      ...(hasNews
        ? [
            database
              .prepare(
                `insert into events (kind, owner_id, at, facts) select 'season-begun', value, ${DUE.getTime() - 86_400_000},
                  json_object('topic', 'the bread of ' || value, 'peak', 'February', 'article', 'Bread') ${all}`,
              )
              .bind(ids),
          ]
        : []),
    ]);
  }
}
