export interface Episode {
  title: string;
  status: "Published" | "In progress" | "Planned";
  /** Of the viewers who began the first episode, how many per cent begin this one. */
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

export const published = (episodes: Episode[]) =>
  episodes.filter((episode) => episode.status === "Published").length;

const LENGTH = 100;
const BREADTH = 100;
/** Share of an episode's length over which the ribbon narrows to the next. */
const BEND = 0.34;

/**
 * A ribbon as broad as the viewers who stay, from episode `from` up to and without episode `to`; each takes
 * a length of 100. `down` turns it from lying to hanging.
 */
export function ribbon(viewers: number[], from: number, to: number, down = false): string {
  const point = (along: number, across: number) => {
    const [x, y] = down ? [across, along] : [along, across];
    return `${round(x)} ${round(y)}`;
  };
  const edge = (side: 1 | -1, order: number[]) => {
    const across = (index: number) =>
      BREADTH / 2 + (side * BREADTH * (viewers[Math.min(index, viewers.length - 1)] ?? 0)) / 200;
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
