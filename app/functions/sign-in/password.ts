import { z } from "zod";
import { NO_SESSION } from "../../services/accounts";
import type { PasswordTried } from "../../services/sign-in";
import { emailKey } from "../../words/email";
import { PASSWORD_MAX, PASSWORD_MESSAGES } from "../account/messages";
import { define } from "../define";
import { Refused } from "../refused";
import { LOGIN_MESSAGES } from "../session/messages";
import { email, mailed, next, toMailed } from "./link";
import { ACCOUNT_PASSWORD_MIN, LINK_MESSAGES, PASSWORD_ENTRY_MESSAGES as MESSAGES } from "./messages";

const limit = { name: "session", tooMany: LINK_MESSAGES["too-many"] } as const;
const blank = PASSWORD_MESSAGES.blank;

/** A password that somebody chooses: length in code points, nothing trimmed, no rule of what it is made of. */
const chosen = z
  .string(MESSAGES.blank)
  .refine((text) => [...text].length >= ACCOUNT_PASSWORD_MIN, MESSAGES["too-short"])
  .refine((text) => [...text].length <= PASSWORD_MAX, PASSWORD_MESSAGES["too-long"]);

/** One that is there already, whatever it was chosen by. */
const present = (missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .max(4 * PASSWORD_MAX, LOGIN_MESSAGES.nobody);

async function refuseWeak(password: string, address: string, field: string): Promise<void> {
  // With its list loaded where a password is chosen.
  const { isWeakPassword } = await import("./weak-password");
  if (isWeakPassword(password, address)) throw new Refused(400, MESSAGES.weak, { field });
}

/** Throws where a password was not taken; `wrong` says what is shown then. */
function refuseUntaken<State extends string>(
  tried: PasswordTried<State>,
  wrong: Refused,
): asserts tried is { state: Exclude<State, "wrong"> } {
  if (tried.state === "wait" && "seconds" in tried)
    throw new Refused(429, MESSAGES.wait, { retryAfter: tried.seconds });
  if (tried.state === "wrong") throw wrong;
}

/** Asks for an account with a password. Its answer is the same whether the address has an account or not. */
export const signUpByPassword = define({
  name: "session.sign-up-by-password",
  about: "Mails a link that makes an account with a password, or signs in where there is one.",
  input: z.object({ email, password: z.string().min(1, MESSAGES.blank).pipe(chosen), next }),
  output: mailed,
  scope: "write",
  limit,
  uses: ["signIn.ways", "signIn.sendLink"],
  failed: LINK_MESSAGES.failed,
  examples: {
    good: { email: "creator@example.com", password: "rye at dawn", next: "/plan" },
    bad: {
      input: { email: "creator@example.com", password: "rye" },
      status: 400,
      message: MESSAGES["too-short"],
    },
  },
  async run({ email: typed, password, next: path }, _caller, { signIn }) {
    if (signIn.ways && !signIn.ways.passwords) throw new Refused(404, MESSAGES.off);
    await refuseWeak(password, emailKey(typed), "password");
    const sent = await signIn.sendLink({ email: emailKey(typed), next: path, password });
    return toMailed(sent);
  },
});

export const signInByPassword = define({
  name: "session.sign-in-by-password",
  about: "Signs in by a password.",
  input: z.object({ email, password: present(MESSAGES.blank) }),
  output: z.object({}),
  scope: "write",
  limit,
  uses: ["signIn.ways", "signIn.signInByPassword"],
  failed: LOGIN_MESSAGES.failed,
  examples: {
    good: { email: "creator@example.com", password: "rye at dawn" },
    bad: {
      input: { email: "creator@example.com", password: "" },
      status: 400,
      message: MESSAGES.blank,
    },
  },
  async run({ email: typed, password }, _caller, { signIn }) {
    if (signIn.ways && !signIn.ways.passwords) throw new Refused(404, MESSAGES.off);
    const tried = await signIn.signInByPassword({ email: emailKey(typed), password });
    refuseUntaken(tried, new Refused(401, LOGIN_MESSAGES.nobody));
    if (tried.state === "suspended") throw new Refused(403, LINK_MESSAGES.suspended, { kind: "suspended" });
    return {};
  },
});

/** The new password and the same again, as both forms below have it. */
function twice<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ ...shape, new: chosen, confirm: z.string(blank).min(1, blank) }).check((asked) => {
    const { new: password, confirm } = asked.value as { new: string; confirm: string };
    if (password !== confirm)
      asked.issues.push({
        code: "custom",
        input: undefined,
        path: ["confirm"],
        message: PASSWORD_MESSAGES.mismatch,
      });
  });
}

/** Changes the password of an account, by the present one. */
export const replacePassword = define({
  name: "account.replace-password",
  about: "Changes the password of the caller's account, and signs out everywhere else.",
  input: twice({ current: present(blank) }),
  output: z.object({}),
  scope: "write",
  limit: { name: "session", tooMany: PASSWORD_MESSAGES["too-many"] },
  uses: ["signIn.changePassword"],
  failed: PASSWORD_MESSAGES.failed,
  examples: {
    good: { current: "whatever it is", new: "rye at dawn", confirm: "rye at dawn" },
    bad: {
      input: { current: "whatever it is", new: "short", confirm: "short" },
      status: 400,
      message: MESSAGES["too-short"],
    },
  },
  async run(typed, caller, { signIn }) {
    const user = await caller.user();
    if (!user) throw new Refused(401, NO_SESSION);
    await refuseWeak(typed.new, user.email, "new");
    const tried = await signIn.changePassword({ current: typed.current, next: typed.new });
    refuseUntaken(tried, new Refused(403, MESSAGES["wrong-present"], { field: "current" }));
    return {};
  },
});

/** Gives an account its first password. */
export const setPassword = define({
  name: "account.set-password",
  about: "Gives the caller's account its first password.",
  input: twice({}),
  output: z.object({}),
  scope: "write",
  limit: { name: "session", tooMany: PASSWORD_MESSAGES["too-many"] },
  uses: ["signIn.ways", "signIn.setPassword"],
  failed: PASSWORD_MESSAGES.failed,
  examples: {
    good: { new: "rye at dawn", confirm: "rye at dawn" },
    bad: {
      input: { new: "rye at dawn", confirm: "rye at dusk" },
      status: 400,
      message: PASSWORD_MESSAGES.mismatch,
    },
  },
  async run(typed, caller, { signIn }) {
    const user = await caller.user();
    if (!user) throw new Refused(401, NO_SESSION);
    if (signIn.ways && !signIn.ways.passwords) throw new Refused(404, MESSAGES.off);
    await refuseWeak(typed.new, user.email, "new");
    const made = await signIn.setPassword(typed.new);
    if (made !== "set") throw new Refused(made === "stale" ? 403 : 409, MESSAGES[made]);
    return {};
  },
});
