import { useEffect, useState } from "react";
import type { Standing } from "./subscription";

/** As a loader gives it: known with a document, still on its way after a client navigation. */
export type ComingStanding = Standing | null | Promise<Standing | null>;

/** The standing once it is there, "loading" until then. One that gets lost on its way is none. */
export function useStanding(coming: ComingStanding): Standing | null | "loading" {
  const [arrived, setArrived] = useState<{ from: ComingStanding; standing: Standing | null }>();

  useEffect(() => {
    if (!(coming instanceof Promise)) return;
    let left = false;
    const show = (standing: Standing | null) => {
      if (!left) setArrived({ from: coming, standing });
    };
    coming.then(show, () => show(null));
    return () => {
      left = true;
    };
  }, [coming]);

  if (!(coming instanceof Promise)) return coming;
  return arrived?.from === coming ? arrived.standing : "loading";
}

/** Client navigations show the page at once and a spinner in it; a document waits, since it may have no script. */
export function isClientNavigation(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}
