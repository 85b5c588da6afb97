import type { ReactNode } from "react";
import { Figure, type FigureShown, Figures } from "./figure";

/** What an engine was measured on and what it got there, in words and as a figure that opens. */
export function HowOftenRight({ figure, children }: { figure: FigureShown; children: ReactNode }) {
  return (
    <section
      aria-labelledby="how-often"
      className="grid items-start gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
    >
      <div className="max-w-prose">
        <h2 id="how-often" className="text-xl">
          How often it is right
        </h2>
        <p className="mt-2 text-sm text-ink-soft">{children}</p>
      </div>
      <Figures>
        <Figure figure={figure} />
      </Figures>
    </section>
  );
}
