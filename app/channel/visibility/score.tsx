import { Disclosure } from "../../ui/disclosure";
import { VISIBILITY_TEXTS } from "./messages";
import type { VisibilityShown } from "./show";

/** The Live Visibility Score, which opens to its topics, their searches and the method. */
export function VisibilityScore({ score: { value, basis, method, topics } }: { score: VisibilityShown }) {
  return (
    <section aria-labelledby="visibility" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id="visibility" className="sr-only">
          The score
        </h2>
        <p className="text-2xl font-semibold tabular-nums">{value}</p>
        <p className="mt-1 max-w-prose text-sm text-ink-soft tabular-nums">{basis}</p>
      </div>
      {topics.length > 0 && (
        <div className="divide-y divide-line border-y border-line">
          {topics.map(({ topic, value: own, answers }) => (
            <Disclosure
              key={topic}
              summary={
                <span className="flex flex-wrap justify-between gap-x-5">
                  <bdi className="wrap-anywhere">{topic}</bdi>
                  <span className="text-ink-soft tabular-nums">{own}</span>
                </span>
              }
            >
              <ul className="divide-y divide-line text-sm">
                {answers.map(({ key, day, found }) => (
                  <li key={key} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 py-2">
                    <span className="text-ink-soft tabular-nums">{day}</span>
                    {found.length === 0 ? (
                      <span className="text-ink-soft">{VISIBILITY_TEXTS.notFound}</span>
                    ) : (
                      <ul className="grid gap-1">
                        {found.map(({ title, place, href }) => (
                          <li key={href} className="wrap-anywhere">
                            <a href={href} target="_blank" rel="noreferrer" className="link">
                              <bdi>{title}</bdi>
                            </a>{" "}
                            <span className="text-ink-soft tabular-nums">{place}</span>
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
              {answers.length === 0 && <p className="text-sm text-ink-soft">{VISIBILITY_TEXTS.waiting}</p>}
            </Disclosure>
          ))}
        </div>
      )}
      <p className="max-w-prose text-xs text-ink-soft">{method}</p>
    </section>
  );
}
