import { useEffect } from "react";

/**
 * Loads a page anew that the browser kept while its visitor was at the payment provider and shows again as it was
 * left: busy, with its buttons disabled, and ignorant of what happened since.
 */
export function useFreshOnReturn(): void {
  useEffect(() => {
    const renew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener("pageshow", renew);
    return () => removeEventListener("pageshow", renew);
  }, []);
}
