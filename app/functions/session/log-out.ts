import { z } from "zod";
import { define } from "../define";

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
