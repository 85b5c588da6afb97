import { readFileSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { SAMPLE_DESKS } from "../../app/desks";
import routes from "../../app/routes";
import { startWikimedia } from "../upstream/wikimedia";
import { factsOf } from "./typical-input";

type RouteEntry = (typeof routes)[number];

/** Every page by its path, and whether forms are sent there. */
function pagesOf(entries: readonly RouteEntry[]): { path: string; hasForms: boolean }[] {
  return entries.flatMap(({ path, index, file, children }) => {
    const source = readFileSync(`app/${file}`, "utf8");
    const hasForms = /^export (?:const|function|async function) action\b/m.test(source);
    const page = path || index ? [{ path: `/${path ?? ""}`, hasForms }] : [];
    return [...page, ...pagesOf(children ?? [])];
  });
}

/** Starts the stand-ins that the Worker's tests call upstream, and tells them what pages and tools there are. */
export default async function startUpstreams({ provide }: TestProject) {
  const now = new Date();
  provide("pages", pagesOf(routes));
  provide(
    "tools",
    SAMPLE_DESKS.map((tool) => factsOf(tool, now)),
  );
  const wikimedia = await startWikimedia();
  provide("wikimedia", wikimedia.url);
  return () => wikimedia.stop();
}
