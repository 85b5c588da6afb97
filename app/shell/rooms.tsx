import { ChartScatter, LayoutDashboard, type LucideIcon } from "lucide-react";

export interface Room {
  path: string;
  label: string;
  /** What the dashboard's card says of it. */
  description: string;
  icon: LucideIcon;
}

/** The rooms that exist, in the sidebar's order. Sidebar and dashboard draw from this list. */
export const ROOMS: Room[] = [
  { path: "/dashboard", label: "Dashboard", description: "Where you start.", icon: LayoutDashboard },
  {
    path: "/youtube-tool",
    label: "Content Analyzer",
    description: "What people watch on a topic, who serves it, and where there is room for you.",
    icon: ChartScatter,
  },
];
