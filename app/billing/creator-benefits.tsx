import { Check } from "lucide-react";

const BENEFITS = [
  {
    title: "Decide before you film",
    text: "See whether a topic still has room while changing your mind costs nothing.",
  },
  {
    title: "Read plain sentences",
    text: "Findings come in words, each with the figures it rests on.",
  },
  {
    title: "Find what nobody serves",
    text: "Demand stands beside competition, so that a gap shows itself.",
  },
  {
    title: "Publish when it counts",
    text: "Timing and season are part of the answer, not an afterthought.",
  },
  {
    title: "Made for one platform",
    text: "Figures and rules that fit how videos are found on YouTube.",
  },
];

/** The heading takes the first of six places. */
export function CreatorBenefits() {
  return (
    <section aria-labelledby="benefits" className="rounded-card bg-go-soft p-6 sm:p-8">
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        <h2 id="benefits" className="max-w-[11ch] text-2xl">
          YouTube Creator Benefits
        </h2>
        <ul className="contents">
          {BENEFITS.map(({ title, text }) => (
            <li key={title}>
              <h3 className="flex gap-2.5 font-semibold">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-go" strokeWidth={2.5} />
                {title}
              </h3>
              <p className="mt-1 text-sm text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
