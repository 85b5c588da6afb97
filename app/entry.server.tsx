import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
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
        services.report(error);
      },
    },
  );
  if (isbot(request.headers.get("user-agent"))) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: responseStatus, headers });
}

/** Unexpected errors of loaders and actions: onto the request's one log line. Visitors who left are no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(servicesContext).report(error);
};
