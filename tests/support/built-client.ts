import { globSync, readFileSync } from "node:fs";
import { scriptGraph } from "../../commands/bench/weight";

/** A route as React Router tells the browser of it. */
interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
}

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, BuiltRoute>;
  /** Its own address. */
  url: string;
}

/** The text of every script of the built client, by its address on the site. */
export const SCRIPTS = new Map(
  globSync("build/client/assets/*.js").map((file) => [
    file.slice("build/client".length),
    readFileSync(file, "utf8"),
  ]),
);

const MANIFEST = readManifest();

export const ROUTES = Object.values(MANIFEST.routes);

/** One assignment in a file of its own. */
function readManifest(): Manifest {
  const [, text = ""] = [...SCRIPTS].find(([address]) => address.includes("/manifest-")) ?? [];
  return JSON.parse(/=\s*({.*})/s.exec(text)?.[1] ?? "{}");
}

function routeAt(address: string): BuiltRoute {
  // The root has the path "", which is no address.
  const route = ROUTES.find(({ path, index }) => (index ? address === "/" : path && `/${path}` === address));
  if (!route) throw new Error(`no page is at ${address}`);
  return route;
}

/** Scripts and all that they import before they run, by address. Imports on demand are not among them. */
const graph = (starts: string[]) => scriptGraph(starts, readScript);

function readScript(address: string): Buffer {
  const code = SCRIPTS.get(address);
  if (code === undefined) throw new Error(`no script is at ${address}`);
  return Buffer.from(code);
}

const startsOf = ({ module, imports = [] }: BuiltRoute) => [module, ...imports];

/** What the route at an address loads, without the layouts around it. */
export function routeScripts(address: string): Map<string, Buffer> {
  return graph(startsOf(routeAt(address)));
}

/** All that the page at an address loads before it is live: React Router's entry and manifest, and each of its routes. */
export function pageScripts(address: string): Map<string, Buffer> {
  const starts = [MANIFEST.url, MANIFEST.entry.module, ...MANIFEST.entry.imports];
  for (let route: BuiltRoute | undefined = routeAt(address); route; route = parentOf(route)) {
    starts.push(...startsOf(route));
  }
  return graph(starts);
}

function parentOf({ parentId }: BuiltRoute): BuiltRoute | undefined {
  return parentId === undefined ? undefined : MANIFEST.routes[parentId];
}
