import { sum } from "../../app/statistics/sums.ts";
import {
  readChannels,
  readComments,
  readSearch,
  readUploads,
  readVideos,
} from "../../workers/youtube/api/answers.ts";
import type { DataFile } from "../measures/files.ts";
import { table } from "../table.ts";
import type { Evaluated } from "./evaluated.ts";

/** The result of reading one recorded answer. */
type ResponseReading =
  | {
      kind: string;
      items: number;
      read: number;
      /** How many of those read have the count that matters for their kind; null if the kind has none. */
      counted: number | null;
      failure: null;
    }
  | { kind: string; items: number; read: null; counted: null; failure: string | null };

interface ItemsRead {
  read: number;
  counted: number | null;
}

const known = (counts: (number | null)[]) => counts.filter((count) => count !== null).length;

/** The product's reader of each kind of answer. */
const READERS: Record<string, { name: string; read(body: unknown): ItemsRead }> = {
  "youtube#searchListResponse": {
    name: "readSearch",
    read: (body) => ({ read: readSearch(body).items.length, counted: null }),
  },
  "youtube#videoListResponse": {
    name: "readVideos",
    read(body) {
      const videos = readVideos(body);
      return { read: videos.length, counted: known(videos.map(({ viewCount }) => viewCount)) };
    },
  },
  "youtube#channelListResponse": {
    name: "readChannels",
    read(body) {
      const channels = readChannels(body);
      return {
        read: channels.length,
        counted: known(channels.map(({ subscriberCount }) => subscriberCount)),
      };
    },
  },
  "youtube#playlistItemListResponse": {
    name: "readUploads",
    read: (body) => ({ read: readUploads(body).items.length, counted: null }),
  },
  "youtube#commentThreadListResponse": {
    name: "readComments",
    read(body) {
      const comments = readComments(body).items;
      return { read: comments.length, counted: known(comments.map(({ likeCount }) => likeCount)) };
    },
  },
};

/** Reads an answer as the product does. A kind without a reader must be a list, and counts as not used. */
export function readResponse(text: string): ResponseReading {
  let body: { kind?: unknown; items?: unknown };
  try {
    body = JSON.parse(text) ?? {};
  } catch (error) {
    return failed("", 0, `no JSON: ${reasonOf(error)}`);
  }
  const kind = typeof body.kind === "string" ? body.kind : "";
  const items = Array.isArray(body.items) ? body.items.length : 0;
  const reader = READERS[kind];
  if (!reader) {
    const isList = kind !== "" && Array.isArray(body.items);
    return failed(kind, items, isList ? null : "neither a list nor of a kind that is read");
  }
  try {
    return { kind, items, ...reader.read(body), failure: null };
  } catch (error) {
    return failed(kind, items, `${reader.name}: ${reasonOf(error)}`);
  }
}

/** Reads recorded answers with the product's readers. Fails those that a reader refuses or that are not JSON. */
export function evaluateResponses(files: DataFile[]): Evaluated {
  const readings = files.map(({ name, text }) => ({ name, ...readResponse(text) }));
  const kinds = [...new Set(readings.map(({ kind }) => kind))].sort();
  const rows = kinds.map((kind) => {
    const ofKind = readings.filter((reading) => reading.kind === kind);
    const refused = ofKind.filter(({ failure }) => failure !== null).length;
    const counts = ofKind.flatMap(({ counted }) => counted ?? []);
    return [
      kind.replace("youtube#", "") || "(no kind)",
      READERS[kind]?.name ?? "not used",
      String(ofKind.length),
      String(refused),
      String(sum(ofKind.map(({ items }) => items))),
      READERS[kind] ? String(sum(ofKind.map(({ read }) => read ?? 0))) : "",
      counts.length > 0 ? String(sum(counts)) : "",
    ];
  });
  const partly = readings.filter(({ items, read }) => read !== null && read < items);
  const read = readings.filter((reading) => reading.read !== null);
  const unused = readings.filter((reading) => reading.read === null && reading.failure === null);
  const items = sum(read.map((reading) => reading.read ?? 0));
  return {
    text: [
      table(["kind", "reader", "answers", "refused", "items", "read", "with a count"], rows, [0, 1]),
      "(With a count: views of a video, subscribers of a channel, likes of a comment.)",
      ...partly.map(({ name, items, read }) => `${name}: ${items - (read ?? 0)} of ${items} items left out`),
      ...unused.map(({ name, kind, items }) => `${name}: ${kind}, a list of ${items}, is not used`),
      ...readings.flatMap(({ name, failure }) => (failure === null ? [] : [`${name}: REFUSED, ${failure}`])),
    ].join("\n"),
    held: `${files.length} answers`,
    figure: `${read.length} read (${items} items), ${unused.length} of a kind that is not used`,
    failures: readings.flatMap(({ name, failure }) => (failure === null ? [] : [`${name}: ${failure}`])),
  };
}

function failed(kind: string, items: number, failure: string | null): ResponseReading {
  return { kind, items, read: null, counted: null, failure };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
