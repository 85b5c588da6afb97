import { Picture } from "./picture";
import { RPM_STEPS } from "./rpm";
import { RpmChart } from "./rpm-chart";
import { TryLink } from "./try-link";

export function RpmBooster() {
  return (
    <section aria-labelledby="rpm" className="border-t border-line">
      <div className="frame feature items-center lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        <Picture caption="RPM Booster" className="card max-lg:order-last">
          <RpmChart />
          <ol className="mt-6 divide-y divide-line border-t border-line text-sm">
            {RPM_STEPS.map(({ title, category, time, adds }) => (
              <li key={title} className="flex items-baseline justify-between gap-6 py-3 last:pb-0">
                <span>
                  <span className="block font-medium">{title}</span>
                  <span className="text-xs text-ink-soft">
                    {category}, {time}
                  </span>
                </span>
                <span className="font-medium text-good">+${adds.toFixed(2)}</span>
              </li>
            ))}
          </ol>
        </Picture>
        <div>
          <h2 id="rpm" className="text-3xl">
            The same views, worth a little more
          </h2>
          <p className="mt-5 text-ink-soft">
            RPM is what a thousand views bring in. See yours beside the industry average and the top
            performers, then work down AI monetization recommendations, the quickest first.
          </p>
          <ul className="points mt-6">
            <li>What each change should add, and how long it takes</li>
            <li>The steps written out, from the settings page to the script</li>
          </ul>
          <div className="mt-8">
            <TryLink>Try RPM booster tips</TryLink>
          </div>
        </div>
      </div>
    </section>
  );
}
