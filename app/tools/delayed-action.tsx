import { sendForm } from "../forms/send-form";
import type { ToolAnswer } from "./refusal";

interface Sending {
  request: Request;
  serverAction(): Promise<ToolAnswer>;
}

interface Theatre {
  /** How long each action seems to work, in milliseconds (spec section 7); one that is not named, not at all. */
  delays: Record<string, number>;
  /** The tool's failure message, for when no answer comes. */
  failed: string;
}

/**
 * Sends a tool's form and lets the demo seem to work for as long as the spec has it: in the browser only, and
 * not before a message on what was typed. Where no answer comes, the page says so and keeps what was typed.
 */
export async function delayedAction({ request, serverAction }: Sending, { delays, failed }: Theatre) {
  const { action = "", ...typed } = Object.fromEntries(await request.clone().formData()) as Record<
    string,
    string
  >;
  const curtain = new Promise((fall) => setTimeout(fall, delays[action] ?? 0));
  let waits = true;
  try {
    const answer = await sendForm<ToolAnswer, ToolAnswer>(serverAction, () => ({
      refused: { action, message: failed, typed, reason: "failed" },
    }));
    waits = !("refused" in answer) || answer.refused.reason === "failed";
    return answer;
  } catch (redirect) {
    // The fragment would jump to what came of it: the frame does so only where that is out of view.
    if (redirect instanceof Response) dropFragment(redirect.headers);
    throw redirect;
  } finally {
    if (waits) await curtain;
  }
}

function dropFragment(headers: Headers): void {
  const location = headers.get("Location");
  if (location) headers.set("Location", location.replace(/#.*/, ""));
}
