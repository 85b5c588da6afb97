import { z } from "zod";
import { type ClientMetadata, leadsTo } from "../../app/model/assistant";

/** Redirect addresses an assistant may have, and how long one may be. */
const MOST_ADDRESSES = 10;
const ADDRESS_MAX = 500;
const CLIENT_NAME_MAX = 60;

/** On this computer plain http is as good as https (RFC 8252, 7.3). */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:[/?]|$)/;
/** A scheme of an app's own is a domain name backwards (RFC 8252, 7.1): nothing that a system answers itself looks so. */
const OWN_SCHEME = /^[a-z]{2,}(?:\.[a-z\d-]+)+:\/./;
/** Assistants whose schemes are plain names all the same. */
const APPS = /^(?:claude|cursor|vscode|vscode-insiders|warp|windsurf):\/\/./;

/**
 * Whether answers may go to an address: by https, to this very computer, or to an app by a scheme of its own, as RFC 8252
 * has it for programs; compared later letter by letter, so that it has to be written as browsers write it.
 */
export function isRedirectAddress(text: string): boolean {
  const url = text.length <= ADDRESS_MAX ? URL.parse(text) : null;
  if (!url || /[#\\\s]/.test(text) || url.username || url.password) return false;
  if (url.protocol === "http:") return LOOPBACK.test(text);
  if (url.protocol !== "https:") return url.href === text && (OWN_SCHEME.test(text) || APPS.test(text));
  return text.startsWith("https://") && url.hostname !== "localhost" && !/^[\d.]+$|^\[/.test(url.hostname);
}

/** Where an address leads, as a person is told. */
export function targetOf(address: string): { host: string; isThisComputer: boolean } {
  return { host: leadsTo(address), isThisComputer: !address.startsWith("https:") };
}

/** A name as it is shown: on one line, and without signs that turn the text around it. */
export function clientName(text: string): string {
  const shown = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ").replaceAll(/ {2,}/g, " ");
  return [...shown.trim()].slice(0, CLIENT_NAME_MAX).join("").trim();
}

const metadata = z.object({
  client_name: z.string().optional(),
  redirect_uris: z.array(z.string()).min(1).max(MOST_ADDRESSES),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
});

/** A client's metadata (RFC 7591, 2), or what is wrong with it in that standard's words. Unknown fields are left out. */
export function readClient(
  value: unknown,
): ClientMetadata | { error: "invalid_redirect_uri" | "invalid_client_metadata"; description: string } {
  const read = metadata.safeParse(value);
  if (!read.success) {
    const ofAddresses = read.error.issues[0]?.path[0] === "redirect_uris";
    return ofAddresses
      ? { error: "invalid_redirect_uri", description: `redirect_uris: 1 to ${MOST_ADDRESSES} addresses` }
      : { error: "invalid_client_metadata", description: "the metadata cannot be read" };
  }
  const { client_name = "", redirect_uris, grant_types, response_types } = read.data;
  if (!redirect_uris.every(isRedirectAddress))
    return {
      error: "invalid_redirect_uri",
      description:
        "redirect_uris: by https, by http to localhost, 127.0.0.1 or [::1], or an app's own scheme",
    };
  if (grant_types?.includes("authorization_code") === false || response_types?.includes("code") === false)
    return { error: "invalid_client_metadata", description: "only the authorization code grant is offered" };
  return { name: clientName(client_name), redirectUris: [...new Set(redirect_uris)] };
}

/** Where a program learns how to ask for access to /mcp (RFC 9728, 3.1). */
export const resourceMetadataUrl = (origin: string) => `${origin}/.well-known/oauth-protected-resource/mcp`;
