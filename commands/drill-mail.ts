// npm run drill:mail: what becomes of 200 feedbacks while the mail service refuses, hangs, or drops the line; with --note,
// of 500 creators' weekly notes.
import "./product-modules.ts";
import type { Drilled } from "./drill-mail/drill.ts";
import type { DrilledNotes } from "./drill-mail/notes.ts";
import { command, say } from "./run.ts";
import { table } from "./table.ts";

const COUNT = 200;
const CREATORS = 500;

await command(async () => {
  if (process.argv.includes("--note")) return drillAllNotes();
  const { drill, faultsOf } = await import("./drill-mail/drill.ts");
  const { MAIL_MOODS } = await import("../tests/upstream/mail.ts");
  say(`Sending ${COUNT} feedbacks, each twice, for each way the mail service has`);
  const drilled: Drilled[] = [];
  for (const mood of MAIL_MOODS) drilled.push(await drill(mood, COUNT));
  console.log(
    table(
      [
        "mail service",
        "thanked",
        "slowest",
        "stored",
        "before",
        "taken",
        "keys",
        "texts",
        "attempts",
        "runs",
        "waiting",
      ],
      drilled.map((one) => [
        one.mood,
        ...[
          one.thanked,
          `${one.slowestMs.toFixed(0)} ms`,
          one.stored,
          one.takenBefore,
          one.taken,
          one.keys,
          one.texts,
        ].map(String),
        ...[one.attempts, one.runs, one.waiting].map(String),
      ]),
    ),
  );
  const faults = drilled.flatMap((one) => faultsOf(one).map((fault) => `${one.mood}: ${fault}`));
  if (faults.length > 0) throw new Error(`lost or tried too often: ${faults.join("; ")}`);
  say("None was lost, and none was tried again without need");
});

async function drillAllNotes(): Promise<void> {
  const { drillNotes, faultsOfNotes } = await import("./drill-mail/notes.ts");
  const { MAIL_MOODS } = await import("../tests/upstream/mail.ts");
  say(`Mailing the notes of ${CREATORS} creators for each way the mail service has, two crons at once`);
  const drilled: DrilledNotes[] = [];
  for (const mood of MAIL_MOODS) drilled.push(await drillNotes(mood, CREATORS, { mailCall: 500 }));
  console.log(
    table(
      [
        "mail service",
        "reached",
        "twice",
        "strangers",
        "taken",
        "attempts",
        "runs",
        "waiting",
        "largest HTML",
      ],
      drilled.map((one) => [
        one.mood,
        ...[one.reached, one.twice, one.strangers, one.taken, one.attempts, one.runs, one.waiting].map(
          String,
        ),
        `${(one.largest / 1000).toFixed(1)} KB`,
      ]),
    ),
  );
  const faults = drilled.flatMap((one) => faultsOfNotes(one).map((fault) => `${one.mood}: ${fault}`));
  if (faults.length > 0) throw new Error(`not each note once: ${faults.join("; ")}`);
  say("Each creator has one note, and nobody else has any");
}
