import { type Desk, pathOf } from "../model/desk";

export interface ToolEntry {
  /** Its name in the database, and its path without the slash. */
  key: string;
  label: string;
  /** What the dashboard's card says of it. */
  description: string;
  /** Lucide's name of its icon: the server reads this list, too, and needs no components. */
  icon: string;
  /** What it helps with: choosing a video to make, packaging it, or learning from its results. The list keeps them together. */
  group: "decide" | "package" | "learn";
  /** Its desks; none for a tool whose page does not follow the pattern. */
  desks: readonly Desk[];
  /** Of a Yours desk that takes no material: what it shows of the plan, the channels watched, or the own channel. */
  shows?: "plan" | "watched" | "ideas" | "answers";
}

/**
 * The one list of tools, in the sidebar's order, without their rules (those are in tools.ts, for the server alone).
 * Sidebar, dashboard, desk switch, limits and the tests over all tools draw from it.
 */
export const TOOLS = [
  {
    key: "content-ideas",
    label: "Content Idea Generator",
    description: "Videos worth making, each with its reason.",
    icon: "Lightbulb",
    group: "decide",
    desks: ["sample", "yours"],
    shows: "ideas",
  },
  {
    key: "youtube-tool",
    label: "Content Analyzer",
    description: "See what people watch on a topic, who serves it, and where you have room.",
    icon: "ChartScatter",
    group: "decide",
    desks: [],
  },
  {
    key: "video-forecast",
    label: "Video Performance Forecaster",
    description: "See how far a video may go before you make it.",
    icon: "TrendingUp",
    group: "decide",
    desks: ["sample", "yours"],
  },
  {
    key: "competitor-monitor",
    label: "Competitor Monitor",
    description: "See what channels beside yours published, and why it works.",
    icon: "Binoculars",
    group: "decide",
    desks: ["sample", "yours"],
    shows: "watched",
  },
  {
    key: "thumbnail-optimizer",
    label: "Thumbnail Title Optimizer",
    description: "Titles and thumbnails to try, and what each may bring.",
    icon: "Image",
    group: "package",
    desks: ["sample", "yours"],
  },
  {
    key: "description-rewriter",
    label: "Smart Description Rewriter",
    description: "A description that is found, and still sounds like you.",
    icon: "FilePenLine",
    group: "package",
    desks: ["sample", "yours"],
  },
  {
    key: "series-planner",
    label: "Series Planner",
    description: "Videos in an order that keeps people watching.",
    icon: "ListVideo",
    group: "package",
    desks: ["sample", "yours"],
    shows: "plan",
  },
  {
    key: "comment-sentiment",
    label: "Comment Sentiment",
    description: "See what your viewers feel and ask for.",
    icon: "MessageSquareText",
    group: "learn",
    desks: ["sample", "yours"],
  },
  {
    key: "rpm-booster",
    label: "RPM Booster Tips",
    description: "Where your revenue per thousand views can grow.",
    icon: "CircleDollarSign",
    group: "learn",
    desks: ["sample", "yours"],
  },
  {
    key: "ask-greenlight",
    label: "Ask Greenlight",
    description: "Ask about your channel in your own words.",
    icon: "MessagesSquare",
    group: "learn",
    desks: ["sample", "yours"],
    shows: "answers",
  },
] as const satisfies readonly ToolEntry[];

type Listed = (typeof TOOLS)[number];
export type ToolIcon = Listed["icon"];

/** The keys of the tools that have such a desk, with a workspace. */
export type KeyWith<D extends Desk> = {
  [Entry in Listed as Entry["key"]]: D extends WorkspaceDesk<Entry> ? Entry["key"] : never;
}[Listed["key"]];
type WorkspaceDesk<Entry extends Listed> = Entry extends { shows: string }
  ? "sample"
  : Entry["desks"][number];

/** The tools that have such a desk, in the list's order. */
export function toolsWith(desk: Desk): ToolEntry[] {
  const entries: readonly ToolEntry[] = TOOLS;
  return entries.filter(({ desks }) => desks.includes(desk));
}

/** Those of them that keep a workspace there: a view of what is kept elsewhere does not. */
export function toolsKeeping(desk: Desk): ToolEntry[] {
  return toolsWith(desk).filter(({ shows }) => desk === "sample" || shows === undefined);
}

/** The tool whose page has this path: "/content-ideas". */
export function toolAt(path: string): ToolEntry | undefined {
  const entries: readonly ToolEntry[] = TOOLS;
  return entries.find(({ key }) => pathOf({ key }) === path);
}

/** The desks of the tool at a desk's path, each with its own path; empty if there is no such tool. */
export function desksAt(path: string): { desk: Desk; path: string }[] {
  const { key, desks } = toolAt(path.replace(/\/yours$/, "")) ?? { key: "", desks: [] };
  return desks.map((desk) => ({ desk, path: pathOf({ key, desk }) }));
}

const MATERIAL_PATHS = new Set(toolsKeeping("yours").map(({ key }) => pathOf({ key, desk: "yours" })));

/**
 * True for the address of the forms of a Yours desk that reads what a creator gives: its page, or the `.data` address that
 * React Router posts to.
 */
export function isYoursPath(path: string): boolean {
  return MATERIAL_PATHS.has(path.replace(/\.data$/, ""));
}
