/** Why a form was not done, and what stood in it. */
export interface Refusal {
  /** Which of the tool's actions it was. */
  action: string;
  message: string;
  /** What was typed, by the names of the fields. */
  typed: Record<string, string>;
  /** True where what was sent is at fault, false where we failed. */
  invalid: boolean;
}

/** What a tool's action answers where it does not redirect. */
export interface ToolAnswer {
  refused: Refusal;
}
