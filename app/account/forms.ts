/** Which of the page's forms was sent: the value of its field `form`. */
export const ACCOUNT_FORMS = { settings: "settings", check: "api-status" } as const;
