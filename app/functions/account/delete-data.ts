import { z } from "zod";
import { define } from "../define";
import { Refused } from "../refused";
import { DATA_MESSAGES } from "./messages";

/** Deletes the visitor's data, unless a subscription of theirs would still be charged. */
export const deleteData = define({
  name: "account.delete-data",
  about: "Deletes everything that is kept of the caller.",
  input: z.object({}),
  output: z.object({ isSessionGone: z.boolean() }),
  scope: "write",
  limit: { name: "personal-data", tooMany: DATA_MESSAGES["too-many"] },
  uses: ["personalData.delete"],
  failed: DATA_MESSAGES["not-deleted"],
  examples: { good: {} },
  async run(_input, _caller, { personalData }) {
    const deleted = await personalData.delete();
    if (deleted === "subscribed") throw new Refused(409, DATA_MESSAGES.subscribed);
    return deleted;
  },
});
