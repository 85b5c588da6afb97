// How the stand-in answers lists: parts, ids, pages.

import type { Reply } from "./youtube-faults.ts";
import { onlyFields } from "./youtube-fields.ts";

const ALWAYS = ["kind", "id", "etag"];

/** What a call is refused for, as 400: the client has a mistake. */
class BadRequest extends Error {}

/** Only the parts that were asked for; none asked for is a mistake. */
function partsOf(params: URLSearchParams, items: object[]): object[] {
  const parts = params.get("part")?.split(",");
  if (!parts) throw new BadRequest("No filter selected. Expected: part");
  return items.map((item) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => [...ALWAYS, ...parts].includes(name))),
  );
}

/** The items of the ids that are known; others are left out without a word. */
export function known<Item>(params: URLSearchParams, items: Map<string, Item>): Item[] {
  const ids = (params.get("id") ?? "").split(",");
  if (ids.length > 50)
    throw new BadRequest("The request specifies an invalid filter parameter: too many ids.");
  // In an order of its own: the contract promises none.
  return ids.flatMap((id) => items.get(id) ?? []).reverse();
}

/** A page of a list that has several. */
export function page(kind: string, params: URLSearchParams, all: object[], most = 50): Reply {
  const size = Number(params.get("maxResults") ?? 5);
  if (!(size >= 1 && size <= most))
    throw new BadRequest(`Invalid value '${size}'. Values must be within the range: [1, ${most}]`);
  const from = Number(params.get("pageToken")?.replace("page-from-", "") ?? 0);
  const next = from + size < all.length ? { nextPageToken: `page-from-${from + size}` } : {};
  // How many a search would find is a guess of YouTube's, and a wild one.
  const totalResults = kind === "youtube#searchListResponse" && all.length > 0 ? 1_000_000 : all.length;
  const items = partsOf(params, all.slice(from, from + size));
  return ok(params, { kind, ...next, pageInfo: { totalResults, resultsPerPage: size }, items });
}

/** A whole list. One without items leaves them out altogether. */
export function list(kind: string, params: URLSearchParams, all: object[]): Reply {
  const pageInfo = { totalResults: all.length, resultsPerPage: all.length };
  const items = partsOf(params, all);
  return ok(params, { kind, pageInfo, ...(items.length > 0 ? { items } : {}) });
}

function ok(params: URLSearchParams, value: object): Reply {
  const whole = { etag: "stand-in", ...value };
  const fields = params.get("fields");
  return { status: 200, body: JSON.stringify(fields === null ? whole : onlyFields(fields, whole)) };
}
