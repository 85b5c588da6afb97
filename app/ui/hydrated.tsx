import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the first render of its HTML, true once script runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
