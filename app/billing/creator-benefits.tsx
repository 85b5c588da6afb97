const BENEFITS = [
  {
    title: "Decide before you film",
    text: "See whether a topic still has room while it costs you an evening less.",
  },
  {
    title: "Read sentences, not dashboards",
    text: "Findings come in plain English, each with the figures it rests on.",
  },
  {
    title: "Find the topics nobody serves",
    text: "Demand stands beside competition, so that a gap is seen as one.",
  },
  {
    title: "Publish when it counts",
    text: "Timing and season are part of the answer, not an afterthought.",
  },
  {
    title: "Made for one platform",
    text: "YouTube's own figures, and rules that fit how videos are found there.",
  },
];

export function CreatorBenefits() {
  return (
    <section aria-labelledby="benefits" className="grid gap-x-16 gap-y-6 lg:grid-cols-[15rem_1fr]">
      <h2 id="benefits" className="text-2xl">
        YouTube Creator Benefits
      </h2>
      <ol className="divide-y divide-line border-y border-line">
        {BENEFITS.map(({ title, text }) => (
          <li key={title} className="grid gap-x-6 gap-y-0.5 py-4 sm:grid-cols-2">
            <h3 className="font-semibold">{title}</h3>
            <p className="text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
