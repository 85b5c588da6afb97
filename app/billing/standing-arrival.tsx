import { useEffect, useState } from "react";
import type { Standing } from "./subscription";

/** As a loader gives it: known with a document, still on its way after a client navigation. */
export type Coming<Value> = Value | Promise<Value>;
export type ComingStanding = Coming<Standing | null>;

/** What is coming once it is there, "loading" until then, and `lost` where it gets lost on its way. */
export function useArriving<Value>(coming: Coming<Value>, lost: Value): Value | "loading" {
  const [arrived, setArrived] = useState<{ from: Coming<Value>; value: Value }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in for a loss is no reason to begin anew
  useEffect(() => {
    if (!(coming instanceof Promise)) return;
    let left = false;
    const show = (value: Value) => {
      if (!left) setArrived({ from: coming, value });
    };
    coming.then(show, () => show(lost));
    return () => {
      left = true;
    };
  }, [coming]);

  if (!(coming instanceof Promise)) return coming;
  return arrived?.from === coming ? arrived.value : "loading";
}

/** The standing once it is there, "loading" until then. One that gets lost on its way is none. */
export function useStanding(coming: ComingStanding): Standing | null | "loading" {
  return useArriving(coming, null);
}

/** Client navigations show the page at once and a spinner in it; a document waits, since it may have no script. */
export function isClientNavigation(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}
