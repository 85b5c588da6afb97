import { Feature, TryLink } from "./picture";

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
  { title: "A vice for ten dollars", status: "Planned", viewers: 52 },
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
    <Feature
      id="series"
      title="One video hands over to the next"
      text="Groups videos into a series in an order that raises watch time: four to eight episodes, three to seven days apart."
      tool="Series Planner"
      subject="“A workbench from one sheet of plywood”"
      works={{
        at: "/series-planner",
        own: "Plans around your own videos.",
        sample: "Plans a sample channel's series for now.",
      }}
      action={<TryLink>Try the series planner</TryLink>}
      className="lg:col-span-7"
    >
      <div className="relative grid grid-cols-[4rem_1fr] gap-x-5 sm:block">
        <Ribbon down className="h-full w-full sm:hidden" />
        <Ribbon className="hidden h-28 w-full sm:block" />
        <ol className="grid auto-rows-fr sm:mt-3 sm:grid-cols-5">
          {EPISODES.map(({ title, status, viewers }, index) => (
            <li key={title} className="py-1 text-sm leading-snug sm:py-0 sm:pr-3">
              <p className="sm:block">
                <b className="text-lg font-semibold">{viewers}%</b>{" "}
                <span className="font-medium sm:block">{title}</span>
              </p>
              <p className="text-xs text-ink-soft">
                Episode {index + 1}, {status.toLowerCase()}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <p className="mt-4 border-t border-line pt-3 text-xs text-ink-soft">
        How many of a hundred viewers begin each episode. Paler is expected: {DONE} of {ALL} are published.
      </p>
    </Feature>
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
