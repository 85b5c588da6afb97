import { RotateCcw } from "lucide-react";
import { Link } from "react-router";
import { addressWith } from "../address";
import { START_OVER } from "../messages";
import { askId } from "./after-step";

export function StartOverLink({ address }: { address: string }) {
  return (
    <Link
      id={askId(START_OVER)}
      to={addressWith(address, { confirm: START_OVER }, "confirm")}
      replace
      preventScrollReset
      className="inline-flex min-h-9 items-center gap-1.5 rounded-control text-sm text-ink-soft hover:text-ink hover:underline pointer-coarse:min-h-11 print:hidden"
    >
      <RotateCcw aria-hidden="true" className="size-4" />
      Start over
    </Link>
  );
}
