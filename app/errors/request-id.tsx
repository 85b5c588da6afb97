import { createContext, use } from "react";

const RequestId = createContext<string | undefined>(undefined);

export const RequestIdProvider = RequestId.Provider;

const NAME = "request-id";

/** Puts the id into the document, so that the hydrated page shows the same one. */
export function RequestIdMeta() {
  const id = use(RequestId);
  return id ? <meta name={NAME} content={id} /> : null;
}

/** The id of the request behind the page, for people to quote; undefined if nothing reached the server. */
export function useRequestId(): string | undefined {
  const documentId = use(RequestId);
  const latest = latestPageRequest();
  if (!latest) return documentId;
  return latest.responseStatus >= 400
    ? latest.serverTiming.find((part) => part.name === NAME)?.description
    : undefined;
}

/** In the browser: the id in this document. */
export function requestIdOfDocument(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content;
}

/**
 * The request of the latest client navigation. Its response carries the id in `Server-Timing`, the only header that a
 * page can read from a request it did not make itself.
 */
function latestPageRequest(): PerformanceResourceTiming | undefined {
  if (typeof performance === "undefined" || !performance.getEntriesByType) return undefined;
  return performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .findLast(({ name }) => new URL(name).pathname.endsWith(".data"));
}
