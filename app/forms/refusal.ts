/** Why a form was refused, and what was typed into it. */
export interface Refusal {
  /** The action that was asked for. */
  action: string;
  message: string;
  /** What was typed, by field name. */
  typed: Record<string, string>;
  /** The input is wrong; it cannot be done now (a full list, too many changes); a plan does not include it; or we failed. */
  reason: "invalid" | "refused" | "limit" | "failed";
  /** The field with the mistake, if there is one. */
  field?: string;
  /** True if nothing was typed into that field: it was left blank, or holds a file. */
  blank?: boolean;
  /** The form's id, which a second try keeps. */
  formId?: string;
  /** True if something that was typed is too long to send back. */
  unshown?: boolean;
}

/** The statuses of a refusal, and what each means to the visitor. */
export const REASONS = {
  400: "invalid",
  402: "limit",
  404: "invalid",
  409: "refused",
  413: "refused",
  429: "refused",
  502: "failed",
  503: "failed",
} as const;

/** A tool action's answer when it does not redirect. */
export interface ToolAnswer {
  refused: Refusal;
}

/** The only field of a form that was too large: its content was dropped unread. */
export const TOO_LONG = "too-long";
export const TOO_LONG_MESSAGE = "That is more than 2 MB. Please send less of it at once: nothing was read.";
