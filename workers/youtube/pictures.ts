import type { WatchReading } from "../../app/services/readings";
import { ANSWER_BYTES, readBytes } from "../bounded-answer";
import type { TimeLimits } from "../time-limits";

const YOUTUBE_IMAGES = "https://i.ytimg.com";
/** Enough to tell pictures apart. */
const TAG_BYTES = 12;

/** Thumbnails at YouTube, or at a stand-in: each told apart by its bytes, of which a fingerprint is kept. */
export function openPictures(url: string | undefined, { pictureCall }: TimeLimits) {
  let asked = 0;
  return {
    calls: () => asked,

    async look(id, known) {
      asked += 1;
      const address = new URL(`/vi/${encodeURIComponent(id)}/mqdefault.jpg`, url || YOUTUBE_IMAGES);
      try {
        const response = await fetch(address, {
          headers: known?.etag ? { "If-None-Match": known.etag } : {},
          redirect: "manual",
          signal: AbortSignal.timeout(pictureCall),
        });
        const isPicture = response.headers.get("Content-Type")?.startsWith("image/") ?? false;
        if (response.status !== 200 || !isPicture) {
          await response.body?.cancel();
          if (response.status === 304 && known?.etag) return { thumbnail: known };
          // One that is gone or private has none.
          if (response.status === 404 || response.status === 200) return { thumbnail: null };
          throw new Error(`it answered ${response.status}`);
        }
        const bytes = await readBytes(response, ANSWER_BYTES.picture);
        return { thumbnail: { tag: await tagOf(bytes), etag: strongTag(response.headers.get("ETag")) } };
      } catch (error) {
        return {
          error: new Error(`YouTube's thumbnails: ${error instanceof Error ? error.message : "failed"}`),
        };
      }
    },
  } satisfies Pick<WatchReading, "look"> & { calls(): number };
}

async function tagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest.slice(0, TAG_BYTES)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An entity tag as it is sent back; null for one that is none, or is no header we would send. */
const strongTag = (tag: string | null) =>
  tag && /^(?:W\/)?"[\x21\x23-\x7e]{1,100}"$/.test(tag) ? tag : null;
