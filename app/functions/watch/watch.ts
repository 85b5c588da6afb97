import { z } from "zod";
import { isTimeZone } from "../../engines/channel-report";
import { WATCH_KINDS, watchEvent } from "../../model/event";
import { channelId, type WatchPage, watchedChannel, watchedVideo } from "../../model/watch";
import { CHANNEL_MAX, type ChannelAnswer, channelRefusal } from "../../services/channels";
import { cleanText } from "../../tables/file-text";
import { plainLines, readRows } from "../../tables/rows";
import { plainTitle } from "../../tables/upload-row";
import { watchedFull } from "../billing/plan-messages";
import { define } from "../define";
import { Refused } from "../refused";
import { WATCH_MESSAGES as SAYS } from "./messages";

/** Events that one reading gives. */
const MOST_EVENTS = 100;
/** A Takeout file of 5,000 subscriptions has half of it. */
const FILE_MAX = 1_000_000;

const LIMIT = { name: "watch", tooMany: SAYS["too-many"] } as const;
const A_CHANNEL = "UCx_5XG1OV2P6uZZ5FSM9Ttw";

export const watchChannel = define({
  name: "watch.add",
  about: "Watches a channel from now on, and tells its past outliers.",
  /** A handle, an id, an address or a name. */
  input: z.object({ channel: z.string().trim().min(1, SAYS.nothing).max(CHANNEL_MAX, SAYS["too-long"]) }),
  /** False where it was watched already. */
  output: z.object({ id: z.string(), title: z.string(), isNew: z.boolean() }),
  scope: "write",
  limit: LIMIT,
  uses: ["channels.uploadsOf", "watching.add"],
  failed: SAYS["not-kept"],
  examples: {
    good: { channel: "@knifeweek" },
    bad: { input: { channel: " " }, status: 400, message: SAYS.nothing },
  },
  async run({ channel: asked }, caller, { channels, watching }) {
    const outcome = await channels.uploadsOf(asked);
    if (!outcome.ok) {
      const { message, status } = channelRefusal(outcome.problem);
      const own: Partial<Record<string, string>> = SAYS.unread;
      const said =
        outcome.problem === "too-many" ? SAYS["too-fast"](asked) : (own[outcome.problem] ?? message);
      throw new Refused(status, said, { field: "channel" });
    }
    const { answer } = outcome;
    if (answer.source.kind === "sample") throw new Refused(400, SAYS.sample, { field: "channel" });
    const { channelId: id, name: title } = answer.channel;
    const playlist = answer.rest?.playlist ?? null;
    const { added, full, most } = await watching.add([{ id, title, playlist, page: pageOf(answer) }]);
    if (full > 0) {
      const standing = await caller.allowance.standing();
      throw standing
        ? new Refused(402, watchedFull(standing.tier), { field: "channel" })
        : new Refused(409, SAYS.full(most), { field: "channel" });
    }
    return { id, title, isNew: added > 0 };
  },
});

/** What was read of a channel, as a page of its uploads. A kept answer may lack the newest: nothing is missing from it. */
function pageOf({ asOf, uploads, feed }: ChannelAnswer): WatchPage {
  return {
    source: feed ? "feed" : "api",
    at: Date.parse(asOf),
    isWhole: false,
    missing: [],
    videos: uploads.map((upload) => ({
      id: upload.videoId,
      title: upload.title,
      publishedAt: upload.publishedAt,
      seconds: upload.durationSeconds,
      isShort: false,
      views: upload.viewCount,
      thumbnail: null,
    })),
  };
}

export const importSubscriptions = define({
  name: "watch.import",
  about: "Watches the channels of Google Takeout's subscriptions.csv, as far as there is room.",
  /** The file's text; `only` some of its channels, by id. */
  input: z.object({
    file: z.string().max(FILE_MAX, SAYS["no-subscriptions"]),
    only: z.array(channelId).optional(),
  }),
  output: z.object({ found: z.number(), added: z.number(), already: z.number(), full: z.number() }),
  scope: "write",
  limit: LIMIT,
  uses: ["watching.add"],
  failed: SAYS["not-kept"],
  examples: {
    good: { file: `Channel Id,Channel Url,Channel Title\n${A_CHANNEL},,Knife Week` },
    bad: { input: { file: "Channel Id" }, status: 400, message: SAYS["no-subscriptions"] },
  },
  async run({ file, only }, caller, { watching }) {
    const found = readSubscriptions(file);
    if (found.length === 0) throw new Refused(400, SAYS["no-subscriptions"], { field: "file" });
    const chosen = only ? found.filter(({ id }) => only.includes(id)) : found;
    const { added, already, full } = await watching.add(
      chosen.map((one) => ({ ...one, playlist: null, page: null })),
    );
    const standing = added === 0 && full > 0 ? await caller.allowance.standing() : null;
    if (standing) throw new Refused(402, watchedFull(standing.tier), { field: "file" });
    return { found: found.length, added, already, full };
  },
});

export const unwatchChannel = define({
  name: "watch.remove",
  about: "Ends the watching of a channel, and deletes its events.",
  input: z.object({ channel: channelId }),
  output: z.object({ wasWatched: z.boolean() }),
  scope: "write",
  limit: LIMIT,
  uses: ["watching.remove"],
  failed: SAYS["not-kept"],
  examples: { good: { channel: A_CHANNEL } },
  run: async ({ channel }, _caller, { watching }) => ({ wasWatched: await watching.remove(channel) }),
});

export const muteWatch = define({
  name: "watch.mute",
  about: "Mutes a watched channel, a kind of event, or a kind on one channel.",
  /** Without a channel on all of them, without a kind all kinds. */
  input: z
    .object({ channel: channelId.optional(), kind: z.enum(WATCH_KINDS).optional(), isMuted: z.boolean() })
    .refine(({ channel, kind }) => channel !== undefined || kind !== undefined, SAYS["mute-what"]),
  /** Watched channels that it concerns. */
  output: z.object({ channels: z.number() }),
  scope: "write",
  limit: LIMIT,
  uses: ["watching.mute"],
  failed: SAYS["not-kept"],
  examples: {
    good: { kind: "watched-thumbnail", isMuted: true },
    bad: { input: { isMuted: true }, status: 400, message: SAYS["mute-what"] },
  },
  run: async ({ isMuted, ...what }, _caller, { watching }) => ({
    channels: await watching.mute(what, isMuted),
  }),
});

export const setNoteTime = define({
  name: "watch.set-note-time",
  about: "Chooses the weekday and hour, in the caller's time zone, at which their weekly note comes.",
  input: z.object({
    weekday: z.int(SAYS["note-time"]).min(0, SAYS["note-time"]).max(6, SAYS["note-time"]),
    hour: z.int(SAYS["note-time"]).min(0, SAYS["note-time"]).max(23, SAYS["note-time"]),
    zone: z.string(SAYS["note-time"]).max(64, SAYS["note-time"]).refine(isTimeZone, SAYS["note-time"]),
  }),
  output: z.object({}),
  scope: "write",
  limit: LIMIT,
  uses: ["watching.setNoteTime"],
  failed: SAYS["not-kept"],
  examples: {
    good: { weekday: 1, hour: 8, zone: "Europe/Zurich" },
    bad: { input: { weekday: 1, hour: 8, zone: "Mars" }, status: 400, message: SAYS["note-time"] },
  },
  async run(time, _caller, { watching }) {
    await watching.setNoteTime(time);
    return {};
  },
});

export const listWatched = define({
  name: "watch.list",
  about: "Lists the channels that the caller watches.",
  input: z.object({}),
  output: z.object({ channels: z.array(watchedChannel) }),
  scope: "read",
  uses: ["watching.list"],
  failed: SAYS["not-read"],
  examples: { good: {} },
  run: async (_input, _caller, { watching }) => ({ channels: await watching.list() }),
});

export const listWatchEvents = define({
  name: "watch.events",
  about: "Lists what happened on the channels that the caller watches, the newest first.",
  input: z.object({ channel: channelId.optional(), kind: z.enum(WATCH_KINDS).optional() }),
  output: z.object({ events: z.array(watchEvent) }),
  scope: "read",
  uses: ["watching.events"],
  failed: SAYS["not-read"],
  examples: { good: {} },
  run: async (asked, _caller, { watching }) => ({
    events: await watching.events({ ...asked, most: MOST_EVENTS }),
  }),
});

export const readWatched = define({
  name: "watch.read",
  about: "Reads what is kept of a watched channel's newest uploads.",
  input: z.object({ channel: channelId }),
  output: z.object({ channel: watchedChannel, videos: z.array(watchedVideo) }),
  scope: "read",
  uses: ["watching.channel"],
  failed: SAYS["not-read"],
  examples: { good: { channel: A_CHANNEL } },
  async run({ channel }, _caller, { watching }) {
    const found = await watching.channel(channel);
    if (!found) throw new Refused(404, SAYS["not-watched"]);
    return found;
  },
});

/** YouTube takes 5,000 subscriptions at most. */
const MOST_ROWS = 5_001;
const ID = /UC[\w-]{22}(?![\w-])/;

export interface Subscription {
  id: string;
  title: string;
}

/**
 * The channels of Google Takeout's subscriptions.csv, each once, in the file's order. Its heading is in the account's
 * language, so columns are known by what is in them: an id alone, an address that ends in one, and the title, which is
 * what is left. A title that is missing is the id.
 */
export function readSubscriptions(text: string): Subscription[] {
  const { rows } = readRows(cleanText(plainLines(text)), ",", MOST_ROWS);
  const found = new Map<string, Subscription>();
  for (const { cells } of rows) {
    const trimmed = cells.map((cell) => cell.trim());
    const id =
      trimmed.find((cell) => channelId.safeParse(cell).success) ??
      ID.exec(trimmed.find(isAddress) ?? "")?.[0];
    if (id === undefined || found.has(id)) continue;
    const title = trimmed.find((cell) => cell !== "" && cell !== id && !isAddress(cell));
    found.set(id, { id, title: plainTitle(title ?? "") || id });
  }
  return [...found.values()];
}

const isAddress = (cell: string) => /^https?:\/\/(?:www\.)?youtube\.com\/channel\//i.test(cell);
