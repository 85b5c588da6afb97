import { z } from "zod";
import type { User } from "../../model/user";
import { NO_SESSION } from "../../services/accounts";
import { define } from "../define";
import { Refused } from "../refused";

const user: z.ZodType<User> = z.object({
  id: z.string(),
  email: z.string(),
  isDemo: z.boolean(),
  searchCredits: z.number(),
  platform: z.string(),
  primaryTopic: z.string(),
  youtubeChannel: z.string(),
});

/** An Auth session (spec section 3), with its names. */
const session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  token_type: z.literal("bearer"),
  user,
});

/** Tokens of the API, for the caller or the bearer of a refresh token. */
export const refreshSession = define({
  name: "session.refresh",
  about: "Gives tokens for the API to the caller, or to who bears a refresh token.",
  input: z.object({ refresh_token: z.string(NO_SESSION).optional() }, NO_SESSION),
  output: z.object({ session }),
  scope: "write",
  uses: ["accounts.startSession"],
  failed: "Sessions are not available right now.",
  examples: {
    good: {},
    bad: { input: { refresh_token: 1 }, status: 400, message: NO_SESSION },
  },
  async run({ refresh_token }, _caller, { accounts }) {
    const started = await accounts.startSession(refresh_token);
    if (!started) throw new Refused(401, NO_SESSION);
    return started;
  },
});
