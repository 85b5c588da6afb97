import { DATA_MESSAGES } from "../functions/account/messages";

/** The message for a download that failed, by the code in the URL; null for any other code. */
export function downloadRefusal(code: string | null): string | null {
  return code === "too-many" || code === "not-read" ? DATA_MESSAGES[code] : null;
}
