// A stand-in for the YouTube Data API v3: its contract over invented videos, with everything that can go wrong.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { crowd, deepJson, flood } from "../too-much.ts";
import { type Call, type Control, control, METHODS, type Method } from "./control.ts";
import { FAULTS, type Fault, faultReply, isFault, type Reply } from "./faults.ts";
import { youtubeLibrary } from "./library.ts";

export interface YoutubeStandIn {
  /** The base URL for the client. */
  url: string;
  /** Where channels' public feeds are. */
  feedUrl: string;
  /** Where thumbnails are. */
  imageUrl: string;
  control: Control;
  /** Calls so far, in the order they came, without the key. */
  calls(): Call[];
  /** How many bytes it got rid of in each body without end. */
  floods(): number[];
  /** Forgets the calls and every setting. */
  reset(): void;
  /** The invented videos and channels. */
  library: ReturnType<typeof youtubeLibrary>;
  stop(): Promise<void>;
}

const HANG_MS = 30_000;
const FEED = "/feeds/videos.xml";

/**
 * Starts it on a port of 127.0.0.1, any free one for 0. From outside the process it is steered over HTTP:
 * `POST /control` with Settings as JSON (`{"reset":true}` first of all), `GET /control` tells them and the calls.
 * A key `fault-NAME` (`fault-hang`) makes each of its calls go wrong that way.
 */
export async function startYoutube({ port = 0, now = () => new Date() } = {}): Promise<YoutubeStandIn> {
  const steer = control();
  const library = youtubeLibrary(now);
  const calls: Call[] = [];
  const floods: number[] = [];
  let looks = 0;
  const stopping = new AbortController();

  function reset() {
    steer.reset();
    calls.length = 0;
    floods.length = 0;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://stand-in");
    if (url.pathname === "/control") return send(response, await steered(request, { steer, calls, reset }));
    const method = url.pathname.replace(/^\/youtube\/v3\//, "");
    const params = url.searchParams;
    const key = params.get("key");
    params.delete("key");
    const call: Call = { method, params: Object.fromEntries(params), status: 0 };
    calls.push(call);
    await wait(steer.settings.slowness, undefined, { signal: stopping.signal });
    if (method === FEED) {
      const { raw, ...reply } = library.feed(params.get("channel_id"), steer.settings);
      return send(response, noted(call, reply), raw);
    }
    const picture = /^\/vi\/([\w-]+)\/mqdefault\.jpg$/.exec(url.pathname)?.[1];
    if (picture) return showPicture(picture, call, request, response);
    if (!isMethod(method))
      return send(response, noted(call, { status: 404, body: "<h1>Not Found</h1>", type: "text/html" }));

    const fault = faultOfKey(key) ?? steer.faultOf(method);
    if (fault === "hang-up") return void request.socket.destroy();
    if (fault === "hang") await wait(HANG_MS, undefined, { signal: stopping.signal });
    if (fault === "flood") return flood(response, (bytes) => void floods.push(bytes));
    if (fault === "deep") return send(response, noted(call, { status: 200, body: deepJson("items") }));
    const reply = noted(call, (fault && faultReply(fault)) ?? replyTo(method, params));
    if (fault === "crowd") return send(response, crowded(reply));
    if (fault === "truncated")
      return send(response, { ...reply, body: reply.body.slice(0, reply.body.length / 2) });
    if (fault === "cut-off") {
      response.writeHead(reply.status, {
        "content-type": "application/json",
        "content-length": reply.body.length,
      });
      response.write(reply.body.slice(0, reply.body.length / 2), () => request.socket.destroy());
      return;
    }
    send(response, reply);
  }

  async function showPicture(id: string, call: Call, request: IncomingMessage, response: ServerResponse) {
    const { picture: fault, pictures, edges } = steer.settings;
    if (fault === "hang") await wait(HANG_MS, undefined, { signal: stopping.signal });
    if (fault === "404" || fault === "503") call.status = Number(fault);
    const all = pictures[id] ?? ["1"];
    const shown = all[looks % all.length] ?? "1";
    const etag = `"${shown}${edges ? `-${looks % 3}` : ""}"`;
    looks += 1;
    const isKnown = request.headers["if-none-match"] === etag;
    call.status ||= isKnown ? 304 : 200;
    const type = fault === "html" ? "text/html" : "image/jpeg";
    const bytes = Buffer.alloc(fault === "10 MB" ? 10_000_000 : 9_000, `picture ${shown} of ${id}`);
    response.writeHead(call.status, { "content-type": type, etag }).end(isKnown ? undefined : bytes);
  }

  function replyTo(method: Method, params: URLSearchParams): Reply {
    if (!steer.take(method))
      return faultReply(method === "search" ? "searchesPerDay" : "quotaExceeded") as Reply;
    const { missing } = steer.settings;
    const ids = params.get("id")?.split(",");
    if (ids) params.set("id", ids.map((id) => (missing.includes(id) ? "missing" : id)).join(","));
    for (const name of ["playlistId", "videoId"]) {
      if (missing.includes(params.get(name) ?? "")) params.set(name, "missing");
    }
    switch (method) {
      case "search":
        return library.search(params);
      case "videos":
        return library.videos(params);
      case "videos:batchGetStats":
        return library.stats(params);
      case "channels":
        return library.channels(params);
      case "playlistItems":
        return library.playlistItems(params);
      case "commentThreads":
        return library.commentThreads(params);
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (stopping.signal.aborted) return;
      send(response, { status: 400, body: JSON.stringify({ error: { code: 400, message: String(error) } }) });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/youtube/v3`,
    feedUrl: `${origin}${FEED}`,
    imageUrl: origin,
    control: steer,
    calls: () => [...calls],
    floods: () => [...floods],
    reset,
    library,
    stop() {
      stopping.abort();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

/** Names of all that can be made to go wrong, for whoever steers it by hand. */
export const YOUTUBE_FAULTS = FAULTS;

function faultOfKey(key: string | null): Fault | null {
  if (!key) return "unregistered";
  const name = key.startsWith("fault-") ? key.slice("fault-".length) : "";
  return isFault(name) ? name : null;
}

function isMethod(name: string): name is Method {
  return (METHODS as readonly string[]).includes(name);
}

/** The same answer with its items over and over. */
function crowded(reply: Reply): Reply {
  const { items, ...rest } = JSON.parse(reply.body) as { items: unknown[] };
  return { ...reply, body: JSON.stringify({ ...rest, items: crowd(items) }) };
}

function noted(call: Call, reply: Reply): Reply {
  call.status = reply.status;
  return reply;
}

async function steered(
  request: IncomingMessage,
  { steer, calls, reset }: { steer: Control; calls: Call[]; reset(): void },
): Promise<Reply> {
  if (request.method === "POST") {
    const chunks = await request.toArray();
    const { reset: anew, ...change } = JSON.parse(Buffer.concat(chunks).toString("utf8") || "{}");
    if (anew) reset();
    steer.set(change);
  }
  return { status: 200, body: JSON.stringify({ settings: steer.settings, calls }, null, 1) };
}

function send(
  response: ServerResponse,
  { status, body, type = "application/json; charset=UTF-8" }: Reply,
  raw?: Buffer,
): void {
  response.writeHead(status, { "content-type": type }).end(raw ?? body);
}
