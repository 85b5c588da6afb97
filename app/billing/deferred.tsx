import { useEffect, useState } from "react";
import type { ShownSubscription } from "./read-subscription";

/**
 * Reloads a page that the browser restores from its back/forward cache after a visit to the payment provider. It would
 * still be busy, with disabled buttons and outdated data.
 */
export function useReloadOnReturn(): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener("pageshow", reload);
    return () => removeEventListener("pageshow", reload);
  }, []);
}

/** A loader's value: known in a document load, still a promise after a client navigation. */
type Deferred<Value> = Value | Promise<Value>;
export type DeferredSubscription = Deferred<ShownSubscription>;

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

/** The subscription, "loading" until it arrives, "unread" if loading fails. */
export function useSubscription(deferred: DeferredSubscription): ShownSubscription | "loading" {
  return useDeferred<ShownSubscription>(deferred, "unread");
}

/** True for a client navigation, which shows a spinner at once. A document load waits, since it may have no script. */
export function isClientNavigation(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}
