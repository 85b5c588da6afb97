import { z } from "zod";
import { BRAND } from "../brand";
import { Declined } from "../functions/refused";

import type { Feedback } from "../model/feedback";
import { CATEGORY_TEXTS, FEEDBACK_CATEGORIES } from "../model/feedback-category";
import type { User } from "../model/user";
import type { FeedbackBox } from "../services/feedback";
import { storable } from "../words/storable";
import { FEEDBACK_MAX, FEEDBACK_MESSAGES, feedbackFailed } from "./messages";

/** Feedback from the form or the API. A form id that is not a UUID is ignored, since it may not be unique. */
const feedbackForm = z.object({
  category: z.enum(FEEDBACK_CATEGORIES, FEEDBACK_MESSAGES.category),
  // Without script, browsers send line ends as CRLF.
  message: z
    .string(FEEDBACK_MESSAGES.blank)
    .transform((text) => storable(text).replace(/\r\n?/g, "\n").trim())
    .pipe(z.string().min(1, FEEDBACK_MESSAGES.blank).max(FEEDBACK_MAX, FEEDBACK_MESSAGES["too-long"])),
  formId: z.uuid().optional().catch(undefined),
});

interface FeedbackRefusal {
  status: 400 | 409 | 429 | 503;
  message: string;
  /** The field at fault, if it is one. */
  field?: "category" | "message";
  /** Seconds until it may be tried again, where that is not a minute. */
  retryAfter?: number;
}

interface Services {
  feedback: FeedbackBox;
  supportEmail: string;
  report(error: unknown): void;
}

/**
 * Stores feedback (spec sections 4, 5 and 8, Feedback), for the form and `POST /api/feedback`. Its author comes from
 * the session, never from the client. Never throws: a failure is reported, and the message has the support address.
 */
export async function sendFeedback(
  { input, user }: { input: unknown; user: User },
  { feedback, supportEmail, report }: Services,
): Promise<"sent" | { refused: FeedbackRefusal }> {
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
    await feedback.keep({ category, message, email, platform, primaryTopic, isDemo }, formId);
    return "sent";
  } catch (error) {
    if (error instanceof Declined) {
      const { status, message, retryAfter } = error;
      return { refused: { status, message, retryAfter } };
    }
    report(error);
    return { refused: { status: 503, message: feedbackFailed(supportEmail) } };
  }
}

/** A mail's own text; to whom and from whom is not decided here. */
interface MailText {
  subject: string;
  body: string;
}

/**
 * The mail that brings feedback to its readers, with what spec section 7 has in its body: user email,
 * category label, platform, primary topic, demo flag and the text itself.
 */
export function feedbackMail({
  category,
  message,
  email,
  platform,
  primaryTopic,
  isDemo,
}: Feedback): MailText {
  const { label } = CATEGORY_TEXTS[category];
  return {
    subject: `${BRAND.name} feedback: ${label}`,
    body: [
      `From: ${oneLine(email) || "Anonymous"}`,
      `Category: ${label}`,
      `Platform: ${oneLine(platform) || "Not specified"}`,
      `Primary topic: ${oneLine(primaryTopic) || "Not specified"}`,
      `Demo user: ${isDemo ? "Yes" : "No"}`,
      "",
      message,
    ].join("\n"),
  };
}

/** Removes line breaks, so that a value cannot add lines to the mail. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
