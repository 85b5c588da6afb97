import type { Place, Workspace, Workspaces } from "../../app/tools/tool/workspaces";

/** Workspaces in memory, which count, and fail from the moment they are told to. */
export function memoryWorkspaces() {
  const kept = new Map<string, Workspace>();
  const keyOf = ({ tool, desk }: Place) => `${desk} ${tool}`;
  const memory = {
    reads: 0,
    writes: 0,
    isAllowed: true,
    /** "reads" fail, too, where all is down. */
    down: "nothing" as "nothing" | "writes" | "all",
    /** What another tab does between a read and its write, once. */
    meanwhile: null as (() => void) | null,
    /** Puts something there as if it had been written before. */
    put(place: Place, state: unknown, version = 1) {
      kept.set(keyOf(place), { state, version });
    },
    at: (place: Place) => kept.get(keyOf(place)) ?? null,
  };
  const fail = (what: "writes" | "all") => {
    if (memory.down === what || memory.down === "all") throw new Error(`D1_ERROR: no ${what}`);
  };
  const workspaces: Workspaces = {
    async read(place) {
      memory.reads += 1;
      fail("all");
      const found = memory.at(place);
      const between = memory.meanwhile;
      memory.meanwhile = null;
      between?.();
      return found;
    },
    allowed: async () => memory.isAllowed,
    async write(place, { state }, over) {
      memory.writes += 1;
      fail("writes");
      if ((memory.at(place)?.version ?? 0) !== over) return "conflict";
      memory.put(place, JSON.parse(JSON.stringify(state)), over + 1);
      return "kept";
    },
    async clear(place) {
      fail("writes");
      const found = memory.at(place);
      if (found) memory.put(place, null, found.version + 1);
    },
    figures: async () => ({ sample: {}, yours: {} }),
    cookies: async () => (memory.writes > 0 ? ["owner=one; Path=/"] : []),
  };
  return { workspaces, memory };
}
