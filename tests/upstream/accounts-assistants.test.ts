// Assistants that ask an account for access by OAuth: the official SDK's client as an honest one, and one that lies.
import { createHash } from "node:crypto";
import {
  type AuthorizationServerMetadata,
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import { type Request as OutRequest, Response as OutResponse } from "miniflare";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findAccount, restore, suspend } from "../../commands/accounts/acts";
import { requestLine } from "../../commands/bench/request-lines";
import { openDatabase } from "../../workers/db/database";
import { type AccountSite, type Browser, deployAccounts } from "./accounts";

const CALLBACK = "http://localhost:33418/callback";
const DOCUMENT = "https://assistant.creator.studio/oauth/client.json";
const DOCUMENTED = "https://assistant.creator.studio/callback";

/** The internet as the Worker finds it: DNS, one assistant's document, and the mail service of this deployment. */
const outside = {
  addresses: ["104.16.0.1"],
  document: (): OutResponse => OutResponse.json({}),
  read: 0,
};

const goodDocument = (more: object = {}) =>
  OutResponse.json({ client_id: DOCUMENT, client_name: "Scribe", redirect_uris: [DOCUMENTED], ...more });

async function internet(request: OutRequest): Promise<OutResponse> {
  const url = new URL(request.url);
  if (url.hostname === "cloudflare-dns.com") {
    const isA = url.searchParams.get("type") === "A";
    return OutResponse.json({
      Status: 0,
      Answer: isA ? outside.addresses.map((data) => ({ type: 1, data })) : [],
    });
  }
  if (url.href === DOCUMENT) {
    outside.read += 1;
    return outside.document();
  }
  if (url.hostname !== "127.0.0.1") return new OutResponse(null, { status: 599 });
  const { method } = request;
  const answer = await fetch(request.url, {
    method,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  });
  return new OutResponse(await answer.text(), { status: answer.status });
}

let deployed: Awaited<ReturnType<typeof deployAccounts<"site" | "tight">>>;
let site: AccountSite;

beforeAll(async () => {
  deployed = await deployAccounts(
    {
      site: { CEILINGS: JSON.stringify({ linkMails: 2000, owners: 500 }) },
      tight: { CEILINGS: JSON.stringify({ assistants: 1 }) },
    },
    { outbound: internet },
  );
  ({ site } = deployed.sites);
}, 60_000);

afterAll(() => deployed?.stop());

let addresses = 0;
function address(): string {
  addresses += 1;
  return `10.9.${addresses >> 8}.${addresses & 255}`;
}

/** Asks as a program does: without cookies, from an address of its own. */
function call(path: string, init: RequestInit = {}, of = site) {
  const headers = { "CF-Connecting-IP": address(), ...init.headers };
  return fetch(new URL(path, of.site), { redirect: "manual", ...init, headers });
}

const form = (path: string, fields: Record<string, string>) =>
  call(path, { method: "POST", body: new URLSearchParams(fields) });

const json = (path: string, body: unknown, of = site) =>
  call(
    path,
    { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } },
    of,
  );

/** The official client's memory of one server. */
class Memory implements OAuthClientProvider {
  readonly redirectUrl = CALLBACK;
  client: OAuthClientInformationMixed | undefined;
  kept: OAuthTokens | undefined;
  discovered: OAuthDiscoveryState | undefined;
  verifier = "";
  asked: URL | undefined;

  constructor(readonly clientMetadataUrl?: string) {}

  get clientMetadata() {
    return {
      client_name: "Scribe",
      redirect_uris: [CALLBACK],
      grant_types: ["authorization_code", "refresh_token"],
      token_endpoint_auth_method: "none",
    };
  }
  state = () => "state of this very browser";
  clientInformation = () => this.client;
  saveClientInformation(client: OAuthClientInformationMixed) {
    this.client = client;
  }
  tokens = () => this.kept;
  saveTokens(tokens: OAuthTokens) {
    this.kept = tokens;
  }
  discoveryState = () => this.discovered;
  saveDiscoveryState(state: OAuthDiscoveryState) {
    this.discovered = state;
  }
  redirectToAuthorization(url: URL) {
    this.asked = url;
  }
  saveCodeVerifier(verifier: string) {
    this.verifier = verifier;
  }
  codeVerifier = () => this.verifier;
}

const transportOf = (memory: Memory) =>
  new StreamableHTTPClientTransport(new URL("/mcp", site.site), {
    authProvider: memory,
    fetch: (url, init) => fetch(url, { ...init, headers: withAddress(init?.headers) }),
  });

function withAddress(sent: RequestInit["headers"]): Headers {
  const headers = new Headers(sent);
  headers.set("CF-Connecting-IP", address());
  return headers;
}

async function connected(memory: Memory): Promise<Client> {
  const client = new Client({ name: "scribe", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
  await client.connect(transportOf(memory));
  return client;
}

/** Where the answer to a request led, after a button was pressed. */
async function answered(browser: Browser, asked: URL | string, fields: Record<string, string>): Promise<URL> {
  const url = new URL(asked, site.site);
  const { status, headers, text } = await browser.fetch(url.pathname + url.search, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: site.site.origin, "CF-Connecting-IP": address() },
  });
  if (status !== 200) throw new Error(`answered ${status}: ${text}`);
  return new URL((headers.get("Refresh") ?? "").replace(/^0;url=/, ""));
}

const ALLOW = { answer: "allow", may: "write" };

/** An honest assistant that somebody connected. */
async function connectedBy(browser: Browser, fields: Record<string, string> = ALLOW) {
  const memory = new Memory();
  await expect(connected(memory)).rejects.toThrow(UnauthorizedError);
  const back = await answered(browser, memory.asked as URL, fields);
  await transportOf(memory).finishAuth(back.searchParams);
  return { memory, client: await connected(memory) };
}

/** Calls a tool with a token, without the client around it. */
const callWith = (token: string | undefined) =>
  call("/mcp", {
    method: "POST",
    body: JSON.stringify({
      ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
      params: { name: "plan_list", arguments: {} },
    }),
    headers: {
      ...{ "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
  });

const statusWith = async (token: string | undefined) => (await callWith(token)).status;

const VERIFIER = "v".repeat(64);
const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");

/** A client of the liar's own, registered as it should be. */
async function registered(): Promise<string> {
  const { client_id } = (await (
    await json("/oauth2/register", { client_name: "Liar", redirect_uris: [CALLBACK] })
  ).json()) as {
    client_id: string;
  };
  return client_id;
}

/** Where it sends somebody; with what differs from an honest request, undefined for what is left out. */
function ask(clientId: string, differs: Record<string, string | undefined> = {}): string {
  const honest = {
    ...{ response_type: "code", client_id: clientId, redirect_uri: CALLBACK, state: "abc" },
    ...{ code_challenge: CHALLENGE, code_challenge_method: "S256", resource: `${site.site.origin}/mcp` },
    ...differs,
  };
  const given = Object.entries(honest).filter((one): one is [string, string] => one[1] !== undefined);
  return `/oauth2/authorize?${new URLSearchParams(given)}`;
}

async function codeOf(browser: Browser, clientId: string): Promise<string> {
  return (await answered(browser, ask(clientId), ALLOW)).searchParams.get("code") ?? "";
}

interface Answered {
  status: number;
  error?: string;
  access_token?: string;
  refresh_token?: string;
}

async function exchange(
  clientId: string,
  code: string,
  differs: Record<string, string> = {},
): Promise<Answered> {
  const fields = {
    ...{ grant_type: "authorization_code", client_id: clientId, code, redirect_uri: CALLBACK },
    ...{ code_verifier: VERIFIER, resource: `${site.site.origin}/mcp`, ...differs },
  };
  const answer = await form("/oauth2/token", fields);
  return { status: answer.status, ...((await answer.json()) as object) };
}

async function refreshed(clientId: string, token: string | undefined): Promise<Answered> {
  const fields = { grant_type: "refresh_token", client_id: clientId, refresh_token: token ?? "" };
  const answer = await form("/oauth2/token", fields);
  return { status: answer.status, ...((await answer.json()) as object) };
}

describe("an assistant that asks for access", () => {
  it("finds out how, registers, is allowed, calls, refreshes, and is refused once it is disconnected", async () => {
    const ann = await site.signedIn("ann@example.com");
    await ann.submit("/plan", { action: "add", idea: "A boat in winter" });
    const refusedFirst = await callWith(undefined);
    expect([refusedFirst.status, refusedFirst.headers.get("WWW-Authenticate")]).toEqual([
      401,
      `Bearer resource_metadata="${site.site.origin}/.well-known/oauth-protected-resource/mcp", scope="read write"`,
    ]);

    const memory = new Memory();
    await expect(connected(memory)).rejects.toThrow(UnauthorizedError);
    expect(memory.discovered?.authorizationServerMetadata).toMatchObject({
      issuer: site.site.origin,
      code_challenge_methods_supported: ["S256"],
    });
    const asked = memory.asked as URL;
    expect([asked.searchParams.get("code_challenge_method"), asked.searchParams.get("resource")]).toEqual([
      "S256",
      `${site.site.origin}/mcp`,
    ]);

    const page = await ann.open(asked.pathname + asked.search);
    expect(page.status).toBe(200);
    for (const text of [
      "Let “Scribe” use your account?",
      "(localhost:33418)",
      "ann@example.com",
      "Read and change",
    ])
      expect(page.text).toContain(text);
    expect(page.headers.get("Content-Security-Policy")).toContain("form-action 'self'");
    expect(page.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(page.headers.get("Cache-Control")).toContain("no-store");

    const back = await answered(ann, asked, ALLOW);
    expect([
      back.origin + back.pathname,
      back.searchParams.get("state"),
      back.searchParams.get("iss"),
    ]).toEqual([CALLBACK, "state of this very browser", site.site.origin]);
    await transportOf(memory).finishAuth(back.searchParams);
    const client = await connected(memory);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain("plan_add");
    const listed = await client.callTool({ name: "plan_list", arguments: {} });
    expect(JSON.stringify(listed.structuredContent)).toContain("A boat in winter");

    const before = memory.kept;
    const again = await refreshed(memory.client?.client_id ?? "", before?.refresh_token);
    expect([again.status, again.refresh_token === before?.refresh_token]).toEqual([200, false]);
    expect(await statusWith(again.access_token)).toBe(200);

    // A use is written a moment after its answer.
    const own = await vi.waitFor(async () => {
      const page = await ann.open("/account/assistants");
      for (const text of ["Scribe", "Reads and changes", "Last used on", "plan.list"])
        expect(page.text).toContain(text);
      return page;
    });
    expect((await ann.open("/account/data.json")).text).toContain('"name": "Scribe"');
    const id = /confirm=([0-9a-f-]{36})/.exec(own.text)?.[1] ?? "";
    expect((await ann.submit("/account/assistants", { action: "disconnect", id })).status).toBe(303);
    for (const token of [before?.access_token, again.access_token]) expect(await statusWith(token)).toBe(401);
    expect((await refreshed(memory.client?.client_id ?? "", again.refresh_token)).error).toBe(
      "invalid_grant",
    );
    expect((await ann.open("/account/assistants")).text).toContain("No assistant is connected yet");
    expect(await site.count("oauth_access_tokens")).toBe(0);
  }, 30_000);

  it("asks in two round trips: who is signed in, and all that the request is checked against", async () => {
    const cy = await site.signedIn("cy@example.com");
    const page = await cy.open(ask(await registered()));
    expect(page.text).toContain("Let “Liar” use your account?");
    const id = page.headers.get("X-Request-Id");
    const line = await vi.waitFor(() => {
      const found = deployed.lines.map(requestLine).find((one) => one?.requestId === id);
      if (!found) throw new Error("no log line came");
      return found;
    });
    expect(line.d1).toBe(2);
  });

  it.each([
    ["http://[::1]:33418/callback", "[::1]:33418"],
    ["http://127.0.0.1/callback", "127.0.0.1"],
    ["cursor://anysphere.cursor-mcp/oauth/callback", "cursor"],
    ["com.example.assistant:/oauth2redirect", "com.example.assistant"],
  ])("is answered at %s, a program's own address on this computer", async (address, shown) => {
    const dan = await site.signedIn("dan@example.com");
    const made = await json("/oauth2/register", { client_name: "Desk", redirect_uris: [address] });
    const { client_id: clientId } = (await made.json()) as { client_id: string };
    // The port of a loopback address is the program's of the moment (RFC 8252, 7.3).
    const asked = address.replace("127.0.0.1/", "127.0.0.1:51004/");
    const page = await dan.open(ask(clientId, { redirect_uri: asked }));
    expect(page.text).toContain("a program on this computer hears of it");
    expect(page.text).toContain(shown);
    const back = await answered(dan, ask(clientId, { redirect_uri: asked }), ALLOW);
    expect(back.href.startsWith(`${asked}?code=`)).toBe(true);
    const code = back.searchParams.get("code") ?? "";
    const intercepted = await exchange(clientId, code, {
      redirect_uri: asked,
      code_verifier: "w".repeat(64),
    });
    expect(intercepted.access_token).toBeUndefined();
    const again = await answered(dan, ask(clientId, { redirect_uri: asked }), ALLOW);
    const tokens = await exchange(clientId, again.searchParams.get("code") ?? "", { redirect_uri: asked });
    expect(await statusWith(tokens.access_token)).toBe(200);
    const elsewhere = await dan.open(ask(clientId, { redirect_uri: `${asked}/other` }));
    expect(elsewhere.text).toContain("This request leads somewhere else");
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,hello",
    "file:///etc/passwd",
    "ms-msdt:/id",
    "unknown://callback",
  ])("is not registered with %s", async (address) => {
    const made = await json("/oauth2/register", { client_name: "Liar", redirect_uris: [address] });
    expect([made.status, ((await made.json()) as { error: string }).error]).toEqual([
      400,
      "invalid_redirect_uri",
    ]);
  });

  it("may read alone where that is what was chosen, or all that it asked for", async () => {
    const { client } = await connectedBy(await site.signedIn("reads@example.com"), {
      answer: "allow",
      may: "read",
    });
    const { tools } = await client.listTools();
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    const added = await client.callTool({ name: "plan_add", arguments: { idea: "Rye" } });
    expect(added.isError).toBe(true);

    const bea = await site.signedIn("bea@example.com");
    const clientId = await registered();
    const page = await bea.open(ask(clientId, { scope: "read" }));
    expect(page.text).not.toContain("Read and change");
    const back = await answered(bea, ask(clientId, { scope: "read" }), ALLOW);
    const { access_token = "" } = await exchange(clientId, back.searchParams.get("code") ?? "");
    const may = await site.database
      .prepare("select scopes from oauth_access_tokens order by rowid desc")
      .first("scopes");
    expect([await statusWith(access_token), may]).toEqual([200, '["read","offline_access"]']);
  }, 30_000);

  it("has no more than is allowed last, by a token from before either", async () => {
    const cleo = await site.signedIn("cleo@example.com");
    const clientId = await registered();
    const { access_token = "" } = await exchange(clientId, await codeOf(cleo, clientId));
    const change = () =>
      call("/mcp", {
        method: "POST",
        body: JSON.stringify({
          ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
          params: { name: "plan_add", arguments: { idea: "Rye" } },
        }),
        headers: {
          ...{ "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
          Authorization: `Bearer ${access_token}`,
        },
      }).then((answer) => answer.text());
    expect(await change()).not.toContain("permission to write");
    await answered(cleo, ask(clientId), { answer: "allow", may: "read" });
    expect(await change()).toContain("permission to write");
  }, 30_000);

  it("is described by the document that its id names, which is read once an hour", async () => {
    outside.document = goodDocument;
    const memory = new Memory(DOCUMENT);
    await expect(connected(memory)).rejects.toThrow(UnauthorizedError);
    expect(memory.client?.client_id).toBe(DOCUMENT);
    const dora = await site.signedIn("dora@example.com");
    const path = ask(DOCUMENT, { redirect_uri: DOCUMENTED });
    const page = await dora.open(path);
    expect([page.status, page.text.includes("It comes from assistant.creator.studio.")]).toEqual([200, true]);
    const back = await answered(dora, path, ALLOW);
    const done = await exchange(DOCUMENT, back.searchParams.get("code") ?? "", { redirect_uri: DOCUMENTED });
    expect([done.status, await statusWith(done.access_token), outside.read]).toEqual([200, 200, 1]);
  }, 30_000);

  it("is no one whose document is missing, another's, large, redirected, or not of the public internet", async () => {
    const eli = await site.signedIn("eli@example.com");
    const documents: (() => OutResponse)[] = [
      () => new OutResponse(null, { status: 404 }),
      () => new OutResponse("<html>"),
      () => goodDocument({ client_id: "https://other.creator.studio/client.json" }),
      () => goodDocument({ redirect_uris: ["http://assistant.creator.studio/callback"] }),
      () => goodDocument({ more: "x".repeat(20_000) }),
      () => new OutResponse(null, { status: 302, headers: { Location: `${DOCUMENT}x` } }),
    ];
    const path = ask(DOCUMENT, { redirect_uri: DOCUMENTED });
    const refused = async () => {
      await site.database.prepare("delete from oauth_clients where client_id = ?").bind(DOCUMENT).run();
      const page = await eli.open(path);
      return [page.status, page.text.includes("could not be checked")];
    };
    for (const document of documents) {
      outside.document = document;
      expect(await refused()).toEqual([400, true]);
    }
    outside.document = goodDocument;
    const before = outside.read;
    for (const private_ of ["127.0.0.1", "10.0.0.1", "169.254.169.254", "100.64.0.1"]) {
      outside.addresses = [private_];
      expect(await refused()).toEqual([400, true]);
    }
    outside.addresses = ["104.16.0.1"];
    expect(outside.read).toBe(before);
    expect((await eli.open(path)).status).toBe(200);
  }, 30_000);

  it("asks whoever is logged out to log in first, and leads them back", async () => {
    const clientId = await registered();
    const path = ask(clientId);
    const fay = site.browser();
    const { status, to } = await fay.open(path);
    expect([status, new URL(to ?? "", site.site).searchParams.get("next")]).toEqual([302, path]);
    const link = await site.askForLink(fay, "fay@example.com", path);
    expect((await site.redeem(fay, link)).to).toBe(path);
    // The demo is no account.
    const visitor = site.browser();
    await visitor.submit("/login");
    expect((await visitor.open(path)).to).toContain("/login");
    const pressed = await visitor.submit(path, ALLOW);
    expect([pressed.status, pressed.headers.get("Refresh")]).toEqual([302, null]);
  }, 30_000);

  it("is told by mail to whose account it was connected", async () => {
    const { mail } = site;
    await connectedBy(await site.signedIn("gus@example.com"));
    await site.cron(new Date(), "*/5 * * * *");
    expect(
      mail.taken().some(({ to, body }) => to === "gus@example.com" && /assistant was connected/.test(body)),
    ).toBe(true);
  }, 30_000);
});

describe("access ends", () => {
  it("with a refusal, before it began", async () => {
    const hal = await site.signedIn("hal@example.com");
    const back = await answered(hal, ask(await registered()), { answer: "refuse" });
    expect([
      back.searchParams.get("error"),
      back.searchParams.get("code"),
      back.searchParams.get("state"),
    ]).toEqual(["access_denied", null, "abc"]);
    expect((await hal.open("/account/assistants")).text).toContain("No assistant is connected yet");
  });

  it("when the assistant itself takes it back", async () => {
    const { memory } = await connectedBy(await site.signedIn("ida@example.com"));
    const { access_token, refresh_token = "" } = memory.kept as OAuthTokens;
    const client_id = memory.client?.client_id ?? "";
    expect(
      (await form("/oauth2/revoke", { client_id: await registered(), token: refresh_token })).status,
    ).toBe(200);
    expect(await statusWith(access_token)).toBe(200);
    expect((await form("/oauth2/revoke", { client_id, token: refresh_token })).status).toBe(200);
    expect(await statusWith(access_token)).toBe(401);
    expect((await refreshed(client_id, refresh_token)).error).toBe("invalid_grant");
    expect((await form("/oauth2/revoke", { client_id, token: "none" })).status).toBe(200);
  }, 30_000);

  it("while the account is suspended, and for good once it is deleted; logging out leaves it", async () => {
    const jo = await site.signedIn("jo@example.com");
    const { memory } = await connectedBy(jo);
    const { access_token, refresh_token } = memory.kept as OAuthTokens;
    const client_id = memory.client?.client_id ?? "";
    await jo.submit("/logout");
    expect(await statusWith(access_token)).toBe(200);
    const db = openDatabase(site.database);
    await suspend(db, "jo@example.com", new Date());
    expect([await statusWith(access_token), (await refreshed(client_id, refresh_token)).error]).toEqual([
      401,
      "invalid_grant",
    ]);
    await restore(db, "jo@example.com", new Date());
    expect(await statusWith(access_token)).toBe(200);
    const { ownerId } = await findAccount(db, "jo@example.com");
    await (await site.signedIn("jo@example.com")).submit("/account", { form: "delete" });
    expect([await statusWith(access_token), await site.count("owners", `id = '${ownerId}'`)]).toEqual([
      401, 0,
    ]);
  }, 30_000);

  it("by itself: an access token after an hour, all after 30 days without a call, what nobody allowed after a day", async () => {
    const { memory } = await connectedBy(await site.signedIn("kim@example.com"));
    const { access_token, refresh_token } = memory.kept as OAuthTokens;
    expect(memory.kept?.expires_in).toBe(3600);
    await site.database
      .prepare("update oauth_access_tokens set expires_at = ?")
      .bind(Date.now() - 1)
      .run();
    expect(await statusWith(access_token)).toBe(401);
    expect((await refreshed(memory.client?.client_id ?? "", refresh_token)).status).toBe(200);
    const idle = await registered();
    await site.cron(new Date(Date.now() + 2 * 86_400_000), "17 3 * * *");
    expect(await site.count("oauth_clients", `client_id = '${idle}'`)).toBe(0);
    expect(await site.count("oauth_clients", `client_id = '${memory.client?.client_id}'`)).toBe(1);
    expect(await site.count("oauth_access_tokens")).toBe(0);
    // 30 days after its last refresh it has no token left, and is connected no more.
    const mine = `client_id = '${memory.client?.client_id}'`;
    expect(await site.count("oauth_consents", mine)).toBe(1);
    await site.cron(new Date(Date.now() + 31 * 86_400_000), "17 3 * * *");
    expect(await site.count("oauth_consents", mine)).toBe(0);
  }, 30_000);
});

describe("an assistant that lies", () => {
  let victim: Browser;
  let liar: string;
  beforeAll(async () => {
    victim = await site.signedIn("victim@example.com");
    liar = await registered();
  }, 30_000);

  it.each([
    ["a wrong verifier", { code_verifier: "w".repeat(64) }, "invalid_grant"],
    ["another address", { redirect_uri: `${CALLBACK}/other` }, "invalid_grant"],
    ["another resource", { resource: "https://other.example/mcp" }, "invalid_target"],
    ["no verifier", { code_verifier: "" }, "invalid_request"],
    ["another's id", { client_id: "somebody-else" }, "invalid_grant"],
    ["a secret", { client_secret: "a" }, "invalid_client"],
  ])("gets no token with %s, and none after it: the code is used up", async (_what, differs, error) => {
    const code = await codeOf(victim, liar);
    const refusal = await exchange(liar, code, differs as Record<string, string>);
    expect([refusal.error, refusal.access_token]).toEqual([error, undefined]);
    // What could not be a try with the code at all leaves it.
    if (error !== "invalid_request" && error !== "invalid_client")
      expect((await exchange(liar, code)).error).toBe("invalid_grant");
  });

  it("that uses a code twice loses what the first use brought", async () => {
    const code = await codeOf(victim, liar);
    const first = await exchange(liar, code);
    expect(await statusWith(first.access_token)).toBe(200);
    expect((await exchange(liar, code)).error).toBe("invalid_grant");
    expect(await statusWith(first.access_token)).toBe(401);
    expect((await refreshed(liar, first.refresh_token)).error).toBe("invalid_grant");
  });

  it("that uses a refresh token again loses all; within ten seconds it hears the same answer", async () => {
    const first = await exchange(liar, await codeOf(victim, liar));
    const second = await refreshed(liar, first.refresh_token);
    expect(await refreshed(liar, first.refresh_token)).toMatchObject({ access_token: second.access_token });
    await site.database.prepare("update oauth_refresh_tokens set rotation_replay_expires_at = 1").run();
    expect((await refreshed(liar, first.refresh_token)).error).toBe("invalid_grant");
    expect([
      await statusWith(second.access_token),
      (await refreshed(liar, second.refresh_token)).error,
    ]).toEqual([401, "invalid_grant"]);
    expect((await refreshed(await registered(), second.refresh_token)).error).toBe("invalid_grant");
  });

  it.each([
    ["no PKCE", { code_challenge: undefined, code_challenge_method: undefined }],
    ["plain PKCE", { code_challenge_method: "plain" }],
    ["another resource", { resource: "https://other.example/mcp" }],
    ["a scope that there is not", { scope: "read admin" }],
    ["the implicit grant", { response_type: "token" }],
  ])("that asks with %s is not sent a code, whatever is pressed", async (_what, differs) => {
    const page = await victim.open(ask(liar, differs));
    expect([page.status, page.text.includes("not as it should be"), page.to]).toEqual([400, true, null]);
    const pressed = await victim.submit(ask(liar, differs), ALLOW);
    expect([pressed.status, pressed.headers.get("Refresh")]).toEqual([400, null]);
    expect(page.text + pressed.text).not.toContain("code=");
  });

  it.each([
    ["another address", { redirect_uri: "https://liar.example/callback" }],
    ["a longer address", { redirect_uri: `${CALLBACK}/more` }],
    ["an address with a user", { redirect_uri: "http://localhost:33418@liar.example/callback" }],
    ["no address", { redirect_uri: undefined }],
    ["an unknown id", { client_id: "unknown" }],
  ])("that asks with %s is shown no way there", async (_what, differs) => {
    const page = await victim.open(ask(liar, differs));
    expect([page.status, page.to, page.text.includes("liar.example/callback")]).toEqual([400, null, false]);
    expect((await victim.submit(ask(liar, differs), ALLOW)).headers.get("Refresh")).toBe(null);
  });

  it("that doubles a parameter gets nothing", async () => {
    const twice = `${ask(liar)}&redirect_uri=${encodeURIComponent("https://liar.example/")}`;
    expect((await victim.open(twice)).status).toBe(400);
    const doubled = await call("/oauth2/token", {
      method: "POST",
      body: new URLSearchParams([
        ["grant_type", "refresh_token"],
        ["client_id", liar],
        ["client_id", "other"],
      ]),
    });
    expect(doubled.status).toBe(400);
  });

  it("gets its state back as it was, so that an honest one sees that an answer is not its own", async () => {
    const state = 'é&=?#"<script>';
    const back = await answered(victim, ask(liar, { state }), ALLOW);
    expect(back.searchParams.get("state")).toBe(state);
    const memory = new Memory();
    await expect(connected(memory)).rejects.toThrow(UnauthorizedError);
    const forged = new URLSearchParams([...back.searchParams].filter(([name]) => name !== "iss"));
    forged.set("iss", "https://other.example");
    await expect(transportOf(memory).finishAuth(forged)).rejects.toThrow();
    expect(memory.kept).toBeUndefined();
  });

  it("cannot have a form sent from its own page, nor its name taken for ours", async () => {
    const sent = await victim.fetch(ask(liar), {
      method: "POST",
      body: new URLSearchParams(ALLOW),
      headers: { Origin: "https://liar.example" },
    });
    expect(sent.status).toBe(403);
    const named = (await (
      await json("/oauth2/register", {
        client_name: "<b>Greenlight\u202E</b>\n\n\u0000support",
        redirect_uris: ["https://liar.example/callback"],
      })
    ).json()) as { client_id: string };
    const page = await victim.open(ask(named.client_id, { redirect_uri: "https://liar.example/callback" }));
    expect(page.text).toContain("&lt;b&gt;Greenlight &lt;/b&gt; support");
    expect(page.text).toContain("you are then taken to liar.example");
  });

  it("of another owner reads nothing, and disconnects nobody's", async () => {
    const { memory } = await connectedBy(victim);
    const own = await victim.open("/account/assistants");
    const id = /confirm=([0-9a-f-]{36})/.exec(own.text)?.[1] ?? "";
    const other = await site.signedIn("other@example.com");
    expect((await other.open("/account/assistants")).text).not.toContain(id);
    expect((await other.submit("/account/assistants", { action: "disconnect", id })).status).toBe(404);
    expect(await statusWith(memory.kept?.access_token)).toBe(200);
    const { client } = await connectedBy(other);
    const listed = await client.callTool({ name: "plan_list", arguments: {} });
    expect(listed.isError).not.toBe(true);
    expect(JSON.stringify(listed.structuredContent)).not.toContain("A boat in winter");
  }, 30_000);

  it("has a token that opens nothing but /mcp", async () => {
    const { access_token = "" } = await exchange(liar, await codeOf(victim, liar));
    const headers = { Authorization: `Bearer ${access_token}` };
    expect((await call("/api/v1/plan/list", { headers })).status).toBe(401);
    expect((await call("/api/subscription", { headers })).status).toBe(401);
    expect((await call("/account", { headers })).status).toBe(302);
    for (const token of [
      access_token.slice(0, -1),
      access_token.replace("gla_", ""),
      `gla_${"a".repeat(32)}`,
      "gla_",
    ])
      expect(await statusWith(token)).toBe(401);
    const kept = await site.database
      .prepare("select token from oauth_access_tokens")
      .all<{ token: string }>();
    expect(kept.results.every(({ token }) => /^[0-9a-f]{64}$/.test(token))).toBe(true);
  });
});

describe("what assistants ask", () => {
  it("is bounded in size, in form and in number", async () => {
    const long = { client_name: "a", redirect_uris: [CALLBACK], more: "x".repeat(17_000) };
    expect((await json("/oauth2/register", long)).status).toBe(413);
    for (const body of [null, 42, [], {}, { redirect_uris: ["http://liar.example/"] }])
      expect((await json("/oauth2/register", body)).status).toBe(400);
    expect((await call("/oauth2/register", { method: "POST", body: "{" })).status).toBe(400);
    expect((await json("/oauth2/token", {})).status).toBe(400);
    for (const path of ["/oauth2/token", "/oauth2/revoke", "/oauth2/register"]) {
      expect((await call(path)).status).toBe(405);
      expect(
        (await form(path, { client_id: "\u0000", token: "\uD800", grant_type: "password" })).status,
      ).toBeLessThan(500);
    }
    expect((await form("/oauth2/token", { grant_type: "client_credentials", client_id: "a" })).status).toBe(
      400,
    );
    const one = { "CF-Connecting-IP": "198.51.100.77", "Content-Type": "application/json" };
    const statuses: number[] = [];
    for (let tries = 0; tries < 25; tries += 1)
      statuses.push((await call("/oauth2/register", { method: "POST", body: "{}", headers: one })).status);
    expect(statuses.at(-1)).toBe(429);
  }, 30_000);

  it("is counted by the day, and said on the page", async () => {
    const { tight } = deployed.sites;
    const asked = { client_name: "a", redirect_uris: [CALLBACK] };
    const from = { "CF-Connecting-IP": "198.51.100.78", "Content-Type": "application/json" };
    const statuses: number[] = [];
    for (let tries = 0; tries < 2; tries += 1)
      statuses.push(
        (
          await call(
            "/oauth2/register",
            { method: "POST", body: JSON.stringify(asked), headers: from },
            tight,
          )
        ).status,
      );
    expect(statuses).toEqual([201, 429]);
  });

  it("is described at the addresses of the standards", async () => {
    const server = await call("/.well-known/oauth-authorization-server");
    const metadata = (await server.json()) as AuthorizationServerMetadata;
    expect(metadata).toMatchObject({
      token_endpoint_auth_methods_supported: ["none"],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
    for (const path of ["/.well-known/oauth-protected-resource", "/.well-known/oauth-protected-resource/mcp"])
      expect(await (await call(path)).json()).toMatchObject({
        resource: `${site.site.origin}/mcp`,
        authorization_servers: [site.site.origin],
      });
  });
});
