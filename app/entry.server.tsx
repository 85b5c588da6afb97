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
  if (isbot(request.headers.get("user-agent"))) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: responseStatus, headers });
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
