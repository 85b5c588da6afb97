import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";

/** The path of every route of app/routes.ts, but for the one that takes all others. */
export function routePaths(entries: RouteConfigEntry[] = routes as RouteConfigEntry[], under = ""): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path === undefined ? under : `${under}/${path}`;
    if (path === "*") return [];
    const page = path !== undefined || index ? [own === "" ? "/" : own] : [];
    return [...page, ...routePaths(children ?? [], own)];
  });
}

/** The tools' pages, by their path: in app/tools/, in the room of that name, one for each desk. */
export function toolPaths(entries: RouteConfigEntry[] = routes as RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, file, children }) => [
    ...(file === `tools/${path}/page.tsx` && /^[^/]+(\/yours)?$/.test(path ?? "") ? [`/${path}`] : []),
    ...toolPaths(children ?? []),
  ]);
}
