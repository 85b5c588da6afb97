import { useEffect } from "react";

/** Tells wake.js, which holds a visitor's first click, that React has hydrated. */
export function useAnnounceHydration(): void {
  useEffect(() => {
    document.dispatchEvent(new Event("hydrated"));
  }, []);
}
