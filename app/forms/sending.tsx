import { type RefObject, useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import type { ToolAnswer } from "./refusal";
import { sendForm } from "./send-form";
import { textFields } from "./text-fields";

/** The form that is being sent, as far as script knows; without script, none. */
export interface Busy {
  /** The action being sent; null if none is. */
  action: string | null;
  /** What was sent with it. */
  sent: Record<string, string>;
}

/** The busy state of the tool at `path`, from sending its form until the next page. */
export function useBusy(path: string): Busy {
  const { state, formAction, formData } = useNavigation();
  if (state === "idle" || !formData || formAction?.split("?")[0] !== path) return { action: null, sent: {} };
  const { action = null, ...sent } = textFields(formData);
  return { action, sent };
}

/** Empties a form once it was sent and not refused. */
export function useResetWhenSent(
  form: RefObject<HTMLFormElement | null>,
  isSending: boolean,
  refused: ToolAnswer["refused"] | undefined,
): void {
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && !refused) form.current?.reset();
    wasSending.current = isSending;
  }, [form, isSending, refused]);
}

interface Sending<Answer = ToolAnswer> {
  request: Request;
  serverAction(): Promise<Answer>;
}

/**
 * Sends a tool's form from the browser. If no answer comes, the page shows `failed`, the tool's failure message, and
 * keeps what was typed; a file stays in its field.
 */
export async function sendAction<Answer = ToolAnswer>(
  { request, serverAction }: Sending<Answer>,
  failed: string,
) {
  const { action = "", formId, ...typed } = textFields(await request.clone().formData());
  try {
    return await sendForm<Answer, ToolAnswer>(serverAction, () => ({
      refused: { action, message: failed, typed, reason: "failed", ...(formId && { formId }) },
    }));
  } catch (redirect) {
    // The fragment would scroll to the result; the frame scrolls only if that is out of view.
    if (redirect instanceof Response) dropFragment(redirect.headers);
    throw redirect;
  }
}

function dropFragment(headers: Headers): void {
  const location = headers.get("Location");
  if (location) headers.set("Location", location.replace(/#.*/, ""));
}

interface SimulatedDelays {
  /** How long each action appears to work, in milliseconds (spec section 7); 0 if not listed. */
  delays: Record<string, number>;
  /** The tool's failure message, if no answer comes. */
  failed: string;
  /** The message of single actions, if no answer comes. */
  unanswered?: Record<string, string>;
}

/**
 * Makes the `clientAction` of a sample desk: it sends the form and makes the demo appear to work for as long as the spec
 * says, in the browser only, and not before a validation message.
 */
export function delayedAction({ delays, failed, unanswered }: SimulatedDelays) {
  return async function sendAndWait(sending: Sending) {
    const action = String((await sending.request.clone().formData()).get("action"));
    const delay = new Promise((resolve) => setTimeout(resolve, delays[action] ?? 0));
    let waits = true;
    try {
      const answer = await sendAction(sending, unanswered?.[action] ?? failed);
      waits = !("refused" in answer) || answer.refused.reason === "failed";
      return answer;
    } finally {
      if (waits) await delay;
    }
  };
}
