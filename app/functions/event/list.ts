import { z } from "zod";
import { event } from "../../model/event";
import { define } from "../define";

/** Events that one reading gives. */
const MOST = 100;

export const listEvents = define({
  name: "event.list",
  about: "Lists what happened of late to the caller's channel and plan, the newest first.",
  input: z.object({}),
  output: z.object({ events: z.array(event) }),
  scope: "read",
  uses: ["events.list"],
  failed: "Your events could not be read just now. Try again in a moment.",
  examples: { good: {} },
  run: async (_input, _caller, { events }) => ({ events: await events.list(MOST) }),
});
