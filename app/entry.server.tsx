import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { RequestIdProvider } from "./errors/request-id";
import { holdScripts } from "./hydration/hold-scripts";
import type { PageHandle } from "./hydration/page-handle";
import wake from "./hydration/wake.js?inline-script";
import { servicesContext } from "./services";

/** Renders a page for its request: nonce on every inline script, the request id at hand for the error screen. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const services = loadContext.get(servicesContext);
  const { id, nonce } = services.request;
  let responseStatus = status;
  const body = await renderToReadableStream(
    <RequestIdProvider value={id}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RequestIdProvider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        responseStatus = 500;
        if (!request.signal.aborted) services.report(error);
      },
    },
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (mayHoldScripts(request, routerContext)) {
    await body.allReady;
    const html = await new Response(body).text();
    return new Response(held(html), { status: responseStatus, headers });
  }
  if (isbot(request.headers.get("user-agent"))) await body.allReady;
  return new Response(body, { status: responseStatus, headers });

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
  const asked = new URL(request.url).searchParams;
  const inUse =
    request.method !== "GET" || errors || asked.has("welcome") || asked.has(handle?.inUseWith ?? "welcome");
  // While developing, Vite's client has to run from the start.
  return Boolean(handle?.holdScripts) && !inUse && !import.meta.env.DEV;
}

/**
 * Unexpected errors of loaders and actions: onto the request's one log line. Visitors who left are none, and
 * neither is what a page refuses with a status of its own.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!refused && !request.signal.aborted)
    (context as RouterContextProvider).get(servicesContext).report(error);
};
