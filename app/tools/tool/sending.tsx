import { useNavigation } from "react-router";
import { sendForm } from "../../forms/send-form";
import type { ToolAnswer } from "./refusal";

/** What a tool is doing just now, as far as script knows: without it, nothing. */
export interface Busy {
  /** The action on its way. */
  action: string | null;
  /** What was sent with it. */
  sent: Record<string, string>;
}

/** True busy state of the tool at `path`, from its form's way there to the page after it. */
export function useBusy(path: string): Busy {
  const { state, formAction, formData } = useNavigation();
  if (state === "idle" || !formData || formAction?.split("?")[0] !== path) return { action: null, sent: {} };
  const { action = null, ...sent } = Object.fromEntries(formData) as Record<string, string>;
  return { action, sent };
}

export interface Sending {
  request: Request;
  serverAction(): Promise<ToolAnswer>;
}

/**
 * Sends a tool's form from the browser. Where no answer comes, the page says so (`failed`, the tool's failure
 * message) and keeps what was typed; a file stays in its field.
 */
export async function sentAction({ request, serverAction }: Sending, failed: string) {
  const form = [...(await request.clone().formData())].filter(([, value]) => typeof value === "string");
  const { action = "", ...typed } = Object.fromEntries(form) as Record<string, string>;
  try {
    return await sendForm<ToolAnswer, ToolAnswer>(serverAction, () => ({
      refused: { action, message: failed, typed, reason: "failed" },
    }));
  } catch (redirect) {
    // The fragment would jump to what came of it: the frame does so only where that is out of view.
    if (redirect instanceof Response) dropFragment(redirect.headers);
    throw redirect;
  }
}

function dropFragment(headers: Headers): void {
  const location = headers.get("Location");
  if (location) headers.set("Location", location.replace(/#.*/, ""));
}

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
