import { z } from "zod";
import { addDays, isoDay } from "../../numbers/days";
import { defineJob } from "../define";
import { headOf } from "./chain";

/** Seals that one run puts under a head: as many hashes fit one answer of the database. The rest waits for the next day. */
const MOST_SEALS = 20_000;

/** Puts what was sealed since the last head, up to midnight UTC, under a new one, and counts what became of all seals. */
export const closeDay = defineJob({
  name: "record.close-day",
  about: "Puts the seals of the day that ended under a public head.",
  input: z.object({}),
  output: z.object({ seals: z.number() }),
  scope: "write",
  uses: ["record.lastDay", "record.hashesAfter", "record.keepDay"],
  failed: "The seals of the day could not be put under a head.",
  examples: { good: {} },
  async run(_input, _caller, { record, request: { now } }) {
    const day = addDays(isoDay(now), -1);
    const before = await record.lastDay();
    if (before && before.day >= day) return { seals: 0 };
    const last = before?.last ?? 0;
    const midnight = new Date(isoDay(now));
    const { hashes, count } = await record.hashesAfter(last, { before: midnight, most: MOST_SEALS });
    const made = { day, first: last + 1, last: last + count, previous: before?.head ?? null };
    await record.keepDay({ ...made, head: await headOf(made, hashes) });
    return { seals: count };
  },
});
