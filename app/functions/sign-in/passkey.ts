import { z } from "zod";
import { define } from "../define";
import { Refused } from "../refused";
import { PASSKEY_MESSAGES } from "./messages";

/** A credential as a browser writes it out (WebAuthn, PublicKeyCredential.toJSON). */
const response = z
  .string(PASSKEY_MESSAGES.refused)
  .max(20_000, PASSKEY_MESSAGES.refused)
  .transform((text, issues): Record<string, unknown> => {
    try {
      const read = z.record(z.string(), z.unknown()).safeParse(JSON.parse(text));
      if (read.success) return read.data;
    } catch {
      // No JSON.
    }
    issues.issues.push({ code: "custom", message: PASSKEY_MESSAGES.refused, input: text });
    return z.NEVER;
  });

const limit = { name: "session", tooMany: PASSKEY_MESSAGES["too-many"] } as const;
const options = z.object({ options: z.record(z.string(), z.unknown()) });

export const askForPasskey = define({
  name: "session.ask-for-passkey",
  about: "Tells a browser what to ask a passkey in order to sign in.",
  input: z.object({}),
  output: options,
  scope: "write",
  limit,
  uses: ["signIn.passkeyOptions"],
  failed: PASSKEY_MESSAGES.failed,
  examples: { good: {} },
  run: async (_input, _caller, { signIn }) => ({ options: { ...(await signIn.passkeyOptions()) } }),
});

export const signInByPasskey = define({
  name: "session.sign-in-by-passkey",
  about: "Signs in by what a passkey answered.",
  input: z.object({ response }),
  output: z.object({}),
  scope: "write",
  limit,
  uses: ["signIn.signInByPasskey"],
  failed: PASSKEY_MESSAGES.failed,
  examples: {
    good: { response: "{}" },
    bad: { input: { response: "text" }, status: 400, message: PASSKEY_MESSAGES.refused },
  },
  async run({ response: answer }, _caller, { signIn }) {
    const signed = await signIn.signInByPasskey(answer);
    if (signed === "signed-in") return {};
    throw new Refused(signed === "suspended" ? 403 : 401, PASSKEY_MESSAGES[signed]);
  },
});

export const askForNewPasskey = define({
  name: "account.ask-for-new-passkey",
  about: "Tells a browser what to make a passkey of.",
  input: z.object({}),
  output: options,
  scope: "write",
  limit,
  uses: ["signIn.newPasskeyOptions"],
  failed: PASSKEY_MESSAGES.failed,
  examples: { good: {} },
  async run(_input, _caller, { signIn }) {
    const asked = await signIn.newPasskeyOptions();
    if (!asked) throw new Refused(403, PASSKEY_MESSAGES.stale);
    return { options: { ...asked } };
  },
});

export const addPasskey = define({
  name: "account.add-passkey",
  about: "Keeps a passkey by which the caller can sign in.",
  input: z.object({ response }),
  output: z.object({}),
  scope: "write",
  limit,
  uses: ["signIn.addPasskey"],
  failed: PASSKEY_MESSAGES["not-added"],
  examples: {
    good: { response: "{}" },
    bad: { input: { response: "text" }, status: 400, message: PASSKEY_MESSAGES.refused },
  },
  async run({ response: answer }, _caller, { signIn }) {
    if (!(await signIn.addPasskey(answer))) throw new Refused(403, PASSKEY_MESSAGES["not-added"]);
    return {};
  },
});

export const removePasskey = define({
  name: "account.remove-passkey",
  about: "Removes a passkey of the caller's.",
  input: z.object({ id: z.string(PASSKEY_MESSAGES["not-removed"]).max(100) }),
  output: z.object({}),
  scope: "write",
  limit,
  uses: ["signIn.removePasskey"],
  failed: PASSKEY_MESSAGES["not-removed"],
  examples: { good: { id: "a passkey's" } },
  async run({ id }, _caller, { signIn }) {
    await signIn.removePasskey(id);
    return {};
  },
});
