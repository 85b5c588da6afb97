import { z } from "zod";
import { type Accounts, messageOf } from "../services/accounts";

import { PASSWORD_MAX, PASSWORD_MESSAGES, PASSWORD_MIN } from "./messages";

export const PASSWORD_FIELDS = ["current", "new", "confirm"] as const;

export type PasswordField = (typeof PASSWORD_FIELDS)[number];

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

/** Why a password was not changed. Without what was typed, so that no page can show it. */
export interface PasswordRefusal {
  status: 400 | 429 | 503;
  message: string;
  /** The field at fault, if it is one. */
  field?: PasswordField;
}

interface Services {
  accounts: Pick<Accounts, "updatePassword">;
  report(error: unknown): void;
}

/**
 * Changes the password. Never throws: errors go to `report`, and the message of an AccountRefused to the visitor (spec
 * section 8, Password).
 */
export async function changePassword(
  input: unknown,
  { accounts, report }: Services,
): Promise<"changed" | { refused: PasswordRefusal }> {
  const read = passwordForm.safeParse(input);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = PASSWORD_FIELDS.find((name) => name === issue?.path[0]);
    return { refused: { status: 400, message: issue?.message ?? PASSWORD_MESSAGES.blank, field } };
  }
  try {
    const changed = await accounts.updatePassword(read.data.new);
    if (changed === "too-many") return { refused: { status: 429, message: PASSWORD_MESSAGES["too-many"] } };
    return changed;
  } catch (error) {
    report(error);
    return { refused: { status: 503, message: messageOf(error, PASSWORD_MESSAGES.failed) } };
  }
}
