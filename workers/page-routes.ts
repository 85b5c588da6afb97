import type { ServerBuild } from "react-router";

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
export function buildOf(build: ServerBuild, ids: string[]): ServerBuild {
  return {
    ...build,
    routes: pick(build.routes, ids),
    assets: { ...build.assets, routes: pick(build.assets.routes, ids) },
  };
}

function pick<Value>(from: Record<string, Value>, ids: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(from).filter(([id]) => ids.includes(id)));
}
