import { z } from "zod";
import { FEEDBACK_CATEGORIES } from "../../model/feedback";
import { storable } from "../../words/bounds";
import { define } from "../define";
import { formId } from "../form-id";
import { Refused } from "../refused";
import { FEEDBACK_MAX, FEEDBACK_MESSAGES } from "./messages";

/** Feedback from the form or the API. */
const feedbackForm = z.object(
  {
    category: z.enum(FEEDBACK_CATEGORIES, FEEDBACK_MESSAGES.category),
    // Without script, browsers send line ends as CRLF.
    message: z
      .string(FEEDBACK_MESSAGES.blank)
      .transform((text) => storable(text).replace(/\r\n?/g, "\n").trim())
      .pipe(z.string().min(1, FEEDBACK_MESSAGES.blank).max(FEEDBACK_MAX, FEEDBACK_MESSAGES["too-long"])),
    formId,
  },
  FEEDBACK_MESSAGES.blank,
);

/**
 * Stores feedback (spec sections 4, 5 and 8, Feedback). Its author comes from the session, never from the client. Doors say
 * whom to write to where it failed.
 */
export const sendFeedback = define({
  name: "feedback.send",
  about: "Keeps what the caller has to say, and mails it to whoever reads it.",
  input: feedbackForm,
  output: z.object({}),
  scope: "write",
  limit: { name: "feedback", tooMany: FEEDBACK_MESSAGES["too-many"] },
  uses: ["feedback.keep"],
  failed: FEEDBACK_MESSAGES.failed,
  examples: {
    good: { category: "bug", message: "It broke." },
    bad: { input: { category: "bug", message: " " }, status: 400, message: FEEDBACK_MESSAGES.blank },
  },
  async run({ category, message, formId }, caller, { feedback }) {
    const user = await caller.user();
    if (!user) throw new Refused(401, FEEDBACK_MESSAGES["signed-out"]);
    const { email, platform, primaryTopic, isDemo } = user;
    const sent = { category, message, email, platform, primaryTopic, isDemo };
    await feedback.keep(sent, formId);
    return {};
  },
});
