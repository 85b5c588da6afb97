import type { Settings } from "../model/user";
import type { Check } from "./api-status";
import type { PasswordRefusal } from "./password";
import type { SettingsRefusal } from "./settings";

/** The page's forms, by the value of their field `form`. */
export const ACCOUNT_FORMS = {
  settings: "settings",
  check: "api-status",
  password: "password",
  portal: "portal",
  cancel: "cancel",
  delete: "delete",
} as const;

/** What the page confirms first, by `?confirm=`. */
export const CONFIRMATIONS = ["cancel", "delete"] as const;

export type Confirmation = (typeof CONFIRMATIONS)[number];

/** URLs of the page with a confirmation open. */
export const CONFIRM_URLS: Record<Confirmation, string> = {
  cancel: "/account?confirm=cancel#subscription",
  delete: "/account?confirm=delete#your-data",
};

/** What the page shows after one of its forms, unless it redirects. */
export interface FormAnswer {
  check?: Check;
  refused?: RefusedSettings;
  password?: RefusedPassword;
  /** The payment provider's message: a refusal, or that a subscription is canceled. */
  billing?: { refused?: string; canceled?: string };
  /** Why nothing was deleted. `charged` if the subscription must be canceled first. */
  deletion?: { refused: string; charged?: boolean };
}

/** Settings that were not saved: what was typed, and the messages. */
export type RefusedSettings = Omit<SettingsRefusal, "status" | "retryAfter"> & { typed: Settings };

/** A password that was refused, without what was typed. */
export type RefusedPassword = Omit<PasswordRefusal, "status">;

export function readTypedSettings(form: FormData): Settings {
  return {
    youtubeChannel: String(form.get("youtubeChannel") ?? ""),
    primaryTopic: String(form.get("primaryTopic") ?? ""),
  };
}
