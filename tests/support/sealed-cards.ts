import type { D1Database } from "@cloudflare/workers-types";
import type { Channel } from "../../app/model/channel";
import { measuredUpload } from "./connected-channel";

export const CREATORS = 20;
export const CARDS = 10_000;

/** 10,000 cards of 20 creators, each with a light and a forecast sealed at an instant. */
export async function sealCards(db: D1Database, now: Date): Promise<void> {
  const at = now.getTime();
  await db.batch(
    [
      `insert into owners (id, created_at, seen_at) with recursive o(i) as (select 1 union all select i + 1 from o where i < ${CREATORS})
        select 'owner-' || i, ${at}, ${at} from o`,
      `insert into cards with recursive c(i) as (select 1 union all select i + 1 from c where i < ${CARDS})
        select 'owner-' || (1 + i % ${CREATORS}), 'card-' || i, 'idea ' || i, 'Idea ' || i, 'Idea ' || i, 'idea', i, null, '', null, 0,
          null, null, null, '[]', null, 1, ${at}, ${at}, '', '', null from c`,
      `insert into seals with recursive s(i) as (select 1 union all select i + 1 from s where i < ${2 * CARDS})
        select i, lower(hex(randomblob(32))), null, ${at}, 'owner-' || (1 + ((i + 1) / 2) % ${CREATORS}) from s`,
      `insert into sealed select owner_id, 'card-' || ((n + 1) / 2), n, iif(n % 2, 'light', 'forecast'),
        iif(n % 2, 'green', null), ${at}, null, null, null, 0,
        '{"forecast":{"ranges":[{"days":30,"low":900,"high":4400}]}}' from seals`,
    ].map((statement) => db.prepare(statement)),
  );
}

/**
 * The channel of one of those creators, counted on day 32: each card was published on day 2 and did half better than the 20
 * uploads before them.
 *
 * @param creator 1 to 20
 * @param later the instant so many days after the cards were sealed
 */
export function channelOfCards(creator: number, later: (days: number) => Date): Channel {
  const upload = (title: string, days: number, views: number) =>
    measuredUpload({
      ...{ videoId: null, title, views, durationSeconds: 600 },
      ...{ publishedAt: later(days).toISOString(), countedAt: later(32).toISOString() },
    });
  const own = Array.from({ length: CARDS / CREATORS }, (_, at) =>
    upload(`Idea ${at * CREATORS + (creator - 1 || CREATORS)}`, 2, 1500),
  );
  const earlier = Array.from({ length: 20 }, (_, at) => upload(`Loaf ${at}`, -100 - at, 1000));
  return connectedChannel(later(0), ...own, ...earlier);
}

/** A channel that is read from YouTube, with these uploads. */
export function connectedChannel(at: Date, ...uploads: Channel["uploads"]): Channel {
  return {
    name: "Rye Week",
    ...{
      handle: null,
      id: null,
      isSample: false,
      subscribers: null,
      currency: null,
      reading: null,
      daily: [],
    },
    sources: [{ kind: "youtube", at: at.toISOString(), uploads: 1, metrics: [], daily: 0, notes: [] }],
    uploads,
  };
}
