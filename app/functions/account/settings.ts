import { z } from "zod";
import { DEFAULT_TOPIC } from "../../model/trend";
import { NO_SESSION } from "../../services/accounts";
import { TOPIC_MAX } from "../../words/bounds";
import { optionalLine } from "../../words/typed";
import { define } from "../define";
import { Refused } from "../refused";
import {
  CHANNEL_MAX,
  PASSWORD_MAX,
  PASSWORD_MESSAGES,
  PASSWORD_MIN,
  SESSIONS_FAILED,
  SETTINGS_MESSAGES,
} from "./messages";

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

/** Signs the caller's account out of one browser, or of all. */
export const endSessions = define({
  name: "account.end-sessions",
  about: "Signs the caller's account out of one browser, or everywhere.",
  input: z.object({ id: z.string().max(100).optional() }),
  output: z.object({}),
  scope: "write",
  limit: { name: "session", tooMany: SETTINGS_MESSAGES["too-many"] },
  uses: ["accounts.endSessions"],
  failed: SESSIONS_FAILED,
  examples: { good: {} },
  async run({ id }, _caller, { accounts }) {
    await accounts.endSessions(id === undefined ? "all" : { id });
    return {};
  },
});

/**
 * The form of the Content Intelligence Settings (spec section 5, Settings): both fields trimmed, the channel optional,
 * an empty topic replaced by the default one. Other fields are ignored.
 */
const settings = z.object({
  youtubeChannel: optionalLine(CHANNEL_MAX, { tooLong: SETTINGS_MESSAGES["channel-too-long"] }),
  primaryTopic: optionalLine(TOPIC_MAX, { tooLong: SETTINGS_MESSAGES["topic-too-long"] }).transform(
    (topic) => topic || DEFAULT_TOPIC,
  ),
});

/** What came of the saved topic's trend: at hand, or left to the jobs; "account-needed" for demo users, who see none. */
export const SAVED_TRENDS = ["read", "waiting", "account-needed"] as const;
type SavedTrend = (typeof SAVED_TRENDS)[number];

/**
 * Saves the settings, and reads the trend of their topic at once, within the visitor's limit of look-ups. What could not
 * be read is left to the five-minute job, and a topic that could not be queued is queued when its trend is next opened.
 */
export const saveSettings = define({
  name: "account.save-settings",
  about: "Saves what the caller makes videos about.",
  input: settings,
  output: z.object({ trend: z.enum(SAVED_TRENDS) }),
  scope: "write",
  limit: { name: "session", tooMany: SETTINGS_MESSAGES["too-many"] },
  uses: ["accounts.updateSettings", "trends.ask", "trends.lookUp"],
  failed: SETTINGS_MESSAGES.failed,
  examples: {
    good: { youtubeChannel: "My Kitchen", primaryTopic: "sourdough bread" },
    bad: {
      input: { primaryTopic: "x".repeat(TOPIC_MAX + 1) },
      status: 400,
      message: SETTINGS_MESSAGES["topic-too-long"],
    },
  },
  async run(typed, caller, { accounts, trends, report }): Promise<{ trend: SavedTrend }> {
    const user = await caller.user();
    if (!user) throw new Refused(401, NO_SESSION);
    await accounts.updateSettings(typed);
    if (user.isDemo) return { trend: "account-needed" };
    await trends.ask(typed.primaryTopic).catch(report);
    try {
      const found = await trends.lookUp(typed.primaryTopic);
      return { trend: found.ok && found.record ? "read" : "waiting" };
    } catch (error) {
      report(error);
      return { trend: "waiting" };
    }
  },
});
