import { describe, expect, it } from "vitest";
import { clientName, isRedirectAddress, readClient, targetOf } from "./clients";

describe("an address for answers", () => {
  it.each([
    "https://assistant.example/callback",
    "https://assistant.example:8443/callback?from=mcp",
    "http://localhost:33418/callback",
    "http://127.0.0.1/callback",
    "http://127.0.0.1:1",
    "http://[::1]/callback",
    "http://[::1]:33418/callback",
    "com.example.app:/oauth2redirect/example",
    "com.example-studio.assistant://callback?from=mcp",
    "cursor://anysphere.cursor-mcp/oauth/callback",
    "claude://claude.ai/mcp-auth-callback/sdk",
    "vscode-insiders://publisher.extension/callback",
  ])("may be %s", (address) => {
    expect(isRedirectAddress(address)).toBe(true);
  });

  it.each([
    "http://assistant.example/callback",
    "http://localhost.assistant.example/callback",
    "http://127.0.0.1.assistant.example/",
    "http://localhost@assistant.example/",
    "http://0x7f.1/callback",
    "http://2130706433/",
    "http://[::1].assistant.example/callback",
    "http://[::1]@assistant.example/callback",
    "http://[2001:db8::1]/callback",
    "http://[0:0:0:0:0:0:0:1]/callback",
    "https://localhost/callback",
    "https://127.0.0.1/callback",
    "https://[2001:db8::1]/callback",
    "https://user:word@assistant.example/",
    "https://assistant.example/callback#part",
    "https://assistant.example/callback#",
    "https://assistant.example\\@other.example/",
    "https:assistant.example/",
    "https://assistant.example/a b",
    " https://assistant.example/",
    "javascript:alert(1)",
    "data:text/html,hello",
    "vbscript:msgbox(1)",
    "file:///etc/passwd",
    "blob:https://assistant.example/1",
    "about:blank",
    "mailto:ann@assistant.example",
    "tel:+15551234",
    "ms-msdt:/id",
    "search-ms:query=x",
    "x-apple.systempreferences:/com.apple.preference.security",
    "view-source:https://assistant.example/",
    "intent://assistant.example/#Intent;end",
    "unknown://callback",
    "cursor:",
    "cursor://",
    "cursor:callback",
    "CURSOR://callback",
    "cursor://user:word@callback",
    "com.example.app:",
    "com.example.app:callback",
    "com.example.app:/callback#part",
    "com..app:/callback",
    ".example.app:/callback",
    "//assistant.example/",
    "/callback",
    "",
    `https://assistant.example/${"a".repeat(500)}`,
  ])("may not be %s", (address) => {
    expect(isRedirectAddress(address)).toBe(false);
  });

  it("is told by its host, or as this computer", () => {
    expect(targetOf("https://assistant.example/callback")).toEqual({
      host: "assistant.example",
      isThisComputer: false,
    });
    expect(targetOf("http://localhost:4000/callback")).toEqual({
      host: "localhost:4000",
      isThisComputer: true,
    });
    expect(targetOf("http://[::1]:4000/callback")).toEqual({ host: "[::1]:4000", isThisComputer: true });
    expect(targetOf("cursor://anysphere.cursor-mcp/oauth/callback")).toEqual({
      host: "cursor",
      isThisComputer: true,
    });
    expect(targetOf("com.example.app:/callback")).toEqual({ host: "com.example.app", isThisComputer: true });
  });
});

describe("a client's metadata", () => {
  const redirect_uris = ["https://assistant.example/callback"];

  it("is its name and its addresses, whatever else is there", () => {
    const read = readClient({
      client_name: "An  assistant",
      redirect_uris: [...redirect_uris, ...redirect_uris],
      grant_types: ["authorization_code", "refresh_token"],
      token_endpoint_auth_method: "client_secret_basic",
      skip_consent: true,
    });
    expect(read).toEqual({ name: "An assistant", redirectUris: redirect_uris });
  });

  it.each([
    [null, "invalid_client_metadata"],
    [[], "invalid_client_metadata"],
    [{}, "invalid_redirect_uri"],
    [{ redirect_uris: [] }, "invalid_redirect_uri"],
    [
      { redirect_uris: Array.from({ length: 11 }, (_, at) => `https://a.example/${at}`) },
      "invalid_redirect_uri",
    ],
    [{ redirect_uris: [...redirect_uris, "http://other.example/"] }, "invalid_redirect_uri"],
    [{ redirect_uris, grant_types: ["client_credentials"] }, "invalid_client_metadata"],
    [{ redirect_uris, response_types: ["token"] }, "invalid_client_metadata"],
    [{ redirect_uris, client_name: 42 }, "invalid_client_metadata"],
  ])("%j is refused: %s", (value, error) => {
    expect(readClient(value)).toMatchObject({ error });
  });

  it("has a name on one line, of 60 characters, that turns no text around", () => {
    expect(clientName("Good\u202Eelttil\nassistant\u0000")).toBe("Good elttil assistant");
    expect([...clientName("🍞".repeat(100))]).toHaveLength(60);
    expect(clientName("\u200B")).toBe("");
  });
});
