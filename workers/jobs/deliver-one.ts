import { deliverMail } from "../../app/functions/mail/deliver";
import { run } from "../../app/functions/run";
import type { Outbox } from "../../app/services/outbox";
import { JOB_CALLER } from "../caller";

interface Given {
  outbox: Outbox;
  now: Date;
  report(error: unknown): void;
}

/** Sends one message that has just come, ahead of cron. Never throws; what fails is reported, and cron tries again. */
export async function deliverOne(id: string, { outbox, now, report }: Given): Promise<void> {
  await run(deliverMail, { only: id }, JOB_CALLER, { outbox, request: { now }, report });
}
