import type { WatchPage } from "../../app/model/watch";
import type { Callback, UNREAD_PUSH } from "../../app/services/watch";
import type { Env } from "../env";
import { isSignature, sign } from "../secrets";
import { isLoopback, isPrivateUrl } from "../settings";
import { FeedError, readWatchPage } from "./feed";

/** YouTube's hub (https://developers.google.com/youtube/v3/guides/push_notifications). */
const GOOGLE_HUB = "https://pubsubhubbub.appspot.com/subscribe";
/** The longest that it grants: ten days. */
const LEASE_SECONDS = 864_000;

/** How this deployment and the hub find and know each other. */
export interface PushSettings {
  hub: string;
  /** Of this site, as the hub finds it. */
  origin: string;
  /** What addresses and secrets of channels are made of. */
  secret: string;
}

/**
 * Null where the hub cannot find this site or a secret would go by plain http: then nothing is pushed. The site is not
 * guessed from a request, whose host anybody chooses.
 */
export function pushSettings({
  SITE_ORIGIN = "",
  SESSION_SECRET: secret,
  YOUTUBE_HUB_URL,
}: Pick<Env, "SITE_ORIGIN" | "SESSION_SECRET" | "YOUTUBE_HUB_URL">): PushSettings | null {
  const hub = YOUTUBE_HUB_URL || GOOGLE_HUB;
  if (!secret || !isPrivateUrl(SITE_ORIGIN) || !isPrivateUrl(hub)) return null;
  const site = new URL(SITE_ORIGIN);
  if (isLoopback(site) && !isLoopback(new URL(hub))) return null;
  return { hub, origin: site.origin, secret };
}

/** The topic of a channel at the hub. */
export const topicOf = (channel: string) => `https://www.youtube.com/feeds/videos.xml?channel_id=${channel}`;

/** Asks the hub for a channel; it checks with us then. Throws a HubError. */
export async function askHub(
  { hub, origin, secret }: PushSettings,
  { id, mode }: { id: string; mode: "subscribe" | "unsubscribe" },
  timeoutMs: number,
): Promise<void> {
  const [token, signingKey] = await Promise.all([tokenOf(secret, id), secretOf(secret, id)]);
  const body = new URLSearchParams({
    "hub.mode": mode,
    "hub.topic": topicOf(id),
    "hub.callback": `${origin}/api/push/${id}/${token}`,
    "hub.verify": "async",
    "hub.secret": signingKey,
    "hub.lease_seconds": String(LEASE_SECONDS),
  });
  let status: number;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(hub, { method: "POST", body, redirect: "manual", signal });
    await answer.body?.cancel();
    status = answer.status;
  } catch (error) {
    throw new HubError(error instanceof Error ? error.message : "the connection failed", true);
  }
  if (status !== 202 && status !== 204) {
    throw new HubError(`it answered ${status}`, status !== 400 && status !== 404);
  }
}

/** Why the hub did not take what it was asked. */
export class HubError extends Error {
  override name = "HubError";
  /** It would be the same with every channel. */
  readonly isGeneral: boolean;

  constructor(detail: string, isGeneral: boolean) {
    super(`YouTube's hub: ${detail}`);
    this.isGeneral = isGeneral;
  }
}

/** Whether this is the address that the hub was given for the channel. */
export const isOurs = ({ secret }: PushSettings, { channel, token }: Callback) =>
  isSignature({ secret, text: addressText(channel) }, token);

/** The page in a notification; see Pushes.open. */
export async function openPush(
  settings: PushSettings | null,
  callback: Callback,
  { body, signature, at }: { body: string; signature?: string | undefined; at: Date },
): Promise<WatchPage | (typeof UNREAD_PUSH)[number]> {
  if (!settings || !(await isOurs(settings, callback))) return "unknown";
  const { channel: id } = callback;
  if (!(await isSigned(body, signature, await secretOf(settings.secret, id)))) return "forged";
  try {
    return readWatchPage(body, { id, at, source: "push" }).page;
  } catch (error) {
    if (error instanceof FeedError) return "unreadable";
    throw error;
  }
}

/** The methods of WebSub (7.1); Google's hub signs with the first. */
const HASHES: Record<string, string> = {
  sha1: "SHA-1",
  sha256: "SHA-256",
  sha384: "SHA-384",
  sha512: "SHA-512",
};

async function isSigned(text: string, header: string | undefined, secret: string): Promise<boolean> {
  const [, method = "", signature = ""] = /^(sha\d{1,3})=([\da-f]{40,128})$/i.exec(header ?? "") ?? [];
  const hash = HASHES[method.toLowerCase()];
  return hash !== undefined && isSignature({ secret, text, hash }, signature);
}

const addressText = (channel: string) => `push address ${channel}`;

const tokenOf = (secret: string, channel: string) => sign(secret, addressText(channel));
/** What the hub signs with: each channel has its own. */
const secretOf = (secret: string, channel: string) => sign(secret, `push secret ${channel}`);
