import { ChevronDown } from "lucide-react";

export interface ExplainerStep {
  title: string;
  text: string;
}

/** How a tool works, in steps: folded away where it would keep the tool off the first screen (tools.css). */
export function Explainer({ steps }: { steps: ExplainerStep[] }) {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="explainer-title sr-only">
        How it works
      </h2>
      <details className="explainer disclosure border-y border-line">
        <summary className="min-h-11 items-center justify-between gap-4 rounded-control text-sm font-medium">
          <h2 className="text-sm font-medium">How it works</h2>
          <ChevronDown aria-hidden="true" className="chevron size-4.5 shrink-0 text-ink-soft" />
        </summary>
        <div className="pt-1 pb-5 md:pt-5">
          <Steps steps={steps} />
        </div>
      </details>
    </section>
  );
}

export function Steps({ steps }: { steps: ExplainerStep[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-4 md:grid-cols-3">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <span aria-hidden="true" className="text-lg leading-snug font-semibold text-go tabular-nums">
            {index + 1}
          </span>
          <div>
            <h3 className="text-sm font-medium">{title}</h3>
            <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
