import { z } from "zod";
import { define } from "../define";
import { CONNECT_MESSAGES } from "./messages";

export const disconnectChannel = define({
  name: "channel.disconnect",
  about: "Disconnects the creator's own channel, and deletes all that is kept of it.",
  input: z.object({}),
  output: z.object({}),
  scope: "write",
  uses: ["channel.disconnect"],
  failed: CONNECT_MESSAGES.failed,
  examples: { good: {} },
  async run(_input, _caller, { channel }) {
    await channel.disconnect();
    return {};
  },
});
