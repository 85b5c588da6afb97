import { Bullet } from "./bullet";

export interface BestPracticesProps {
  title: string;
  items: string[];
}

/** What is worth knowing whatever the tool says. */
export function BestPractices({ title, items }: BestPracticesProps) {
  return (
    <section aria-labelledby="practices" className="rounded-card bg-sunken px-5 py-6 sm:px-7">
      <h2 id="practices" className="text-lg font-semibold">
        {title}
      </h2>
      <ul className="mt-3 grid gap-x-10 gap-y-2.5 text-sm text-ink-soft md:grid-cols-2">
        {items.map((item) => (
          <Bullet key={item}>{item}</Bullet>
        ))}
      </ul>
    </section>
  );
}
