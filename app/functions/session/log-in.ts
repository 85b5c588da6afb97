import { z } from "zod";
import { define } from "../define";
import { Refused } from "../refused";
import { LOGIN_MESSAGES } from "./messages";

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
