import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { servicesContext } from "../app/services";
import type { HonoEnv } from "./env";
import { isForEveryone } from "./middleware/kept-pages";

/**
 * Redirects a page's other spellings to the one address it has: in lower case, without a slash at its end. 308 keeps
 * method and body, so that a form that was sent there is not lost, and the query stays as it was.
 */
export function oneAddress() {
  return createMiddleware<HonoEnv>(async function redirectToOneAddress(c, next) {
    const url = new URL(c.req.url);
    const path = oneSpelling(url.pathname);
    if (path === url.pathname) return next();
    url.pathname = path;
    // Whole, so that a path of two slashes is no other host.
    return c.body(null, 308, { Location: url.href, "Cache-Control": "private, no-store" });
  });
}

/** Addresses that are not pages of the map: functions, files, and what the page's own script asks for. */
const OTHERS = /^\/(?:api|assets|cdn-cgi)(?:\/|$)|\.[\w-]+$/i;

/** The one spelling of a page's path. */
export function oneSpelling(path: string): string {
  if (path === "/" || OTHERS.test(path)) return path;
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  // What is escaped stays as it was: `%2F` and `%2f` are one.
  return path
    .slice(0, end)
    .replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
}

type Routes = Record<string, { id: string; parentId?: string; path?: string; index?: boolean } | undefined>;

/** The routes of each page whose address is fixed, itself last, by that address; one with a parameter is not among them. */
export function routesByPage(routes: Routes): Map<string, string[]> {
  const known = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(known.map(({ parentId }) => parentId));
  const pages = new Map<string, string[]>();
  for (const leaf of known) {
    if (parents.has(leaf.id)) continue;
    const branch = branchOf(leaf.id, routes);
    const segments = branch.flatMap((id) => routes[id]?.path || []);
    if (segments.some((path) => /[:*?]/.test(path))) continue;
    const address = `/${segments.join("/")}`;
    // As React Router has it, of two routes for one address the first counts.
    if (!pages.has(address)) pages.set(address, branch);
  }
  return pages;
}

/** A route's id after those of the layouts it is in. */
function branchOf(id: string, routes: Routes): string[] {
  const parent = routes[id]?.parentId;
  return parent === undefined ? [id] : [...branchOf(parent, routes), id];
}

/**
 * The page that a request's path asks for: script asks for its data with ".data" at the end. What is spelled in another
 * way is no key of `routesByPage`, and React Router's own matching finds what it is.
 */
export function pageAsked(path: string): string {
  return path.endsWith(".data") ? path.slice(0, -".data".length) : path;
}

/** A build that has these routes and no other; its scripts still name the manifest of all, for the browser. */
function buildOf(build: ServerBuild, ids: string[]): ServerBuild {
  return {
    ...build,
    routes: pick(build.routes, ids),
    assets: { ...build.assets, routes: pick(build.assets.routes, ids) },
  };
}

function pick<Value>(from: Record<string, Value>, ids: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(from).filter(([id]) => ids.includes(id)));
}

type Handle = ReturnType<typeof createRequestHandler>;

const importBuild = () => import("virtual:react-router/server-build");
const { MODE, DEV } = import.meta.env;

/** Chooses a handler by a request's path. */
let choose: ((path: string) => Handle) | undefined;

/**
 * React Router's handler, made with the first request to each page and with the routes of that page alone: one for all
 * pages goes through every route twice a request to match it and twice more to make ready what it renders. An address
 * with a parameter, and what is no page, goes to the handler of all routes. Only while developing do the routes change.
 */
async function pageHandler(path: string): Promise<Handle> {
  choose ??= DEV ? handleAll(importBuild) : handleByPage(await importBuild());
  return choose(path);
}

function handleAll(build: () => Promise<ServerBuild>) {
  const handle = createRequestHandler(build, MODE);
  return () => handle;
}

function handleByPage(build: ServerBuild) {
  const all = createRequestHandler(build, MODE);
  const pages = routesByPage(build.routes);
  const handlers = new Map<string, Handle>();
  return function handlerFor(path: string): Handle {
    const page = pageAsked(path);
    const known = handlers.get(page);
    if (known) return known;
    const routes = pages.get(page);
    if (!routes) return all;
    const handle = createRequestHandler(buildOf(build, routes), MODE);
    handlers.set(page, handle);
    return handle;
  };
}

/**
 * Hands a request to the pages with its services. What a page answers is its visitor's own, and no cache keeps it, not
 * the browser's either; a public page for somebody without a session may be asked for again by its ETag.
 */
export async function pages(c: Context<HonoEnv>): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, c.get("services"));
  const handle = await pageHandler(c.req.path);
  const answer = await handle(decodable(c.req.raw), context);
  if (!answer.headers.has("Cache-Control")) {
    const caching = isForEveryone(c.req.raw) ? "private, no-cache" : "private, no-store";
    answer.headers.set("Cache-Control", caching);
  }
  return answer;
}

/**
 * The request, its path such as can be decoded. React Router warns of another on the console, and quotes it: people's
 * text, or a feed's secret. With its percent signs taken as such it names no page, as before.
 */
function decodable(request: Request): Request {
  if (!request.url.includes("%")) return request;
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    url.pathname = url.pathname.replaceAll("%", "%25");
    return new Request(url, request);
  }
}
