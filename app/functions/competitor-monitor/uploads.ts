import { deal, newId, numberBetween, pick, pickSome, seeded, wholeBetween } from "../../numbers/chance";
import { HOUR_MS } from "../../numbers/days";
import type { ApplyContext } from "../desk/desk";
import { guessNiche, usualViews } from "./channel";
import type { CompetitorVideo, MonitoredChannel, MonitorState } from "./competitor";
import { type PooledUpload, uploadPool, uploadReasons } from "./pool";

type Dealt = Pick<MonitorState, "videos" | "drawn">;

/**
 * Draws one new upload per channel from the pack of its niche: none repeats before all of its niche were shown, and
 * none is drawn that is on show. Returns the videos and the ids drawn so far.
 */
export function newUploads(
  channels: readonly MonitoredChannel[],
  { videos, drawn }: Dealt,
  { now, random }: ApplyContext,
): Dealt {
  const dealt: Dealt = { videos: [], drawn };
  for (const channel of channels) {
    const niche = guessNiche(channel.name);
    const pack = uploadPool()[niche].map((one) => ({ ...one, id: `monitor-${niche}-${one.number}` }));
    // Compared by thumbnail, since states saved before there were packs have random ids.
    const isOnShow = (id: string) =>
      [...videos, ...dealt.videos].some(({ thumbnail }) => thumbnail === thumbnailPath(id));
    const onShow = pack.map(({ id }) => id).filter(isOnShow);
    const isOfNiche = (id: string) => id.startsWith(`monitor-${niche}-`);
    const next = deal(random, pack, 1, {
      dealt: [...new Set([...dealt.drawn.filter(isOfNiche), ...onShow])],
      onShow,
    });
    const publishedAt = new Date(now.getTime() - wholeBetween(random, 5, 110) * HOUR_MS).toISOString();
    dealt.videos.push(...next.cards.map((card) => ({ ...channelUpload(channel.name, card), publishedAt })));
    dealt.drawn = [...dealt.drawn.filter((id) => !isOfNiche(id)), ...next.dealt];
  }
  return dealt;
}

/**
 * A pooled upload as a channel published it, without its date. It stands out: 1.9 to 7.5 times the channel's usual
 * views, with a trend score to match. Seeded by upload and channel, so it reads the same when it is drawn again.
 */
export function channelUpload(
  channel: string,
  { number: _number, device, id, ...upload }: PooledUpload & { id: string },
): Omit<CompetitorVideo, "publishedAt"> {
  const random = seeded(`${id} / ${channel}`);
  const times = 2 ** numberBetween(random, 0.9, 2.9, 2);
  const viewCount = Math.round(usualViews(channel).views * times);
  const likeCount = Math.round(viewCount * numberBetween(random, 0.028, 0.061, 3));
  return {
    ...upload,
    whyItWorks: pick(random, uploadReasons()[device].why),
    keyTakeaways: pickSome(random, uploadReasons()[device].takeaways, 3),
    id: newId(random),
    channel,
    thumbnail: thumbnailPath(id),
    viewCount,
    likeCount,
    commentCount: Math.round(likeCount * numberBetween(random, 0.06, 0.17, 2)),
    trendScore: Math.min(99, Math.round(66 + 9 * Math.log2(times)) + wholeBetween(random, 0, 6)),
  };
}

function thumbnailPath(id: string): string {
  return `/api/thumbnails/${id}.svg`;
}
