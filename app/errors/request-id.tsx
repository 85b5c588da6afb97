import { createContext, use } from "react";

const RequestId = createContext<string | undefined>(undefined);

export const RequestIdProvider = RequestId.Provider;

const NAME = "request-id";

/** Carries the id in the document, so that the script that takes over the page shows the same one. */
export function RequestIdMeta() {
  const id = use(RequestId);
  return id ? <meta name={NAME} content={id} /> : null;
}

/** The id of the request behind what is shown, for people to quote; none where nothing reached the server. */
export function useRequestId(): string | undefined {
  const ofDocument = use(RequestId);
  const latest = latestPageRequest();
  if (!latest) return ofDocument;
  return latest.responseStatus >= 400
    ? latest.serverTiming.find((part) => part.name === NAME)?.description
    : undefined;
}

/** In the browser: the id that the server wrote into this document. */
export function requestIdOfDocument(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content;
}

/**
 * A page reached by script is not the document's own request: its answer carries the id in
 * `Server-Timing`, the one response header a page may read of a request that it did not make itself.
 */
function latestPageRequest(): PerformanceResourceTiming | undefined {
  if (typeof performance === "undefined" || !performance.getEntriesByType) return undefined;
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return entries.findLast((entry) => new URL(entry.name).pathname.endsWith(".data"));
}
