export interface ExplainerStep {
  title: string;
  text: string;
}

/** How a tool works, in steps. */
export function Explainer({ steps }: { steps: ExplainerStep[] }) {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="sr-only">
        How it works
      </h2>
      <ol className="grid gap-x-8 gap-y-4 border-y border-line py-5 md:grid-cols-3">
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
    </section>
  );
}
