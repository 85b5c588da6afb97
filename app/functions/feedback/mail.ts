import { BRAND } from "../../brand";
import type { Feedback } from "../../model/feedback";
import { CATEGORY_TEXTS } from "../../model/feedback-category";

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
