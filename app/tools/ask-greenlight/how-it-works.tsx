import { HOW_IT_WORKS } from "./messages";

export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="border-t border-line pt-7">
      <h2 id="how" className="text-xl">
        How It Works
      </h2>
      <ol className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-3">
        {HOW_IT_WORKS.map(({ title, text }, index) => (
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
