import { z } from "zod";
import { hasAccount } from "../../model/user";
import type { AccessRequest } from "../../services/assistants";
import { define } from "../define";
import { Refused } from "../refused";
import { ASSISTANT_MESSAGES as SAYS } from "./messages";

const LIMIT = { name: "session", tooMany: SAYS["too-many"] } as const;

/** The query of the address at which an assistant asks. */
const query = z.string(SAYS["not-sound"]).max(10_000, SAYS["not-sound"]);

/** What an assistant asks for, before anything is allowed. */
export const readAssistantRequest = define({
  name: "assistant.read-request",
  about: "Reads what an assistant asks to do in the caller's name.",
  input: z.object({ query }),
  output: z.object({ request: z.custom<AccessRequest>() }),
  scope: "read",
  uses: ["assistants.readRequest"],
  failed: SAYS["not-read"],
  examples: {
    good: { query: "client_id=abc" },
    bad: { input: {}, status: 400, message: SAYS["not-sound"] },
  },
  async run({ query }, _caller, { assistants }) {
    return { request: await assistants.readRequest(query) };
  },
});

/** What an assistant that asks may do: nothing, read, or change as well, where it asks to. */
export const answerAssistant = define({
  name: "assistant.answer",
  about: "Allows an assistant to act in the caller's name, or refuses it.",
  input: z.object({
    query,
    may: z.enum(["nothing", "read", "write"], SAYS.choose),
  }),
  /** Where the answer goes. */
  output: z.object({ to: z.url() }),
  scope: "write",
  limit: LIMIT,
  uses: ["assistants.answer"],
  failed: SAYS["not-answered"],
  examples: {
    good: { query: "client_id=abc", may: "read" },
    bad: { input: { query: "", may: "all" }, status: 400, message: SAYS.choose },
  },
  async run({ query, may }, caller, { assistants }) {
    const user = await caller.user();
    if (!user || !hasAccount(user)) throw new Refused(403, SAYS["no-account"]);
    const allowed =
      may === "nothing" ? null : may === "write" ? ["read" as const, "write" as const] : ["read" as const];
    const answered = await assistants.answer(query, allowed);
    if (!answered) throw new Refused(400, SAYS["not-sound"]);
    return answered;
  },
});

export const disconnectAssistant = define({
  name: "assistant.disconnect",
  about: "Ends what an assistant may do in the caller's name, at once.",
  input: z.object({ id: z.string(SAYS.gone).regex(/^[0-9A-Za-z-]{1,40}$/, SAYS.gone) }),
  output: z.object({}),
  scope: "write",
  limit: LIMIT,
  uses: ["assistants.disconnect"],
  failed: SAYS["not-disconnected"],
  examples: {
    good: { id: "01234567-89ab-cdef-0123-456789abcdef" },
    bad: { input: { id: "" }, status: 400, message: SAYS.gone },
  },
  async run({ id }, _caller, { assistants }) {
    if (!(await assistants.disconnect(id))) throw new Refused(404, SAYS.gone);
    return {};
  },
});
