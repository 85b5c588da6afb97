/** Why a form was not done, and what stood in it. */
export interface Refusal {
  /** Which of the tool's actions it was. */
  action: string;
  message: string;
  /** What was typed, by the names of the fields. */
  typed: Record<string, string>;
  /** What was sent is at fault; it cannot be done as things stand (a full list, too many changes); or we failed. */
  reason: "invalid" | "refused" | "failed";
  /** The field that is at fault, where one is. */
  field?: string;
  /** True where something that was typed is too long to be sent back. */
  unshown?: boolean;
}

/** Each status that a refusal may have, and what it means to the visitor. */
export const REASONS = {
  400: "invalid",
  404: "invalid",
  409: "refused",
  413: "refused",
  429: "refused",
  502: "failed",
  503: "failed",
} as const;
export type RefusalStatus = keyof typeof REASONS;

/** Thrown by what gathers: why it cannot be done, as the visitor reads it, and at which field that is said. */
export class Refused extends Error {
  readonly status: RefusalStatus;
  readonly field?: string;

  constructor(message: string, { status = 400, field }: { status?: RefusalStatus; field?: string } = {}) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

/** What a tool's action answers where it does not redirect. */
export interface ToolAnswer {
  refused: Refusal;
}
