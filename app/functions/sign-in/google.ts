import { z } from "zod";
import { define } from "../define";
import { Refused } from "../refused";
import { next } from "./link";
import { GOOGLE_MESSAGES, LINK_MESSAGES } from "./messages";

const limit = { name: "session", tooMany: LINK_MESSAGES["too-many"] } as const;

export const startGoogle = define({
  name: "session.start-google",
  about: "Says where at Google to sign in, or to connect Google to the caller's account.",
  input: z.object({ next, joins: z.boolean().default(false) }),
  output: z.object({ page: z.url() }),
  scope: "write",
  limit,
  uses: ["signIn.startGoogle"],
  failed: GOOGLE_MESSAGES.failed,
  examples: { good: { next: "/plan" } },
  async run(asked, _caller, { signIn }) {
    const started = await signIn.startGoogle(asked);
    if (started === null) throw new Refused(404, GOOGLE_MESSAGES.off);
    if (started === "stale") throw new Refused(403, GOOGLE_MESSAGES.stale);
    return started;
  },
});

/** Statuses of what Google's answer is refused with. */
const STATUS = {
  refused: 400,
  canceled: 400,
  unverified: 403,
  closed: 403,
  suspended: 403,
  full: 429,
  taken: 409,
  stale: 403,
} as const;

export const finishGoogle = define({
  name: "session.finish-google",
  about: "Signs in by what Google answered, or connects Google.",
  input: z.object({
    state: z.string(GOOGLE_MESSAGES.refused).max(200, GOOGLE_MESSAGES.refused),
    /** Without one Google refused, or the visitor did. */
    code: z.string().max(4000, GOOGLE_MESSAGES.refused).nullable(),
  }),
  output: z.object({
    /** "tried" is "mailed" where only an address with an account gets a link just now. */
    became: z.enum(["signed-in", "joined", "mailed", "tried"]),
    next: z.string().nullable(),
  }),
  scope: "write",
  limit,
  uses: ["signIn.finishGoogle"],
  failed: GOOGLE_MESSAGES.failed,
  examples: { good: { state: "a".repeat(43), code: "a code" } },
  async run(answer, _caller, { signIn }) {
    const finished = await signIn.finishGoogle(answer);
    if (finished.state === "signed-in") return { became: finished.state, next: finished.next };
    if (finished.state === "joined" || finished.state === "mailed" || finished.state === "tried")
      return { became: finished.state, next: null };
    const isJoining =
      finished.state === "taken" ||
      finished.state === "stale" ||
      (finished.state === "canceled" && finished.isJoining);
    throw new Refused(STATUS[finished.state], GOOGLE_MESSAGES[finished.state], {
      details: { why: finished.state, isJoining },
    });
  },
});

export const removeGoogle = define({
  name: "account.remove-google",
  about: "Disconnects Google from the caller's account.",
  input: z.object({}),
  output: z.object({}),
  scope: "write",
  limit,
  uses: ["signIn.removeGoogle"],
  failed: GOOGLE_MESSAGES["not-removed"],
  examples: { good: {} },
  async run(_input, _caller, { signIn }) {
    await signIn.removeGoogle();
    return {};
  },
});
