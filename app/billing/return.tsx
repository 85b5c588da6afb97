import { useEffect } from "react";

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
