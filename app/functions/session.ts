import { z } from "zod";
import type { User } from "../model/user";
import { NO_SESSION } from "../services/accounts";
import { define } from "./define";
import { Refused } from "./refused";
import { LOGIN_MESSAGES } from "./session/messages";

/** Signs in (spec section 5, Login failure). What the provider of accounts refuses, it says itself. */
export const logIn = define({
  name: "session.log-in",
  about: "Signs the caller in.",
  input: z.object({ email: z.string(), password: z.string() }),
  output: z.object({}),
  scope: "write",
  uses: ["accounts.signIn"],
  failed: LOGIN_MESSAGES.failed,
  examples: { good: { email: "creator@example.com", password: "anything" } },
  async run(credentials, _caller, { accounts }) {
    const { user } = await accounts.signIn(credentials);
    if (!user) throw new Refused(401, LOGIN_MESSAGES.nobody);
    return {};
  },
});

const failed = "You could not be logged out just now. Please try again.";

/** Clears the caller's user (spec section 4, Auth). */
export const logOut = define({
  name: "session.log-out",
  about: "Ends the caller's session.",
  input: z.object({}),
  output: z.object({}),
  scope: "write",
  limit: { name: "session", tooMany: failed },
  uses: ["accounts.signOut"],
  failed,
  examples: { good: {} },
  async run(_input, _caller, { accounts }) {
    await accounts.signOut();
    return {};
  },
});

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
