const ID = /^[\w-]{11}$/;
/** Words of an embedding address that have the length of an id. */
const NOT_IDS = ["videoseries", "live_stream"];
const HOSTS = /^(?:(?:www|m|music)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const PATH = /^\/(?:shorts|live|embed|v)\/([^/]+)\/?$/;

/**
 * The id of a video, read from a YouTube link (youtu.be/x, /watch?v=x, /shorts/x, /live/x, /embed/x), with or
 * without https:// and parameters, or from the bare id of 11 characters. null for anything else.
 */
export function parseVideoId(text: string): string | null {
  const asked = text.trim();
  const id = ID.test(asked) ? asked : idInLink(asked);
  return id && ID.test(id) && !NOT_IDS.includes(id) ? id : null;
}

function idInLink(text: string): string | null {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const host = url && HOSTS.exec(url.hostname)?.[1];
  if (!host) return null;
  if (host === "youtu.be") return url.pathname.split("/")[1] ?? null;
  if (/^\/watch\/?$/.test(url.pathname)) return url.searchParams.get("v");
  return PATH.exec(url.pathname)?.[1] ?? null;
}
