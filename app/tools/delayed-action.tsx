import { type Sending, sentAction } from "./sent-action";

interface Theatre {
  /** How long each action seems to work, in milliseconds (spec section 7); one that is not named, not at all. */
  delays: Record<string, number>;
  /** The tool's failure message, for when no answer comes. */
  failed: string;
}

/**
 * Sends a sample desk's form and lets the demo seem to work for as long as the spec has it: in the browser only,
 * and not before a message on what was typed.
 */
export async function delayedAction(sending: Sending, { delays, failed }: Theatre) {
  const action = (await sending.request.clone().formData()).get("action");
  const curtain = new Promise((fall) => setTimeout(fall, delays[String(action)] ?? 0));
  let waits = true;
  try {
    const answer = await sentAction(sending, failed);
    waits = !("refused" in answer) || answer.refused.reason === "failed";
    return answer;
  } finally {
    if (waits) await curtain;
  }
}
