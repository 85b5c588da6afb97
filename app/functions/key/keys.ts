import { z } from "zod";
import { typedLine } from "../../words/typed";
import { define } from "../define";
import { Refused } from "../refused";
import { KEY_NAME_MAX, KEY_MESSAGES as SAYS } from "./messages";

const LIMIT = { name: "feed", tooMany: SAYS["too-many"] } as const;

/** A key for reading alone, or for changes as well. It may make no keys itself. */
export const makeKey = define({
  name: "key.make",
  about: "Makes a key by which a program acts in the caller's name.",
  input: z.object({
    name: typedLine(KEY_NAME_MAX, { blank: SAYS.blank, tooLong: SAYS.long }),
    may: z.enum(["read", "write"], SAYS.scope),
  }),
  /** The only time that the key is told: a hash of its secret is kept. */
  output: z.object({ key: z.string() }),
  scope: "write",
  limit: LIMIT,
  uses: ["keys.make"],
  failed: SAYS["not-made"],
  examples: {
    good: { name: "My script", may: "read" },
    bad: { input: { name: " ", may: "read" }, status: 400, message: SAYS.blank },
  },
  async run({ name, may }, _caller, { keys }) {
    const made = await keys.make({ name, scopes: may === "write" ? ["read", "write"] : ["read"] });
    if (made === "full") throw new Refused(409, SAYS.full);
    return made;
  },
});

export const revokeKey = define({
  name: "key.revoke",
  about: "Ends a key of the caller's at once.",
  input: z.object({ id: z.string(SAYS.gone).regex(/^[0-9A-Za-z]{1,40}$/, SAYS.gone) }),
  output: z.object({}),
  scope: "write",
  limit: LIMIT,
  uses: ["keys.revoke"],
  failed: SAYS["not-revoked"],
  examples: { good: { id: "0123456789ab" }, bad: { input: { id: "" }, status: 400, message: SAYS.gone } },
  async run({ id }, _caller, { keys }) {
    if (!(await keys.revoke(id))) throw new Refused(404, SAYS.gone);
    return {};
  },
});
