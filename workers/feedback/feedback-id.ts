/**
 * The id of feedback: the SHA-256 of the form that sent it and what stood in it, in hexadecimal. The same text from
 * the same form is the same feedback, however often it is sent; a page that was gone back to and filled in anew
 * sends another.
 */
export async function feedbackId({
  formId,
  category,
  message,
}: Record<"formId" | "category" | "message", string>) {
  const text = new TextEncoder().encode(JSON.stringify([formId, category, message]));
  const digest = await crypto.subtle.digest("SHA-256", text);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
