import { useEffect, useState } from "react";

/** A loader's or an action's value: known in a document load, still a promise after a client navigation. */
export type Deferred<Value> = Value | Promise<Value>;

/** The value, "loading" until it arrives, or `fallback` if loading fails. */
export function useDeferred<Value>(deferred: Deferred<Value>, fallback: Value): Value | "loading" {
  const [arrived, setArrived] = useState<{ from: Deferred<Value>; value: Value }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another fallback is no reason to start over
  useEffect(() => {
    if (!(deferred instanceof Promise)) return;
    let left = false;
    const show = (value: Value) => {
      if (!left) setArrived({ from: deferred, value });
    };
    deferred.then(show, () => show(fallback));
    return () => {
      left = true;
    };
  }, [deferred]);

  if (!(deferred instanceof Promise)) return deferred;
  return arrived?.from === deferred ? arrived.value : "loading";
}

/** True for a client navigation, which shows a spinner at once. A document load waits, since it may have no script. */
export function isClientNavigation(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}

/**
 * Headers of an answer with a deferred value. A client navigation shows its first part at once, which compression on the way
 * (Cloudflare's, and workerd's own) would hold back until the last has come; a coding that is named is left as it is.
 */
export function deferringHeaders(request: Request): [string, string][] {
  return isClientNavigation(request) ? [["Content-Encoding", "identity"]] : [];
}
