import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { servicesContext } from "../app/services";
import type { Door } from "./env";
import { isForEveryone } from "./middleware/kept-pages";

type Handle = ReturnType<typeof createRequestHandler>;

const importBuild = () => import("virtual:react-router/server-build");
let handle: Handle | undefined;

/**
 * React Router's handler, made with the first page. Given a function it ranks and compiles all routes anew with each
 * request, a fifth of what a form's action costs; only while developing do the routes change.
 */
async function pageHandler(): Promise<Handle> {
  const { MODE, DEV } = import.meta.env;
  handle ??= createRequestHandler(DEV ? importBuild : await importBuild(), MODE);
  return handle;
}

/**
 * Hands a request to the pages with its services. What a page answers is its visitor's own, and no cache keeps it, not
 * the browser's either; a public page for somebody without a session may be asked for again by its ETag.
 */
export async function pages(c: Context<Door>): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, c.get("services"));
  const handle = await pageHandler();
  const answer = await handle(c.req.raw, context);
  if (!answer.headers.has("Cache-Control")) {
    const caching = isForEveryone(c.req.raw) ? "private, no-cache" : "private, no-store";
    answer.headers.set("Cache-Control", caching);
  }
  return answer;
}
