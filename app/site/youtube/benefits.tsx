import { Check } from "lucide-react";

const BENEFITS = [
  {
    benefit: "You film fewer videos nobody was waiting for.",
    how: "Demand is checked before the script is.",
  },
  {
    benefit: "You see room where large channels are few.",
    how: "Who serves a topic counts as much as how many watch it.",
  },
  {
    benefit: "You are ready when the season is.",
    how: "A topic's trend names the month in which it peaks, where the years agree on one.",
  },
  {
    benefit: "You know what a finding rests on.",
    how: "Every claim comes with its figures and sample sizes. What is only luck is refused.",
  },
  { benefit: "You start for free.", how: "The first analysis costs nothing and needs no card." },
];

export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="border-t border-line bg-surface">
      <div className="frame grid gap-x-16 gap-y-8 py-16 sm:py-24 lg:grid-cols-[24rem_1fr] xl:gap-x-24">
        <div>
          <h2 id="benefits" className="max-w-[14ch] text-3xl">
            What it changes about your week
          </h2>
          <p className="mt-5 max-w-sm text-lg text-ink-soft">
            A few minutes with the evidence, before a day with the camera.
          </p>
        </div>
        <ul className="divide-y divide-line border-y border-line">
          {BENEFITS.map(({ benefit, how }) => (
            <li key={benefit} className="grid grid-cols-[auto_1fr] gap-x-5 py-5">
              <span className="mt-0.5 flex size-6 items-center justify-center rounded-full bg-go text-on-go print:bg-transparent print:text-go">
                <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />
              </span>
              <div>
                <p className="text-lg leading-snug font-semibold">{benefit}</p>
                <p className="mt-1 text-ink-soft">{how}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
