import { formatCount } from "../../numbers/figures";

/** What a program or an assistant is answered that asks for what only a connected channel has. */
export const NO_CHANNEL = "No channel is connected yet.";

/** What a creator reads where a channel was not connected. */
export const CONNECT_MESSAGES = {
  nothing: "Give your channel's address, a file of YouTube Studio, or a list of your videos.",
  "empty-file": "That file is empty. Export it again, or choose another one.",
  "long-channel": "That is too long for a channel. Give its handle, its name or its address.",
  "no-uploads":
    "No videos found in that list. Each line needs a title, a date and the views so far, or a heading that names them.",
  "not-lifetime":
    "These figures count the days of the export alone. In YouTube Studio choose Lifetime as the period, and export again.",
  "too-many": "Too many changes from your network. Wait a minute and try again.",
  "too-large": "That is more than Greenlight keeps of one channel. Send fewer videos, or a shorter time.",
  "own-first": "Your own channel is connected. Disconnect it first to look at a sample.",
  failed: "Your channel could not be saved. Please try again in a moment.",
} as const;

/** Where another channel is connected. */
export function anotherChannel(name: string): string {
  return `${name} is connected, and this is another channel. Disconnect ${name} first.`;
}

/** Where nothing that was sent belongs to the connected channel. */
export function noneShared(count: number, name: string): string {
  return `${name} has no video with these ${formatCount(count)} titles. If this is another channel, disconnect ${name} first.`;
}

/** What a creator reads where the topics of the Live Visibility Score were not saved. */
export const TOPICS_MESSAGES = {
  "too-many": "Name at most five topics: one a line.",
  "too-long": "A topic may have up to 100 characters. Shorten it.",
  busy: "That was too much at once. Try again in a minute.",
  "no-channel": "Connect your channel first.",
  "not-taken": "That could not be done just now. Your free analysis is still yours: try again in a moment.",
  "few-times":
    "Your channel has too few uploads to compare days and hours. Your free analysis is still yours.",
  failed: "Your topics could not be saved just now. Try again in a moment.",
} as const;
