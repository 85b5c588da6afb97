import type { SAVED_TRENDS } from "../functions/account/settings";
import type { Settings } from "../model/user";
import type { Check } from "./api-status";

/** The page's forms, by the value of their field `form`. */
export const ACCOUNT_FORMS = {
  settings: "settings",
  check: "api-status",
  password: "password",
  firstPassword: "first-password",
  portal: "portal",
  cancel: "cancel",
  delete: "delete",
} as const;

/** The fields of the password form. */
export const PASSWORD_FIELDS = ["current", "new", "confirm"] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];

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

/** Settings that were not saved: what was typed, why as a whole, and the messages of single fields. */
export interface RefusedSettings {
  message?: string;
  fields: { [Name in keyof Settings]?: string };
  typed: Settings;
}

/** A password that was refused, without what was typed, so that no page can show it. */
export interface RefusedPassword {
  message: string;
  /** The field at fault, if it is one. */
  field?: PasswordField;
}

export function readTypedSettings(form: FormData): Settings {
  return {
    youtubeChannel: String(form.get("youtubeChannel") ?? ""),
    primaryTopic: String(form.get("primaryTopic") ?? ""),
  };
}

/** What came of the saved topic's trend, as the address after saving has it. */
export type SavedTrend = (typeof SAVED_TRENDS)[number];

/** Reads `saved` of the address after saving; null where nothing was saved. */
export function readSaved(value: string | null): SavedTrend | null {
  if (value === null) return null;
  return value === "read" || value === "waiting" ? value : "account-needed";
}
