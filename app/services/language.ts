/** What a language model is told and asked, as plain text. */
export interface LanguageRequest {
  instructions: string;
  /** What people wrote: bounded by whoever asks. */
  text: string;
}

export type LanguageProblem = "not-configured" | "too-many" | "failed";
export type LanguageOutcome = { ok: true; text: string } | { ok: false; problem: LanguageProblem };

/** A language model of whoever runs this copy; text leaves for it only where a visitor presses a button that says so. */
export interface LanguageModel {
  /** Who reads the text: "gpt-oss-120b at api.example.com"; null where none is configured. */
  name: string | null;
  /** One answer, at most `MAX_ANSWER` characters. Counts one of the address's share of the day. Never throws but for that. */
  complete(request: LanguageRequest): Promise<LanguageOutcome>;
}

/** A longer answer is cut: nothing that is asked needs more. */
export const MAX_ANSWER = 8_000;

/** What a tool says where no answer came. */
export const LANGUAGE_MESSAGES: Record<LanguageProblem, string> = {
  "not-configured": "No language model is set up for this copy.",
  "too-many": "The language model gets too many requests right now. Try again in a minute.",
  failed: "The language model did not answer. Your text is still here: try again.",
};
