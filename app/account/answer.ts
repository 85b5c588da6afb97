import type { Check } from "./api-status";
import type { PasswordRefusal } from "./password";
import type { Settings, SettingsRefusal } from "./settings";

/** What the page shows in answer to one of its forms, where it does not lead elsewhere. */
export interface Answer {
  check?: Check;
  refused?: RefusedSettings;
  password?: RefusedPassword;
  /** What the payment provider said: a refusal, or that a subscription is canceled. */
  billing?: { refused?: string; canceled?: string };
  /** Why nothing was deleted; `charged` where billing has to be managed first. */
  deletion?: { refused: string; charged?: boolean };
}

/** Settings that were not kept: what was typed, and what is wrong with it. */
export type RefusedSettings = Omit<SettingsRefusal, "status"> & { typed: Settings };

/** A password that was not taken; what was typed is not in it. */
export type RefusedPassword = Omit<PasswordRefusal, "status">;

export function typedSettings(form: FormData): Settings {
  return {
    youtubeChannel: String(form.get("youtubeChannel") ?? ""),
    primaryTopic: String(form.get("primaryTopic") ?? ""),
  };
}
