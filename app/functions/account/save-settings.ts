import { z } from "zod";
import { DEFAULT_TOPIC } from "../../model/topic";
import { NO_SESSION } from "../../services/accounts";
import { TOPIC_MAX } from "../../words/bounds";
import { optionalLine } from "../../words/typed";
import { define } from "../define";
import { Refused } from "../refused";
import { CHANNEL_MAX, SETTINGS_MESSAGES } from "./messages";

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
