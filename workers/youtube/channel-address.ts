/** How a channel was named. */
export type ChannelAddress =
  | { by: "id"; id: string }
  | { by: "handle"; handle: string }
  /** `handle`: what may be its handle, which is cheaper to ask for than to search; null where it cannot be one. */
  | { by: "name"; name: string; handle: string | null };

const ID = /^UC[\w-]{22}$/;
const HANDLE = /^[\p{L}\p{N}][\p{L}\p{N}._·-]{1,28}[\p{L}\p{N}]$/u;
/** Another site's, or a page of YouTube's that is no channel's: youtu.be/x, example.com/@x. */
const OTHER_ADDRESS = /^(?:https?:\/\/|[\w-]+(?:\.[\w-]+)+\/)/i;
const ADDRESS = /^(?:https?:\/\/)?(?:(?:www|m)\.)?youtube\.com\/(.*)$/i;

/**
 * Reads a channel's handle (@x), id (UC…), address (youtube.com/@x, /channel/UC…, /c/x, /user/x), its feed's address
 * (/feeds/videos.xml?channel_id=UC…) or name. null for an address that names no channel.
 */
export function channelAddress(text: string): ChannelAddress | null {
  const asked = text.trim();
  const path = ADDRESS.exec(asked)?.[1];
  if (path === undefined) return OTHER_ADDRESS.test(asked) ? null : named(asked);
  const [first = "", second = "", third = ""] = decoded(path).split(/[/?#]/);
  if (first.startsWith("@")) return named(first);
  if (first === "channel") return ID.test(second) ? { by: "id", id: second } : null;
  if (first === "feeds" && second === "videos.xml") return feedOf(third);
  return (first === "c" || first === "user") && second ? named(second) : null;
}

function feedOf(query: string): ChannelAddress | null {
  const id = new URLSearchParams(query).get("channel_id") ?? "";
  return ID.test(id) ? { by: "id", id } : null;
}

function named(text: string): ChannelAddress | null {
  if (ID.test(text)) return { by: "id", id: text };
  if (text.startsWith("@")) {
    const handle = text.slice(1);
    return handle && !/\s/.test(handle) ? { by: "handle", handle: `@${handle}` } : null;
  }
  return text ? { by: "name", name: text, handle: HANDLE.test(text) ? `@${text}` : null } : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
