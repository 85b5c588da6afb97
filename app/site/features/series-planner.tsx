import { Picture } from "./picture";
import { EPISODES, published, ribbon } from "./series";
import { TryLink } from "./try-link";

const VIEWERS = EPISODES.map((episode) => episode.viewers);
const DONE = published(EPISODES);
const ALL = EPISODES.length;

export function SeriesPlanner() {
  return (
    <section aria-labelledby="series" className="border-t border-line bg-surface">
      <div className="frame feature">
        <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[1fr_1fr]">
          <h2 id="series" className="max-w-[14ch] text-3xl">
            One video hands over to the next
          </h2>
          <div>
            <p className="text-ink-soft">
              The planner looks through your library for videos that belong together and puts them in an
              order. Four to eight episodes, three to seven days apart: long enough that viewers stay for
              another, short enough that you finish it.
            </p>
            <div className="mt-6">
              <TryLink>Try the series planner</TryLink>
            </div>
          </div>
        </div>
        <Picture caption="Series Planner: “A workbench from one sheet of plywood”" className="">
          <div className="relative grid grid-cols-[6rem_1fr] gap-x-5 lg:block">
            <Ribbon down className="h-full w-full lg:hidden" />
            <Ribbon className="hidden h-44 w-full lg:block" />
            <ol className="grid auto-rows-fr lg:mt-5 lg:grid-cols-5">
              {EPISODES.map(({ title, status, viewers }, index) => (
                <li key={title} className="py-4 lg:py-0 lg:pr-6">
                  <p className="text-2xl font-semibold">{viewers}%</p>
                  <p className="mt-1 font-medium">{title}</p>
                  <p className="mt-1 text-xs text-ink-soft">
                    Episode {index + 1}, {status.toLowerCase()}
                  </p>
                </li>
              ))}
            </ol>
          </div>
          <p className="mt-8 flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-line pt-4 text-sm text-ink-soft">
            <span>
              Of a hundred viewers who begin the series, how many begin each episode; paler is expected
            </span>
            <span className="font-medium text-ink">
              {DONE} of {ALL} published
            </span>
          </p>
        </Picture>
      </div>
    </section>
  );
}

function Ribbon({ down = false, className }: { down?: boolean; className: string }) {
  const [length, breadth] = [100 * ALL, 100];
  const cuts = EPISODES.slice(1)
    .map((_, index) => (down ? `M0 ${100 * index + 100}h100` : `M${100 * index + 100} 0v100`))
    .join("");
  return (
    <svg
      viewBox={down ? `0 0 ${breadth} ${length}` : `0 0 ${length} ${breadth}`}
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path d={ribbon(VIEWERS, 0, DONE, down)} className="fill-go" />
      <path d={ribbon(VIEWERS, DONE, ALL, down)} className="fill-go" fillOpacity="0.28" />
      <path d={cuts} strokeWidth="4" vectorEffect="non-scaling-stroke" className="stroke-surface" />
    </svg>
  );
}
