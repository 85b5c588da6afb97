import { useEffect } from "react";
import { useLocation } from "react-router";

/** Takes parameters out of the address after each navigation, so that a reload does not say again what a form did. */
export function useForget(...names: string[]): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!names.some((name) => url.searchParams.has(name))) return;
    for (const name of names) url.searchParams.delete(name);
    history.replaceState(history.state, "", url);
  }, [key]);
}
