// The failures that the stand-in is set to, and what it remembers.
import { type Fault, isFault } from "./faults.ts";
import { FEED_FAULTS, type FeedFault } from "./feed.ts";

export const METHODS = [
  "search",
  "videos",
  "videos:batchGetStats",
  "channels",
  "playlistItems",
  "commentThreads",
] as const;
export type Method = (typeof METHODS)[number];
type Bucket = "search" | "general" | "stats";

interface Trouble {
  with: Fault;
  /** Every method without one. */
  method?: Method;
  /** How often; without a number, until it is told otherwise. */
  times?: number;
}

interface Settings {
  /** Units left of each bucket. */
  rest: Record<Bucket, number>;
  faults: Trouble[];
  /** Milliseconds before each answer. */
  slowness: number;
  /** Ids that are private or gone: left out of lists, and a playlist of this id is not found. */
  missing: string[];
  /** What goes wrong with every public feed. */
  feed: FeedFault | null;
  /** What thumbnails show, by video, one after another as edges answer in turn; all others show "1". */
  pictures: Record<string, string[]>;
  /** Each edge has entity tags of its own for the same picture. */
  edges: boolean;
  /** What goes wrong with every thumbnail. */
  picture: PictureFault | null;
}

const PICTURE_FAULTS = ["404", "503", "html", "hang", "10 MB"] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

export interface Call {
  method: string;
  params: Record<string, string>;
  status: number;
}

const UNITS_A_DAY = { search: 100, general: 10_000, stats: 10_000 };

function bucketOf(method: Method): Bucket {
  if (method === "search") return "search";
  return method === "videos:batchGetStats" ? "stats" : "general";
}

export function control() {
  const fresh = (): Settings => ({
    rest: { ...UNITS_A_DAY },
    faults: [],
    slowness: 0,
    missing: [],
    feed: null,
    pictures: {},
    edges: false,
    picture: null,
  });
  const settings = fresh();

  return {
    settings,

    /** Changes what is named and leaves the rest. Throws for what cannot be meant. */
    set(change: {
      rest?: Partial<Record<Bucket, number>>;
      faults?: Trouble[];
      slowness?: number;
      missing?: string[];
      feed?: FeedFault | null;
      pictures?: Record<string, string[]>;
      edges?: boolean;
      picture?: PictureFault | null;
    }) {
      if (change.feed && !FEED_FAULTS.includes(change.feed))
        throw new RangeError(`No feed's fault: ${change.feed}`);
      for (const trouble of change.faults ?? []) {
        if (!isFault(trouble.with)) throw new RangeError(`There is no fault ${trouble.with}`);
        if (trouble.method && !METHODS.includes(trouble.method))
          throw new RangeError(`There is no ${trouble.method}`);
      }
      Object.assign(settings.rest, change.rest);
      if (change.faults) settings.faults = change.faults.map((trouble) => ({ ...trouble }));
      if (change.slowness !== undefined) settings.slowness = change.slowness;
      if (change.feed !== undefined) settings.feed = change.feed;
      if (change.picture && !PICTURE_FAULTS.includes(change.picture))
        throw new RangeError(`No thumbnail's fault: ${change.picture}`);
      if (change.pictures) settings.pictures = change.pictures;
      if (change.edges !== undefined) settings.edges = change.edges;
      if (change.picture !== undefined) settings.picture = change.picture;
      if (change.missing) settings.missing = [...change.missing];
    },

    /** Shorthand: the next calls of a method go wrong. */
    fail(fault: Fault, { method, times }: { method?: Method; times?: number } = {}) {
      settings.faults.push({ with: fault, method, times });
    },

    reset() {
      Object.assign(settings, fresh());
    },

    /** What goes wrong with this call, if anything; one occasion of it is used up. */
    faultOf(method: Method): Fault | null {
      const trouble = settings.faults.find((one) => (one.method ?? method) === method && one.times !== 0);
      if (!trouble) return null;
      if (trouble.times !== undefined) trouble.times--;
      return trouble.with;
    },

    /** Takes a unit; false when the bucket has none left. */
    take(method: Method): boolean {
      const bucket = bucketOf(method);
      if (settings.rest[bucket] <= 0) return false;
      settings.rest[bucket]--;
      return true;
    },
  };
}

export type Control = ReturnType<typeof control>;
