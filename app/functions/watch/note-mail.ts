import { z } from "zod";
import { define, defineJob } from "../define";
import { Refused } from "../refused";
import { WATCH_MESSAGES as SAYS } from "./messages";

export const setNoteMail = define({
  name: "watch.set-note-mail",
  about: "Turns the weekly note by mail on or off, for an account with a confirmed address.",
  input: z.object({ isOn: z.boolean() }),
  output: z.object({}),
  scope: "write",
  limit: { name: "watch", tooMany: SAYS["too-many"] },
  uses: ["noteMail.turn"],
  failed: SAYS["not-kept"],
  examples: { good: { isOn: true } },
  async run({ isOn }, _caller, { noteMail }) {
    if (!(await noteMail.turn(isOn))) throw new Refused(409, SAYS["no-address"]);
    return {};
  },
});

export const endNoteMail = define({
  name: "watch.end-note-mail",
  about: "Turns the weekly note by mail off for whoever a mail's own link names, without signing in.",
  /** As it stands in the mail. */
  input: z.object({ token: z.string().max(300) }),
  output: z.object({}),
  scope: "write",
  // No limit: mail services ask for many of their readers from one network, and a link that we did not sign costs nothing.
  uses: ["noteMail.end"],
  failed: SAYS["not-kept"],
  examples: { good: { token: "owner.0123456789abcdef" } },
  async run({ token }, _caller, { noteMail }) {
    if (!(await noteMail.end(token))) throw new Refused(404, SAYS["no-link"]);
    return {};
  },
});

/** Notes a run: as many as a run's mails (mail/deliver.ts). */
const A_RUN = 40;

/**
 * Puts weekly notes that are due into the outbox: each once an owner and week, to a confirmed address, and only where
 * something happened. One that cannot be written is reported and tried again after the others.
 */
export const mailNotes = defineJob({
  name: "watch.mail-notes",
  about: "Writes the weekly notes that go out by mail.",
  input: z.object({}),
  output: z.object({ due: z.number(), written: z.number(), quiet: z.number(), failed: z.number() }),
  scope: "write",
  uses: ["notesByMail.due", "notesByMail.write", "notesByMail.postpone"],
  failed: "The weekly notes could not be written.",
  examples: { good: {} },
  async run(_input, _caller, { notesByMail, report }) {
    const due = await notesByMail.due(A_RUN);
    const counts = { due: due.length, written: 0, quiet: 0, failed: 0 };
    for (const note of due) {
      try {
        counts[(await notesByMail.write(note)) ? "written" : "quiet"] += 1;
      } catch (error) {
        counts.failed += 1;
        report(error);
        await notesByMail.postpone(note);
      }
    }
    return counts;
  },
});
