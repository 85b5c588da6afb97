import { newId, numberBetween, wholeBetween } from "../../numbers/chance";
import { deal } from "../../numbers/deck";
import { seeded } from "../../numbers/seeded";
import type { Moment } from "../tool/tool";
import type { CompetitorVideo, MonitoredChannel, MonitorState } from "./monitor";
import { nicheOf } from "./niche";
import type { PooledUpload } from "./pool/upload";
import { reasonsFor } from "./reasons";
import { UPLOADS } from "./sample";
import { usualOf } from "./usual";

const HOUR_MS = 3_600_000;

type Dealt = Pick<MonitorState, "videos" | "drawn">;

/**
 * A new upload of each of the channels, of what its name says it is about, dealt from a pack per niche: none comes
 * twice before all of its niche have come, and none that is on show. Gives the videos, and what counts as drawn
 * from now on.
 */
export function newUploads(
  channels: readonly MonitoredChannel[],
  { videos, drawn }: Dealt,
  { now, random }: Moment,
): Dealt {
  const dealt: Dealt = { videos: [], drawn };
  for (const channel of channels) {
    const niche = nicheOf(channel.name);
    const pack = UPLOADS[niche].map((one) => ({ ...one, id: `monitor-${niche}-${one.number}` }));
    // By the picture and not by the id: states that were kept before there were packs have ids by chance.
    const isOnShow = (id: string) =>
      [...videos, ...dealt.videos].some(({ thumbnail }) => thumbnail === addressOf(id));
    const onShow = pack.map(({ id }) => id).filter(isOnShow);
    const ofNiche = (id: string) => id.startsWith(`monitor-${niche}-`);
    const next = deal(random, pack, 1, {
      dealt: [...new Set([...dealt.drawn.filter(ofNiche), ...onShow])],
      onShow,
    });
    const publishedAt = new Date(now.getTime() - wholeBetween(random, 5, 110) * HOUR_MS).toISOString();
    dealt.videos.push(...next.cards.map((card) => ({ ...uploadOf(channel.name, card), publishedAt })));
    dealt.drawn = [...dealt.drawn.filter((id) => !ofNiche(id)), ...next.dealt];
  }
  return dealt;
}

/**
 * An upload as a channel has it, but for its date. It stands out: it has 1.9 to 7.5 times the channel's usual views,
 * and its trend score goes with that. All of it follows from the upload and the channel, so that it reads the same
 * when it comes again.
 */
export function uploadOf(
  channel: string,
  { number: _number, device, id, ...upload }: PooledUpload & { id: string },
): Omit<CompetitorVideo, "publishedAt"> {
  const random = seeded(`${id} / ${channel}`);
  const times = 2 ** numberBetween(random, 0.9, 2.9, 2);
  const viewCount = Math.round(usualOf(channel).views * times);
  const likeCount = Math.round(viewCount * numberBetween(random, 0.028, 0.061, 3));
  return {
    ...upload,
    ...reasonsFor(device, random),
    id: newId(random),
    channel,
    thumbnail: addressOf(id),
    viewCount,
    likeCount,
    commentCount: Math.round(likeCount * numberBetween(random, 0.06, 0.17, 2)),
    trendScore: Math.min(99, Math.round(66 + 9 * Math.log2(times)) + wholeBetween(random, 0, 6)),
  };
}

function addressOf(id: string): string {
  return `/api/thumbnails/${id}.svg`;
}
