import { hostOf } from "../../app/model/assistant";
import type { Scope } from "../../app/model/caller";
import type { AccessRequest, Assistants } from "../../app/services/assistants";
import { describeDevice } from "../accounts/device";
import type { Owners } from "../accounts/session";
import { deleteConsent, selectAssistants, selectAssistantUses, toAssistants } from "../db/assistants";
import { putInOutbox } from "../db/outbox";
import { targetOf } from "./clients";
import type { Granting } from "./granting";

interface Setup extends Omit<Granting, "spend"> {
  owners: Pick<Owners, "owner" | "read">;
  /** The address of the account that is signed in; null without one. */
  email(): Promise<string | null>;
  userAgent: string;
}

/** What of a request is looked at. What else it holds is for servers that offer more. */
const PARAMETERS = [
  "response_type",
  "client_id",
  "redirect_uri",
  "scope",
  "state",
  "code_challenge",
  "code_challenge_method",
  "resource",
];
const QUERY_MAX = 6_000;

/** Where there are no accounts, no assistant has access to one. */
export const NO_ASSISTANTS: Assistants = {
  list: async () => [],
  readRequest: async () => ({ state: "unknown" }),
  answer: async () => null,
  disconnect: async () => false,
};

/** The assistants of the account behind one request, in D1. */
export function accountAssistants(setup: Setup): Assistants {
  const { db, owners, now, resource, provider } = setup;

  /** What of a request counts: with the scopes that every client may ask for, and for us. */
  function readQuery(query: string): URLSearchParams {
    const all = new URLSearchParams(query);
    const asked = new URLSearchParams([...all].filter(([name]) => PARAMETERS.includes(name)));
    const scope = asked.get("scope")?.trim() || "read write";
    // A refresh token goes with it: it ends with what was allowed.
    if (asked.getAll("scope").length <= 1)
      asked.set("scope", [...new Set([...scope.split(/ +/), "offline_access"])].join(" "));
    // There is one thing to ask for (RFC 8707, 2).
    if (!asked.has("resource")) asked.set("resource", resource);
    return asked;
  }

  /** A request that was checked: `signed` answers it. */
  async function check(
    query: string,
  ): Promise<{ request: AccessRequest; signed?: string; known?: Parameters<typeof provider>[0] }> {
    const asked = readQuery(query);
    const clientId = asked.get("client_id") ?? "";
    const [client, session] =
      query.length > QUERY_MAX ? [null, null] : await Promise.all([setup.known(clientId), setup.session()]);
    if (!client) return { request: { state: hostOf(clientId) ? "no-document" : "unknown" } };
    const known = { client, session };
    const authorized = await (await provider(known)).authorize(asked);
    if ("fault" in authorized) {
      return { request: { state: authorized.fault === "invalid_redirect" ? "other-address" : "unknown" } };
    }
    const target = targetOf(asked.get("redirect_uri") ?? "");
    if ("to" in authorized) return { request: { state: "wrong", target, to: authorized.to } };
    const scopes = asked.get("scope")?.split(" ") ?? [];
    const access = {
      name: client.name,
      host: hostOf(clientId),
      target,
      asksToWrite: scopes.includes("write"),
    };
    return { request: { state: "asked", access }, signed: authorized.signed, known };
  }

  return {
    async list() {
      const read = await owners.read((ownerId) =>
        db.batch([selectAssistants(db, ownerId), selectAssistantUses(db, ownerId)]),
      );
      return read ? toAssistants(...read.found) : [];
    },

    readRequest: async (query) => (await check(query)).request,

    async answer(query, allowed) {
      const { request, signed, known } = await check(query);
      if (request.state !== "asked" || signed === undefined) return null;
      const scopes: (Scope | "offline_access")[] | null = allowed && [
        ...allowed.filter((scope) => scope === "read" || request.access.asksToWrite),
        "offline_access",
      ];
      const to = await (await provider(known)).decide(signed, scopes);
      if (to === null) return null;
      if (allowed) await tell();
      return { to };
    },

    async disconnect(id) {
      const owner = await owners.owner();
      return owner !== null && deleteConsent(db, owner.id, id);
    },
  };

  /** Tells the account's owner by mail: it may not have been them. */
  async function tell(): Promise<void> {
    const [owner, to] = await Promise.all([owners.owner(), setup.email()]);
    if (!owner || to === null) return;
    const payload = {
      what: "assistant-connected" as const,
      at: now.toISOString(),
      device: describeDevice(setup.userAgent),
      account: `${setup.origin}/account/assistants`,
    };
    await db.batch([
      putInOutbox(db, "security", { id: crypto.randomUUID(), ownerId: owner.id, to, payload }, now),
    ]);
  }
}
