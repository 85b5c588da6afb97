import { z } from "zod";
import type { User } from "../account/user";
import { FEEDBACK_CATEGORIES, type FeedbackCategory } from "./categories";
import { FEEDBACK_MAX, FEEDBACK_MESSAGES, feedbackFailed } from "./messages";

/** Spec section 3, Feedback: what was written, and by whom. */
export interface Feedback {
  category: FeedbackCategory;
  message: string;
  email: string;
  platform: string;
  primaryTopic: string;
  isDemo: boolean;
}

/** Where feedback is kept. Its mail goes out afterwards, and no visitor waits for it. */
export interface FeedbackBox {
  /** A name for a new form: what it sends twice is kept once. */
  newFormId(): string;
  /** False where the visitor's address sends too much. */
  allowed(): Promise<boolean>;
  /**
   * Keeps it, and answers the cookies that name its owner. The same text from the same form is one row,
   * however often it comes. Throws where it could not be kept.
   */
  keep(feedback: Feedback, formId: string): Promise<{ cookies: string[] }>;
}

/**
 * Feedback as a form or an API call sends it. The form's id is ours: one that is none is not trusted to be
 * unique.
 */
export const feedbackForm = z.object({
  category: z.enum(FEEDBACK_CATEGORIES, FEEDBACK_MESSAGES.category),
  // Browsers send line ends as two characters where a form goes without script.
  message: z
    .string(FEEDBACK_MESSAGES.blank)
    .transform((text) => text.replace(/\r\n?/g, "\n").trim())
    .pipe(z.string().min(1, FEEDBACK_MESSAGES.blank).max(FEEDBACK_MAX, FEEDBACK_MESSAGES["too-long"])),
  formId: z.uuid().optional().catch(undefined),
});

export interface FeedbackRefusal {
  status: 400 | 429 | 503;
  message: string;
  /** Which field is at fault; neither where it is ours. */
  field?: "category" | "message";
}

interface Services {
  feedback: FeedbackBox;
  supportEmail: string;
  report(error: unknown): void;
}

/**
 * Keeps what a creator sends (spec sections 4, 5 and 8, Feedback): the one rule behind the form and `POST
 * /api/feedback`. Who wrote it comes from the session, never from the client. Never throws: what could not be
 * kept is reported, and the visitor is told whom to write to.
 */
export async function sendFeedback(
  { input, user }: { input: unknown; user: User },
  { feedback, supportEmail, report }: Services,
): Promise<{ cookies: string[] } | { refused: FeedbackRefusal }> {
  const read = feedbackForm.safeParse(input);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue?.path[0] === "category" ? "category" : "message";
    return { refused: { status: 400, message: issue?.message ?? FEEDBACK_MESSAGES.blank, field } };
  }
  const { category, message, formId = feedback.newFormId() } = read.data;
  try {
    if (!(await feedback.allowed())) {
      return { refused: { status: 429, message: FEEDBACK_MESSAGES["too-many"] } };
    }
    const { email, platform, primaryTopic, isDemo } = user;
    return await feedback.keep({ category, message, email, platform, primaryTopic, isDemo }, formId);
  } catch (error) {
    report(error);
    return { refused: { status: 503, message: feedbackFailed(supportEmail) } };
  }
}
