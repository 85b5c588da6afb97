import { fingerprint } from "../fingerprint";

/**
 * The id of feedback: a fingerprint of the form that sent it and what stood in it. The same text from the
 * same form is the same feedback, however often it is sent; a page that was gone back to and filled in anew
 * sends another.
 */
export function feedbackId(sent: Record<"formId" | "category" | "message", string>): Promise<string> {
  const { formId, category, message } = sent;
  return fingerprint(JSON.stringify([formId, category, message]));
}
