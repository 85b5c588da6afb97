import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { RequestIdProvider } from "./errors/request-id";
import { holdScripts, wholeDocument } from "./hydration/hold-scripts";
import type { PageHandle } from "./hydration/page-handle";
import wake from "./hydration/wake.js?inline-script";
import { servicesContext } from "./services";

/** How long an answer may wait for a deferred value: for more than two answers of the language model (workers/time-limits.ts). */
export const streamTimeout = 45_000;

/**
 * Renders a page for its request: nonce on every inline script, the request id at hand for the error screen.
 * As one string, since nothing here is deferred, and React's streaming build costs a page several times as much
 * (docs/decisions/0018). What a component throws goes on to React Router, which reports it and renders the error
 * screen.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const services = loadContext.get(servicesContext);
  const { id, nonce } = services.request;
  const { serverHandoffStream, ...context } = routerContext;
  const handoff = await new Response(serverHandoffStream).text();
  // Nobody is there any more to read it (nginx's 499).
  if (request.signal.aborted) return new Response(null, { status: 499 });
  const rendered = renderToString(
    <RequestIdProvider value={id}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </RequestIdProvider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = wholeDocument(rendered, handoff, nonce);
  return new Response(mayHoldScripts(request, routerContext) ? held(html) : html, { status, headers });

  /** Scripts that cannot be held back start at once: slower, and no reason to show nothing. */
  function held(html: string): string {
    try {
      return holdScripts(html, wake, nonce);
    } catch (error) {
      services.report(error);
      return html;
    }
  }
}

/** A page in answer to a form, with an error or with its dialog open is in use already. */
function mayHoldScripts(request: Request, { staticHandlerContext, routeModules }: EntryContext): boolean {
  const { matches, errors } = staticHandlerContext;
  const page = routeModules[matches.at(-1)?.route.id ?? ""];
  const handle = page?.handle as PageHandle | undefined;
  // While developing, Vite's client has to run from the start.
  if (!handle?.holdScripts || request.method !== "GET" || errors || import.meta.env.DEV) return false;
  const asked = new URL(request.url).searchParams;
  return !asked.has("welcome") && !asked.has(handle.inUseWith ?? "welcome");
}

/**
 * Unexpected errors of loaders and actions: onto the request's one log line. Visitors who left are none, and
 * neither is what a page refuses with a status of its own: of 503 it has said why.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const refused = isRouteErrorResponse(error) && (error.status < 500 || error.status === 503);
  if (!refused && !request.signal.aborted)
    (context as RouterContextProvider).get(servicesContext).report(error);
};
