import { sendForm } from "../forms/send-form";
import type { ToolAnswer } from "./refusal";

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
