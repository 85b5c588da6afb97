import type { ComponentProps } from "react";

/** For links that look like chips. */
export const chipClass =
  "inline-flex min-h-9 cursor-pointer items-center rounded-full border border-line bg-surface px-3.5 text-sm " +
  "transition-colors hover:border-ink aria-pressed:border-go aria-pressed:bg-go-soft " +
  "disabled:cursor-not-allowed disabled:opacity-55 pointer-coarse:min-h-11";

/** A suggestion to pick. */
export function Chip({ className = "", type = "button", ...rest }: ComponentProps<"button">) {
  return <button {...rest} type={type} className={`${chipClass} ${className}`} />;
}
