// A stand-in for Wikipedia's search and Wikimedia's page views, speaking both contracts on one port.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { DAY_MS } from "../../app/numbers/days";
import { crowd, deepJson, type Excess, flood } from "./too-much.ts";

/** What goes wrong: with every request, or with the next few. */
export type WikimediaFault =
  | "too-many"
  | "server-error"
  | "hang"
  | "hang-up"
  | "truncated"
  | "html"
  | "search-error"
  | Excess;

interface WikimediaControl {
  /** What the next `times` requests meet; without a number, all of them until it is changed. */
  fault: WikimediaFault | null;
  times?: number;
  /** Milliseconds before each answer. */
  slowness: number;
  /** Titles a search finds, by its words in lower case. Other words find themselves and a few neighbours. */
  articles: Record<string, string[]>;
  /** Views of an article on a day ("20261120"); null for a day that is missing. */
  views(article: string, day: string): number | null;
  /** Articles that nobody read: 404. */
  unread: Set<string>;
  /** The newest day there is, "20261120"; the day before yesterday unless told. */
  newest: string | null;
}

interface WikimediaCall {
  path: string;
  userAgent: string;
  status: number;
}

export interface WikimediaStandIn {
  url: string;
  control: WikimediaControl;
  calls(): WikimediaCall[];
  /** How many bytes it got rid of in each body without end. */
  floods(): number[];
  /** How many requests were open at the same moment, at most. */
  mostAtOnce(): number;
  reset(): void;
  stop(): Promise<void>;
}

interface Reply {
  status: number;
  text: string;
  type: string;
}

const SEARCH = "/w/api.php";
/** Below this path nobody is at home, for those who cannot reach `control`. */
const AWAY = "/away/";
const VIEWS =
  /^\/api\/rest_v1\/metrics\/pageviews\/per-article\/en\.wikipedia\/all-access\/user\/([^/]+)\/daily\/(\d{8})\/(\d{8})$/;
/** The form that Wikimedia's User-Agent policy asks for: a name with its version, and whom to write to. */
const USER_AGENT = /^[\w.-]+\/[\w.-]+ \((?=[^)]*[@/])[^)]+\)/;

/** Starts it on a port of 127.0.0.1, any free one for 0. Both base URLs are its `url`. */
export async function startWikimedia({ port = 0 }: { port?: number } = {}): Promise<WikimediaStandIn> {
  const control = freshControl();
  let calls: WikimediaCall[] = [];
  let floods: number[] = [];
  let open = 0;
  let mostAtOnce = 0;

  const server = createServer(async (request, response) => {
    const call = { path: request.url ?? "", userAgent: request.headers["user-agent"] ?? "", status: 0 };
    calls.push(call);
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    response.on("close", () => {
      open -= 1;
      call.status = response.statusCode;
    });
    if (control.slowness > 0) await new Promise((resolve) => setTimeout(resolve, control.slowness));
    const reply = replyTo(request, control);
    if (reply === "hang") return;
    if (reply === "flood") return flood(response, (bytes) => void floods.push(bytes));
    if (reply === "hang-up") return void request.socket.destroy();
    response.writeHead(reply.status, { "Content-Type": `${reply.type}; charset=utf-8` }).end(reply.text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    control,
    calls: () => calls,
    floods: () => floods,
    mostAtOnce: () => mostAtOnce,
    reset() {
      Object.assign(control, freshControl());
      calls = [];
      floods = [];
      mostAtOnce = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function freshControl(): WikimediaControl {
  return {
    fault: null,
    times: undefined,
    slowness: 0,
    articles: {},
    views: ordinaryViews,
    unread: new Set(),
    newest: null,
  };
}

/** Some hundreds to thousands a day by the article's name, more in its own season, fewer at weekends. */
function ordinaryViews(article: string, day: string): number {
  const name = [...article].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);
  const time = timeOf(day);
  const turn = ((new Date(time).getUTCMonth() - (name % 12)) / 6) * Math.PI;
  const weekend = new Date(time).getUTCDay() % 6 === 0 ? 0.85 : 1;
  const ripple = 0.95 + (((time / DAY_MS) * 7919 + name) % 100) / 1000;
  return Math.round((300 + (name % 4000)) * (1 + 0.35 * Math.cos(turn)) * weekend * ripple);
}

function replyTo(request: IncomingMessage, control: WikimediaControl): Reply | "hang" | "hang-up" | "flood" {
  if (!USER_AGENT.test(request.headers["user-agent"] ?? "")) {
    return { status: 403, text: "Please set a user-agent and respect our robot policy", type: "text/plain" };
  }
  const fault = takeFault(control);
  switch (fault) {
    case "hang":
    case "hang-up":
    case "flood":
      return fault;
    case "deep":
      return { status: 200, text: deepJson("items"), type: "application/json" };
    case "too-many":
      return json(429, { httpCode: 429, httpReason: "Too Many Requests" });
    case "server-error":
      return { status: 503, text: "<!DOCTYPE html><title>Wikimedia Error</title>", type: "text/html" };
    case "html":
      return {
        status: 200,
        text: "<!DOCTYPE html><title>Wikimedia</title><p>Maintenance",
        type: "text/html",
      };
    case "search-error":
      return json(200, {
        error: { code: "cirrussearch-backend-error", info: "Search is currently unavailable" },
      });
  }
  const url = new URL(request.url ?? "/", "http://stand-in");
  if (url.pathname.startsWith(AWAY)) return { status: 503, text: "away", type: "text/plain" };
  if (url.pathname !== SEARCH && !VIEWS.test(url.pathname)) {
    return { status: 404, text: "<!DOCTYPE html><title>Not Found</title>", type: "text/html" };
  }
  const isCrowded = fault === "crowd";
  const reply =
    url.pathname === SEARCH
      ? search(url.searchParams, control, isCrowded)
      : views(url.pathname, control, isCrowded);
  return fault === "truncated" ? { ...reply, text: reply.text.slice(0, reply.text.length >> 1) } : reply;
}

function takeFault(control: WikimediaControl): WikimediaFault | null {
  const { fault, times } = control;
  if (fault === null || times === undefined) return fault;
  control.times = times - 1;
  if (control.times <= 0) Object.assign(control, { fault: null, times: undefined });
  return fault;
}

function search(query: URLSearchParams, { articles }: WikimediaControl, isCrowded: boolean): Reply {
  const words = query.get("srsearch")?.trim() ?? "";
  if (query.get("action") !== "query" || query.get("list") !== "search" || words === "") {
    const error = { code: "missingparam", info: 'The "srsearch" parameter must be set.' };
    return json(200, { error, servedby: "stand-in" });
  }
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const titles = articles[words.toLowerCase()] ?? [
    title,
    `History of ${words}`,
    `${title} (disambiguation)`,
    `List of ${words} topics`,
    `Outline of ${words}`,
    `${title} in popular culture`,
  ];
  const limit = Number(query.get("srlimit") ?? 10);
  const hits = (isCrowded ? crowd(titles) : titles.slice(0, limit)).map((name, n) => ({
    ns: 0,
    title: name,
    pageid: 1000 + n,
    size: 12_000,
    wordcount: 1500,
    snippet: `About <span class="searchmatch">${words}</span>`,
    timestamp: "2026-11-01T00:00:00Z",
  }));
  return json(200, { batchcomplete: "", query: { searchinfo: { totalhits: titles.length }, search: hits } });
}

/** A crowd are the days once more, over and over, as if everybody had read it. */
function views(path: string, { views, unread, newest }: WikimediaControl, isCrowded: boolean): Reply {
  const [, encoded = "", from = "", to = ""] = VIEWS.exec(path) ?? [];
  const article = decodeURIComponent(encoded);
  const title = article.replaceAll("_", " ");
  const last = Math.min(timeOf(to), newest ? timeOf(newest) : Date.now() - 2 * DAY_MS);
  const items = [];
  for (let time = timeOf(from); article && !unread.has(title) && time <= last; time += DAY_MS) {
    const day = new Date(time).toISOString().slice(0, 10).replaceAll("-", "");
    const count = views(title, day);
    if (count === null) continue;
    items.push({
      project: "en.wikipedia",
      article,
      granularity: "daily",
      timestamp: `${day}00`,
      access: "all-access",
      agent: "user",
      views: count,
    });
  }
  if (isCrowded) items.push(...crowd(items.map((item) => ({ ...item, views: 1e9 }))));
  return items.length > 0 ? json(200, { items }) : json(404, NOTHING);
}

const NOTHING = {
  detail:
    "The date(s) you used are valid, but we either do not have data for those date(s), or the project you asked for is not loaded yet. Please check documentation for more information",
  method: "get",
  status: 404,
  title: "Not Found",
  type: "about:blank",
};

function timeOf(day: string): number {
  return Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}T00:00:00Z`);
}

function json(status: number, body: unknown): Reply {
  return { status, text: JSON.stringify(body), type: "application/json" };
}
