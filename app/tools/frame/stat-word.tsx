import type { ReactNode } from "react";

/** A name or a word in a tile, where others have a figure: as long as it is, it keeps to the tile. */
export function StatWord({ children }: { children: ReactNode }) {
  return <span className="block pt-1 text-base leading-snug tracking-normal">{children}</span>;
}
