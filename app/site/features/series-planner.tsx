import { Picture, TryLink } from "./picture";

interface Episode {
  title: string;
  status: "Published" | "In progress" | "Planned";
  /** Percent of the first episode's viewers who start this one. */
  viewers: number;
}

/** Invented for the landing page: a series as the planner groups it. */
export const EPISODES: Episode[] = [
  { title: "Reading a cutting list", status: "Published", viewers: 100 },
  { title: "One sheet, one saw", status: "Published", viewers: 71 },
  { title: "Joints that forgive", status: "Published", viewers: 62 },
  { title: "Flattening the top", status: "In progress", viewers: 56 },
  { title: "A vice for the price of lunch", status: "Planned", viewers: 52 },
];

export const countPublished = (episodes: Episode[]) =>
  episodes.filter((episode) => episode.status === "Published").length;

const LENGTH = 100;
const WIDTH = 100;
/** Share of an episode's length over which the ribbon narrows to the next one. */
const BEND = 0.34;

/**
 * The path of a ribbon whose width is the viewers who stay, from episode `from` to before episode `to`. Each episode
 * takes a length of 100. `down` makes it vertical.
 */
export function ribbon(viewers: number[], from: number, to: number, down = false): string {
  const point = (along: number, across: number) => {
    const [x, y] = down ? [across, along] : [along, across];
    return `${round(x)} ${round(y)}`;
  };
  const edge = (side: 1 | -1, order: number[]) => {
    const across = (index: number) =>
      WIDTH / 2 + (side * WIDTH * (viewers[Math.min(index, viewers.length - 1)] ?? 0)) / 200;
    const parts = order.map((index) => {
      const [start, end] = [index * LENGTH, (index + 1) * LENGTH];
      const [bend, middle] = [end - BEND * LENGTH, end - (BEND / 2) * LENGTH];
      const [here, next] = [across(index), across(index + 1)];
      return side === -1
        ? `L${point(start, here)}L${point(bend, here)}C${point(middle, here)} ${point(middle, next)} ${point(end, next)}`
        : `L${point(end, next)}C${point(middle, next)} ${point(middle, here)} ${point(bend, here)}L${point(start, here)}`;
    });
    return parts.join("");
  };
  const order = Array.from({ length: to - from }, (_, index) => from + index);
  return `M${(edge(-1, order) + edge(1, order.toReversed())).slice(1)}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;

const VIEWERS = EPISODES.map((episode) => episode.viewers);
const DONE = countPublished(EPISODES);
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
  const [length, width] = [100 * ALL, 100];
  const cuts = EPISODES.slice(1)
    .map((_, index) => (down ? `M0 ${100 * index + 100}h100` : `M${100 * index + 100} 0v100`))
    .join("");
  return (
    <svg
      viewBox={down ? `0 0 ${width} ${length}` : `0 0 ${length} ${width}`}
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
