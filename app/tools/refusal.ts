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
}

/** What a tool's action answers where it does not redirect. */
export interface ToolAnswer {
  refused: Refusal;
}
