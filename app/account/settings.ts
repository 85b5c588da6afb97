import { z } from "zod";
import { DEFAULT_TOPIC } from "../trends/topic";
import type { Trends } from "../trends/trends";
import type { Accounts } from "./accounts";
import { CHANNEL_MAX, SETTINGS_MESSAGES, TOPIC_MAX } from "./messages";
import type { User } from "./user";

/** What creators may change of themselves. The platform is fixed, and nothing else is theirs to set. */
export type Settings = Pick<User, "primaryTopic" | "youtubeChannel">;

/** Something that can be seen: of spaces, controls and zero-width characters alone no name is made. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

function line(max: number, tooLong: string) {
  return z
    .string()
    .transform((text) =>
      text
        .normalize("NFC")
        .replace(/[\s\p{Cc}]+/gu, " ")
        .trim(),
    )
    .transform((text) => (VISIBLE.test(text) ? text : ""))
    .pipe(z.string().max(max, tooLong));
}

/**
 * The Content Intelligence Settings as a form sends them (spec section 5, Settings): both trimmed, the channel
 * optional, an empty topic the default one. Every other field is left where it is.
 */
export const settingsForm = z.object({
  youtubeChannel: line(CHANNEL_MAX, SETTINGS_MESSAGES["channel-too-long"]),
  primaryTopic: line(TOPIC_MAX, SETTINGS_MESSAGES["topic-too-long"]).transform(
    (topic) => topic || DEFAULT_TOPIC,
  ),
});

export interface SettingsRefusal {
  status: 400 | 429 | 503;
  /** What is wrong with the whole of it, or with a field. */
  message?: string;
  fields: { [Name in keyof Settings]?: string };
}

interface Services {
  accounts: Pick<Accounts, "updateSettings">;
  trends: Pick<Trends, "ask">;
  report(error: unknown): void;
}

/**
 * Keeps the settings that were sent and has their topic read by the daily job. Never throws: what was thrown
 * goes to `report`, and its message, if it has one, to the visitor (spec section 8, Settings). A topic that
 * could not be queued costs nothing: whoever looks at its trend queues it, too.
 */
export async function saveSettings(
  input: unknown,
  { accounts, trends, report }: Services,
): Promise<{ cookies: string[] } | { refused: SettingsRefusal }> {
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
    const kept = await accounts.updateSettings(read.data);
    if (kept === "too-many") {
      return { refused: { status: 429, message: SETTINGS_MESSAGES["too-many"], fields: {} } };
    }
    await trends.ask(read.data.primaryTopic).catch(report);
    return kept;
  } catch (error) {
    report(error);
    const message = error instanceof Error && error.message ? error.message : SETTINGS_MESSAGES.failed;
    return { refused: { status: 503, message, fields: {} } };
  }
}
