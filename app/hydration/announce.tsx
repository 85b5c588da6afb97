import { useEffect } from "react";

/** Tells wake.js, which holds a visitor's first click, that React has taken over. */
export function useAnnouncedHydration(): void {
  useEffect(() => {
    document.dispatchEvent(new Event("hydrated"));
  }, []);
}
