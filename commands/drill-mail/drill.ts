import { setTimeout as wait } from "node:timers/promises";
import { deploy } from "../../tests/upstream/deployment.ts";
import { MAIL_KEY, type MailMood, startMail } from "../../tests/upstream/mail.ts";
import { NEXT_TRY_SECONDS } from "../../workers/db/next-try.ts";

const LANES = 5;

/** What becomes of feedback while mail fails in one way. */
export interface Drilled {
  mood: MailMood;
  sent: number;
  /** Thanked with the mail service down, and how long the slowest waited for it. */
  thanked: number;
  slowestMs: number;
  stored: number;
  /** Delivered before the service was back: mail it took, and then dropped the line. */
  deliveredBefore: number;
  delivered: number;
  /** How many different keys that were: as many, if none came twice. */
  keys: number;
  attempts: number;
  /** Runs of the cron until nothing waited. */
  runs: number;
  waiting: number;
}

/**
 * Sends so many feedbacks, each twice at once as a double click does, while the mail service fails; then lets it be
 * well again and runs the cron as often as it takes.
 */
export async function drill(mood: MailMood, count: number): Promise<Drilled> {
  const mail = await startMail();
  const { site, stop } = await deploy({
    site: { vars: { MAIL_URL: mail.url, MAIL_KEY, FEEDBACK_TO: "team@greenlight.example" }, database: mood },
  });
  try {
    mail.control.mood = mood;
    const answers = await inLanes();
    const thanked = answers.filter(({ statuses }) => statuses.every((status) => status === 201)).length;
    const [{ stored }] = await rows<[{ stored: number }]>("select count(*) as stored from feedback");
    await settled();
    const deliveredBefore = mail.delivered().length;

    mail.control.mood = "take";
    let runs = 0;
    let left = await waiting();
    // Each run a while later than the last, as the clock would have it: past the longest pause after one attempt.
    for (let now = Date.now(); left > 0 && runs < 20; runs += 1) {
      now += (NEXT_TRY_SECONDS[0] ?? 0) * 1000 + 1000;
      await site.cron(new Date(now), "*/5 * * * *");
      left = await waiting();
    }
    const delivered = mail.delivered();
    return {
      mood,
      sent: count,
      thanked,
      slowestMs: Math.max(...answers.map(({ ms }) => ms)),
      stored,
      deliveredBefore,
      delivered: delivered.length,
      keys: new Set(delivered.map(({ key }) => key)).size,
      attempts: mail.attempts(),
      runs,
      waiting: left,
    };
  } finally {
    await stop();
    await mail.stop();
  }

  /** A few creators at a time: what the slowest waits for is then the Worker, and not its turn. */
  async function inLanes() {
    const answers: Awaited<ReturnType<typeof sendTwice>>[] = [];
    let next = 0;
    async function lane() {
      while (next < count) answers.push(await sendTwice(next++));
    }
    await Promise.all(Array.from({ length: LANES }, lane));
    return answers;
  }

  async function sendTwice(n: number) {
    const started = performance.now();
    const body = JSON.stringify({
      category: "bug",
      message: `Feedback number ${n}`,
      formId: crypto.randomUUID(),
    });
    const statuses = await Promise.all(
      [0, 1].map(() => site.call("/api/feedback", body, `10.1.${n >> 8}.${n & 255}`)),
    );
    return { statuses, ms: performance.now() - started };
  }

  async function rows<Rows>(query: string): Promise<Rows> {
    return (await site.database.prepare(query).all()).results as Rows;
  }

  async function waiting(): Promise<number> {
    const [{ left }] = await rows<[{ left: number }]>(
      "select count(*) as left from outbox where sent_at is null",
    );
    return left;
  }

  /** Until every first try has come to its end: taken, or its failure noted. */
  async function settled(): Promise<void> {
    const open = "select count(*) as open from outbox where sent_at is null and failure is null";
    for (const until = Date.now() + 60_000; Date.now() < until; await wait(100)) {
      if ((await rows<[{ open: number }]>(open))[0].open === 0) return;
    }
    throw new Error("the first tries did not end in a minute");
  }
}
