import type { Feedback } from "../model/feedback";

/** Stores feedback. Its mail is sent afterwards, so no visitor waits for it. */
export interface FeedbackBox {
  /** An id for a new form, so that sending it twice is stored once. */
  newFormId(): string;
  /** False over the rate limit of the visitor's network. */
  allowed(): Promise<boolean>;
  /**
   * Stores the feedback. The same text from the same form is stored once. Throws if it could not be stored.
   */
  keep(feedback: Feedback, formId: string): Promise<void>;
}
