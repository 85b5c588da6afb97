import { Printer } from "lucide-react";
import { Button } from "../../../ui/button";
import { useHydrated } from "../../../ui/hydrated";

/** Printing by a button takes script; without it there is the browser's own menu. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <Button type="button" size="sm" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4" />
      Print
    </Button>
  );
}
