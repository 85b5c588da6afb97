import {
  Binoculars,
  ChartScatter,
  CircleDollarSign,
  FilePenLine,
  Image,
  LayoutDashboard,
  Lightbulb,
  ListVideo,
  type LucideIcon,
  MessageSquareHeart,
  MessageSquareText,
  MessagesSquare,
  TrendingUp,
} from "lucide-react";

export interface Room {
  path: string;
  label: string;
  /** What the dashboard's card says of it. */
  description: string;
  icon: LucideIcon;
}

/** The rooms that exist, in the sidebar's order. Sidebar and dashboard draw from this list. */
export const ROOMS: Room[] = [
  {
    path: "/ask-greenlight",
    label: "Ask Greenlight",
    description: "Ask about your channel in your own words.",
    icon: MessagesSquare,
  },
  { path: "/dashboard", label: "Dashboard", description: "Where you start.", icon: LayoutDashboard },
  {
    path: "/comment-sentiment",
    label: "Comment Sentiment",
    description: "What your viewers feel, and what they ask you for.",
    icon: MessageSquareText,
  },
  {
    path: "/competitor-monitor",
    label: "Competitor Monitor",
    description: "What the channels beside yours published, and why it works.",
    icon: Binoculars,
  },
  {
    path: "/content-ideas",
    label: "Content Idea Generator",
    description: "Three videos worth making, each with its reason.",
    icon: Lightbulb,
  },
  {
    path: "/rpm-booster",
    label: "RPM Booster Tips",
    description: "Where your revenue per thousand views can grow.",
    icon: CircleDollarSign,
  },
  {
    path: "/series-planner",
    label: "Series Planner",
    description: "Videos in an order that keeps people watching.",
    icon: ListVideo,
  },
  {
    path: "/description-rewriter",
    label: "Smart Description Rewriter",
    description: "A description that is found, and still sounds like you.",
    icon: FilePenLine,
  },
  {
    path: "/thumbnail-optimizer",
    label: "Thumbnail Title Optimizer",
    description: "Titles and thumbnails to try, and what each may bring.",
    icon: Image,
  },
  {
    path: "/video-forecast",
    label: "Video Performance Forecaster",
    description: "What a video may reach before you make it.",
    icon: TrendingUp,
  },
  {
    path: "/youtube-tool",
    label: "Content Analyzer",
    description: "What people watch on a topic, who serves it, and where there is room for you.",
    icon: ChartScatter,
  },
  {
    path: "/suggestions",
    label: "Feedback",
    description: "Tell us what to build next.",
    icon: MessageSquareHeart,
  },
];
