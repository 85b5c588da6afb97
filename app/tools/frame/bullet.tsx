import type { ReactNode } from "react";

/** One line of a list of advice. */
export function Bullet({ children }: { children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 wrap-anywhere">
      <span aria-hidden="true" className="mt-[0.6em] size-1.5 rounded-full bg-go" />
      <span>{children}</span>
    </li>
  );
}
