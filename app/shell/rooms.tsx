import {
  Binoculars,
  ChartScatter,
  CircleDollarSign,
  CirclePlay,
  Clapperboard,
  FilePenLine,
  Image,
  LayoutDashboard,
  Lightbulb,
  ListVideo,
  type LucideIcon,
  MessageSquareHeart,
  MessageSquareText,
  MessagesSquare,
  SquareKanban,
  TrendingUp,
} from "lucide-react";
import { pathOf } from "../model/desk";
import { CHANNEL_PATH, LIGHT_PATH, PLAN_PATH } from "../navigation/paths";
import { PLAN_TEXTS } from "../plan/messages";
import { TOOLS, type ToolEntry, type ToolIcon } from "../tools/registry";

/** The registry's icons by name; the types refuse a tool whose icon is not here. */
const ICONS: Record<ToolIcon, LucideIcon> = {
  Binoculars,
  ChartScatter,
  CircleDollarSign,
  FilePenLine,
  Image,
  Lightbulb,
  ListVideo,
  MessageSquareText,
  MessagesSquare,
  TrendingUp,
};

export interface Room {
  path: string;
  label: string;
  /** What the dashboard's card says of it. */
  description: string;
  icon: LucideIcon;
  /** The address of its Yours desk, where it has one. */
  yours?: string;
}

/** Where a link to a room leads: for a creator with a channel to their own desk, where there is one. */
export function addressIn({ path, yours }: Pick<Room, "path" | "yours">, hasChannel: boolean): string {
  return hasChannel && yours ? yours : path;
}

/** Rooms that belong together, under a heading or none. */
interface RoomGroup {
  heading: string | null;
  rooms: Room[];
}

const LIGHT: Room = {
  path: LIGHT_PATH,
  label: "The Light",
  description: "Green, amber or red for an idea, before you film it.",
  icon: CirclePlay,
};

const CHANNEL: Room = {
  path: CHANNEL_PATH,
  label: "Your Channel",
  description: "How your own videos are doing, and when to upload.",
  icon: Clapperboard,
};

const PLAN: Room = {
  path: PLAN_PATH,
  label: PLAN_TEXTS.title,
  description: PLAN_TEXTS.intro,
  icon: SquareKanban,
};

const DASHBOARD: Room = {
  path: "/dashboard",
  label: "Dashboard",
  description: "Where you start.",
  icon: LayoutDashboard,
};

const FEEDBACK: Room = {
  path: "/suggestions",
  label: "Feedback",
  description: "Tell us what to build next.",
  icon: MessageSquareHeart,
};

function toolsFor(purpose: ToolEntry["group"]): Room[] {
  return TOOLS.filter(({ group }) => group === purpose).map(({ icon, ...tool }) => ({
    ...roomOf(tool),
    icon: ICONS[icon],
  }));
}

function roomOf({ key, label, description, desks }: Omit<ToolEntry, "icon" | "group">) {
  const yours = desks.includes("yours") ? pathOf({ key, desk: "yours" }) : undefined;
  return { path: pathOf({ key }), label, description, yours };
}

/** The sidebar: what an answer starts from, then the tools by what they help with. */
export const ROOM_GROUPS: RoomGroup[] = [
  { heading: null, rooms: [LIGHT, CHANNEL, DASHBOARD] },
  { heading: "Decide", rooms: [PLAN, ...toolsFor("decide")] },
  { heading: "Package", rooms: toolsFor("package") },
  { heading: "Learn", rooms: toolsFor("learn") },
  { heading: null, rooms: [FEEDBACK] },
];

/** Every room, in the sidebar's order. */
export const ROOMS: Room[] = ROOM_GROUPS.flatMap(({ rooms }) => rooms);
