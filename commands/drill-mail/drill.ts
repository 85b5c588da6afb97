import { setTimeout as wait } from "node:timers/promises";
import { deploy } from "../../tests/upstream/deployment.ts";
import { MAIL_KEY, type MailMood, startMail } from "../../tests/upstream/mail.ts";
import { NEXT_TRY_SECONDS } from "../../workers/db/next-try.ts";
import type { TimeLimits } from "../../workers/time-limits.ts";

const LANES = 5;

/** What becomes of feedback while mail fails in one way. */
export interface Drilled {
  mood: MailMood;
  sent: number;
  /** Thanked with the mail service down, and how long the slowest waited for it. */
  thanked: number;
  slowestMs: number;
  stored: number;
  /** Taken before the service was well again: mail it took, and then dropped the line. */
  takenBefore: number;
  /** Every mail that the service took; one whose answer was lost is taken twice. */
  taken: number;
  /** How many different keys those had, and how many different texts. */
  keys: number;
  texts: number;
  /** Whether the texts are those that were sent, each and no other. */
  asSent: boolean;
  /** How often the service was asked to take mail, whatever it did. */
  attempts: number;
  /** Runs of the cron until nothing waited. */
  runs: number;
  waiting: number;
}

/** A status says that it took the mail, whatever comes after it. */
const TAKES_AT_ONCE: MailMood[] = ["take", "take-and-flood"];

const textOf = (n: number) => `Feedback number ${n}`;

/**
 * What is wrong with an outcome: feedback that was lost, or mail that was tried when it need not be. A mail
 * is tried once where the service takes it, and once more after a first try that failed.
 */
export function faultsOf(drilled: Drilled): string[] {
  const { mood, sent, thanked, stored, keys, texts, asSent, attempts, waiting } = drilled;
  const should = sent * (TAKES_AT_ONCE.includes(mood) ? 1 : 2);
  return [
    ...(thanked === sent ? [] : [`${thanked} of ${sent} thanked`]),
    ...(stored === sent ? [] : [`${stored} of ${sent} stored`]),
    ...(keys === sent && texts === sent && asSent ? [] : [`${keys} keys and ${texts} texts of ${sent}`]),
    ...(attempts === should ? [] : [`tried ${attempts} times, not ${should}`]),
    ...(waiting === 0 ? [] : [`${waiting} left waiting`]),
  ];
}

/**
 * Sends so many feedbacks, each twice at once as a double click does, while the mail service fails; then lets
 * it be well again and runs the cron as often as it takes. `timeLimits` shorten the usual ones.
 */
export async function drill(
  mood: MailMood,
  count: number,
  timeLimits: Partial<TimeLimits> = {},
): Promise<Drilled> {
  const mail = await startMail();
  const { site, stop } = await deploy({
    site: {
      vars: {
        MAIL_URL: mail.url,
        MAIL_KEY,
        FEEDBACK_TO: "team@greenlight.example",
        // A day's usual share of feedbacks and mails would end the drill before it has begun.
        CEILINGS: JSON.stringify({ feedbacks: 10_000, owners: 10_000, mails: 10_000 }),
        TIME_LIMITS: JSON.stringify(timeLimits),
      },
      database: mood,
    },
  });
  try {
    mail.control.mood = mood;
    const answers = await inLanes();
    const thanked = answers.filter(({ statuses }) => statuses.every((status) => status === 201)).length;
    const [{ stored }] = await rows<[{ stored: number }]>("select count(*) as stored from feedback");
    await settled();
    const takenBefore = mail.taken().length;

    mail.control.mood = "take";
    let runs = 0;
    let left = await waiting();
    // Each run a while later than the last, as the clock would have it: past the longest pause after one
    // attempt.
    for (let now = Date.now(); left > 0 && runs < 20; runs += 1) {
      now += (NEXT_TRY_SECONDS[0] ?? 0) * 1000 + 1000;
      await site.cron(new Date(now), "*/5 * * * *");
      left = await waiting();
    }
    const taken = mail.taken();
    const texts = new Set(taken.map(({ body }) => body.slice(body.lastIndexOf("\n") + 1)));
    return {
      mood,
      sent: count,
      thanked,
      slowestMs: Math.max(...answers.map(({ ms }) => ms)),
      stored,
      takenBefore,
      taken: taken.length,
      keys: new Set(taken.map(({ key }) => key)).size,
      texts: texts.size,
      asSent: Array.from({ length: count }, (_, n) => textOf(n)).every((text) => texts.has(text)),
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
      message: textOf(n),
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
