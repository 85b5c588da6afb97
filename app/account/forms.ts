/** Which of the page's forms was sent: the value of its field `form`. */
export const ACCOUNT_FORMS = {
  settings: "settings",
  check: "api-status",
  password: "password",
  portal: "portal",
  cancel: "cancel",
  delete: "delete",
} as const;

/** What the page asks before it does it, by `?confirm=`. */
export const CONFIRMATIONS = ["cancel", "delete"] as const;

export type Confirmation = (typeof CONFIRMATIONS)[number];

/** The page with a question open, and where on it. */
export const ASKING: Record<Confirmation, string> = {
  cancel: "/account?confirm=cancel#subscription",
  delete: "/account?confirm=delete#your-data",
};
