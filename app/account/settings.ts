import { z } from "zod";
import { Declined } from "../functions/refused";
import { DEFAULT_TOPIC } from "../model/topic";
import type { Settings, User } from "../model/user";
import type { Accounts } from "../services/accounts";
import { messageOf } from "../services/accounts";
import type { Trends } from "../services/trends";
import { TOPIC_MAX } from "../words/bounds";
import { optionalLine } from "../words/typed";

import { CHANNEL_MAX, SETTINGS_MESSAGES } from "./messages";

/**
 * The form of the Content Intelligence Settings (spec section 5, Settings): both fields trimmed, the channel optional,
 * an empty topic replaced by the default one. Other fields are ignored.
 */
export const settingsForm = z.object({
  youtubeChannel: optionalLine(CHANNEL_MAX, { tooLong: SETTINGS_MESSAGES["channel-too-long"] }),
  primaryTopic: optionalLine(TOPIC_MAX, { tooLong: SETTINGS_MESSAGES["topic-too-long"] }).transform(
    (topic) => topic || DEFAULT_TOPIC,
  ),
});

export interface SettingsRefusal {
  status: 400 | 409 | 429 | 503;
  /** Why the settings were refused as a whole; `fields` has messages for single fields. */
  message?: string;
  fields: { [Name in keyof Settings]?: string };
  /** Seconds until it may be tried again, where that is not a minute. */
  retryAfter?: number;
}

interface Services {
  accounts: Pick<Accounts, "updateSettings">;
  trends: Pick<Trends, "ask" | "lookUp">;
  report(error: unknown): void;
}

/** What came of the saved topic's trend: at hand, or left to the jobs; "account-needed" for demo users, who see none. */
export type SavedTrend = "read" | "waiting" | "account-needed";

/** What the address after saving says; null where nothing was saved. */
export function readSaved(said: string | null): SavedTrend | null {
  if (said === null) return null;
  return said === "read" || said === "waiting" ? said : "account-needed";
}

/**
 * Saves the settings, and reads the trend of their topic at once, within the visitor's limit of look-ups. Never throws:
 * errors go to `report`, and the message of an AccountRefused to the visitor (spec section 8, Settings). What could not
 * be read is left to the five-minute job, and a topic that could not be queued is queued when its trend is next opened.
 */
export async function saveSettings(
  input: unknown,
  { isDemo }: Pick<User, "isDemo">,
  { accounts, trends, report }: Services,
): Promise<{ trend: SavedTrend } | { refused: SettingsRefusal }> {
  const read = settingsForm.safeParse(input);
  if (!read.success) {
    const { primaryTopic, youtubeChannel } = z.flattenError(read.error).fieldErrors;
    return {
      refused: {
        status: 400,
        fields: { primaryTopic: primaryTopic?.[0], youtubeChannel: youtubeChannel?.[0] },
      },
    };
  }
  try {
    const saved = await accounts.updateSettings(read.data);
    if (saved === "too-many") {
      return { refused: { status: 429, message: SETTINGS_MESSAGES["too-many"], fields: {} } };
    }
    return { trend: isDemo ? "account-needed" : await readTrend(read.data.primaryTopic) };
  } catch (error) {
    if (error instanceof Declined) {
      const { status, message, retryAfter } = error;
      return { refused: { status, message, retryAfter, fields: {} } };
    }
    report(error);
    return { refused: { status: 503, message: messageOf(error, SETTINGS_MESSAGES.failed), fields: {} } };
  }

  async function readTrend(topic: string): Promise<SavedTrend> {
    await trends.ask(topic).catch(report);
    try {
      const found = await trends.lookUp(topic);
      return found.ok && found.record ? "read" : "waiting";
    } catch (error) {
      report(error);
      return "waiting";
    }
  }
}
