import type { Feedback } from "../model/feedback";

/** Stores feedback. Its mail is sent afterwards, so no visitor waits for it. */
export interface FeedbackBox {
  /**
   * Stores the feedback. The same text from the same form is stored once; without a form's id it is another. Throws if it could not be stored, CeilingReached
   * after the day's share of the visitor's network.
   */
  keep(feedback: Feedback, formId: string | undefined): Promise<void>;
}
