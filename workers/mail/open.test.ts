import { expect, it } from "vitest";
import { MAIL_KEY, startMail } from "../../tests/upstream/mail";
import type { Database } from "../db/database";
import type { Env } from "../env";
import { readTimeLimits } from "../time-limits";
import { openOutbox } from "./open";

it("sends a mail to whom it names, else to whoever reads feedback, always as the deployment", async () => {
  const standIn = await startMail();
  try {
    standIn.control.mood = "take";
    const env = {
      MAIL_URL: standIn.url,
      MAIL_KEY,
      MAIL_FROM: "greenlight@creator.example",
      FEEDBACK_TO: "team@creator.example",
    } as Env;
    const timeLimits = readTimeLimits(undefined, () => {});
    const outbox = openOutbox(env, { db: {} as Database, now: new Date(0), timeLimits });
    const mail = { key: "k", replyTo: null, subject: "Hello", body: "Rye" };
    for (const to of [null, "ann@creator.example"]) expect(await outbox.send({ ...mail, to })).toBeNull();
    expect(standIn.taken().map(({ from, to }) => [from, to])).toEqual([
      ["greenlight@creator.example", "team@creator.example"],
      ["greenlight@creator.example", "ann@creator.example"],
    ]);
  } finally {
    await standIn.stop();
  }
});
