import { z } from "zod";
import { define } from "../define";
import { PASSWORD_MAX, PASSWORD_MESSAGES, PASSWORD_MIN } from "./messages";

const filled = z.string(PASSWORD_MESSAGES.blank).min(1, PASSWORD_MESSAGES.blank);

/** Length in code points: an emoji counts as one. */
function length(text: string): number {
  return [...text].length;
}

/**
 * The password form (spec section 5, Password change): all three filled, the new one typed twice, at least 6
 * characters. Nothing is trimmed, since spaces are part of a password. The current one is never verified.
 */
const passwordForm = z.object({ current: filled, new: filled, confirm: filled }).check((asked) => {
  const { new: password, confirm } = asked.value;
  const [path, message] =
    password !== confirm
      ? ["confirm", PASSWORD_MESSAGES.mismatch]
      : length(password) < PASSWORD_MIN
        ? ["new", PASSWORD_MESSAGES["too-short"]]
        : length(password) > PASSWORD_MAX
          ? ["new", PASSWORD_MESSAGES["too-long"]]
          : [];
  if (path) asked.issues.push({ code: "custom", input: undefined, path: [path], message });
});

/** Changes the password. What the provider of accounts refuses, it says itself (spec section 8, Password). */
export const changePassword = define({
  name: "account.change-password",
  about: "Changes the caller's password.",
  input: passwordForm,
  output: z.object({}),
  scope: "write",
  limit: { name: "session", tooMany: PASSWORD_MESSAGES["too-many"] },
  uses: ["accounts.updatePassword"],
  failed: PASSWORD_MESSAGES.failed,
  examples: {
    good: { current: "whatever it is", new: "a new one", confirm: "a new one" },
    bad: {
      input: { current: "old", new: "a new one", confirm: "another" },
      status: 400,
      message: PASSWORD_MESSAGES.mismatch,
    },
  },
  async run(typed, _caller, { accounts }) {
    await accounts.updatePassword(typed.new);
    return {};
  },
});
