import { EXPORT_MAX_MB } from "../words/bounds";

/** The actions of the channel's form. */
export const CONNECT = "connect";
export const DISCONNECT = "disconnect";
/** Takes the free analysis of upload times. */
export const FREE_TIMING = "take-free-timing";

export const CHANNEL_TEXTS = {
  title: "Your channel",
  connect: "Connect your channel",
  intro: "Connect it once. Every tool then starts from your own videos.",
  tooLong: `That is more than ${EXPORT_MAX_MB} MB. Export fewer videos or a shorter time: nothing was read.`,
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
