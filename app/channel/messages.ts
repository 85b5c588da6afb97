import { formatCount } from "../numbers/figures";

/** The actions of the channel's form. */
export const CONNECT = "connect";
export const DISCONNECT = "disconnect";

/** What the page of a file may be at most: Studio's exports have 1 to 3 MB. */
export const FILE_MAX_MB = 10;

/** What a creator reads where a channel was not connected. */
export const CONNECT_MESSAGES = {
  nothing: "Give your channel's handle, a file of YouTube Studio, or a list of your videos.",
  "empty-file": "That file is empty. Export it again, or choose another one.",
  "long-channel": "That is too long for a channel. Give its handle, its name or its address.",
  "no-uploads":
    "No videos found in that list. Each line needs a title, a date and the views so far, or a heading that names them.",
  "not-lifetime":
    "These figures count the days of the export alone. In YouTube Studio choose Lifetime as the period, and export again.",
  "too-long": `That is more than ${FILE_MAX_MB} MB. Export fewer videos or a shorter time: nothing was read.`,
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

export const CHANNEL_TEXTS = {
  path: "/channel",
  title: "Your channel",
  connect: "Connect your channel",
  intro: "Connect it once. Every tool then starts from your own videos.",
  unread: "Your channel could not be read just now. Nothing is lost: reload the page in a moment.",
  done: {
    connect: "Your channel is connected.",
    disconnect: "Your channel is disconnected, and everything kept of it is deleted.",
  },
  note: "We keep your videos' titles, dates and figures until you disconnect or stay away for 30 days. YouTube's own figures are read again or deleted within 30 days.",
  confirm: {
    title: "Disconnect your channel?",
    text: "All its videos and figures are deleted here. Nothing changes on YouTube.",
    yes: "Disconnect",
  },
} as const;
