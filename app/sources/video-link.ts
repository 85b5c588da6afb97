const ID = /^[\w-]{11}$/;
/** Words of an embedding address that are as long as an id, and none. */
const NO_IDS = ["videoseries", "live_stream"];
const HOSTS = /^(?:(?:www|m|music)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const PATH = /^\/(?:shorts|live|embed|v)\/([^/]+)\/?$/;

/**
 * The id of the video that a text names: a link of YouTube's (youtu.be/x, /watch?v=x, /shorts/x, /live/x, /embed/x),
 * with or without https:// and parameters, or the bare id of 11 characters. null for anything else.
 */
export function videoIdOf(text: string): string | null {
  const asked = text.trim();
  const id = ID.test(asked) ? asked : idInLink(asked);
  return id && ID.test(id) && !NO_IDS.includes(id) ? id : null;
}

function idInLink(text: string): string | null {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const host = url && HOSTS.exec(url.hostname)?.[1];
  if (!host) return null;
  if (host === "youtu.be") return url.pathname.split("/")[1] ?? null;
  if (/^\/watch\/?$/.test(url.pathname)) return url.searchParams.get("v");
  return PATH.exec(url.pathname)?.[1] ?? null;
}
