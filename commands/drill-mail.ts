// npm run drill:mail: what becomes of 200 feedbacks while the mail service refuses, hangs, or drops the line.
import "./product-modules.ts";
import type { Drilled } from "./drill-mail/drill.ts";
import { command, say } from "./run.ts";
import { table } from "./table.ts";

const COUNT = 200;

await command(async () => {
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
