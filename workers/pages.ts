import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { servicesContext } from "../app/services";
import type { Door } from "./env";
import { isForEveryone } from "./middleware/kept-pages";
import { buildOf, pageAsked, routesByPage } from "./page-routes";

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
export async function pages(c: Context<Door>): Promise<Response> {
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
