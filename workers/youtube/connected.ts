import { MAX_KEPT_UPLOADS } from "../../app/functions/channel/kept-channel";
import {
  CALLS_A_PAGE,
  isPassDue,
  type UploadsPage,
  withFacts,
  withNewest,
  withoutPass,
  withPage,
  withPass,
} from "../../app/functions/channel/reading";
import { measuredUpload } from "../../app/functions/channel/source-layers";
import type { ReadLayer } from "../../app/model/kept-channel";
import type { YoutubeApi } from "./api/client";
import { countedVideos } from "./api/items";
import { YoutubeError } from "./api/problems";

type Asked = Pick<YoutubeApi, "channels" | "uploads" | "videos">;

interface Turn {
  api: Asked;
  /** How many more calls may be made in this run. */
  left(): number;
  now: Date;
  /** Told after each step, so that what was read outlives what goes wrong after it. */
  read(layer: ReadLayer): void;
}

/**
 * Reads on in a connected channel, as far as the calls of the run go: the pass over all uploads that is under way or
 * due (1 unit, and 2 each 50 uploads: 81 for 2,000), else the newest 50 (3 units). Throws a YoutubeError; what was
 * read until then was passed to `read`.
 */
export async function readOn(layer: ReadLayer, { api, left, now, read }: Turn): Promise<void> {
  let current = layer;
  const step = (next: ReadLayer) => {
    current = next;
    read(next);
  };
  const isPass = isPassDue(current, now);
  if (!current.reading.pass) {
    const [facts] = await api.channels({ ids: [current.facts?.id ?? ""] });
    const known = withFacts(current, facts ?? null, now);
    step(isPass && facts ? withPass(known, now) : known);
    if (!facts) return;
  }
  if (!isPass) {
    step(withNewest(current, await readPage(current, null, { api, now })));
    return;
  }
  while (current.reading.pass && left() >= CALLS_A_PAGE) {
    try {
      step(withPage(current, await readPage(current, current.reading.pass.token, { api, now })));
    } catch (error) {
      // A token that YouTube does not take any more: the next run begins anew.
      if (error instanceof YoutubeError && error.problem.kind === "failed" && error.problem.status === 400) {
        step(withoutPass(current));
      }
      throw error;
    }
  }
}

async function readPage(
  { reading }: ReadLayer,
  token: string | null,
  { api, now }: Pick<Turn, "api" | "now">,
): Promise<UploadsPage> {
  const { playlist, pass } = reading;
  if (playlist === null) return { uploads: [], ids: 0, next: null };
  const list = await api.uploads(playlist, { token }).catch((error: unknown) => {
    // A channel without a single upload has a playlist that YouTube does not find.
    if (token === null && error instanceof YoutubeError && error.problem.kind === "not-found") {
      return { items: [], next: null };
    }
    throw error;
  });
  const ids = list.items.slice(0, MAX_KEPT_UPLOADS - (pass?.read ?? 0));
  const videos = countedVideos(await api.videos(ids));
  const uploads = videos.map((video) => measuredUpload(video, now.toISOString()));
  return { uploads, ids: list.items.length, next: list.next };
}
