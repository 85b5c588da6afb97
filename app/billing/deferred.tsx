import { useEffect } from "react";
import { type Deferred, useDeferred } from "../hydration/deferred";
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

export type DeferredSubscription = Deferred<ShownSubscription>;

/** The subscription, "loading" until it arrives, "unread" if loading fails. */
export function useSubscription(deferred: DeferredSubscription): ShownSubscription | "loading" {
  return useDeferred<ShownSubscription>(deferred, "unread");
}
