const IDEAS = [
  {
    lamp: "fill-lamp-poor stroke-lamp-poor",
    idea: "My desk setup tour",
    verdict: "Crowded. A dozen large channels take most of the views.",
  },
  {
    lamp: "fill-lamp-fair stroke-lamp-fair",
    idea: "Best budget microphones",
    verdict: "In demand, and already well served.",
  },
  {
    lamp: null,
    idea: "Microphone placement in a small room",
    verdict: "Watched a lot, made by few. Make\u00a0this\u00a0one.",
  },
];

/** The logo as a picture: three ideas for one evening, one of which gets the green light. */
export function SignalPanel() {
  return (
    <figure className="rounded-card border border-housing-line bg-housing p-5 text-housing-ink sm:p-8">
      <figcaption className="flex items-baseline justify-between gap-4 text-xs text-housing-soft">
        <span>Three ideas, one evening to film</span>
        <span>Illustrative</span>
      </figcaption>
      <ol className="relative mt-6 grid gap-4 before:absolute before:inset-y-0 before:left-0 before:w-20 before:rounded-full before:border before:border-housing-line before:bg-well">
        {IDEAS.map(({ lamp, idea, verdict }) => (
          <li key={idea} className="relative grid min-h-24 grid-cols-[5rem_1fr] items-center gap-5 sm:gap-6">
            <Lamp look={lamp} />
            <div>
              <p className={`text-lg leading-snug font-semibold ${lamp ? "text-housing-soft" : ""}`}>
                {idea}
              </p>
              <p className={`mt-1 text-sm ${lamp ? "text-housing-soft" : "text-lamp"}`}>{verdict}</p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Lamp({ look }: { look: string | null }) {
  return (
    <svg viewBox="0 0 80 80" className="size-20" aria-hidden="true" focusable="false">
      {look ? (
        <circle
          cx="40"
          cy="40"
          r="24"
          strokeWidth="1.5"
          className={look}
          fillOpacity="0.16"
          strokeOpacity="0.6"
        />
      ) : (
        <>
          <circle cx="40" cy="40" r="34" className="fill-lamp" fillOpacity="0.16" />
          <circle cx="40" cy="40" r="25" className="fill-lamp" />
          <path
            d="M34.5 31.2c0-1.7 1.9-2.8 3.4-1.9l12.6 8.8c1.3.9 1.3 2.9 0 3.8l-12.6 8.8c-1.5.9-3.4-.2-3.4-1.9z"
            className="fill-housing"
          />
        </>
      )}
    </svg>
  );
}
