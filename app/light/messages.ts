import { LIGHT_ACCURACY, type LightColor } from "../model/light";
import type { UploadKind } from "../model/upload";
import { EXPORT_MAX_MB } from "../words/bounds";

/** A kind of video by name, as it begins a line and in the middle of one. */
export const KINDS: Record<UploadKind, { name: string; many: string }> = {
  long: { name: "Long videos", many: "long videos" },
  short: { name: "Shorts", many: "Shorts" },
};

/** Ideas that boxes show as examples: sample channels answer them, in all three colors. */
export const PLACEHOLDERS = {
  landing: "One-pan dinners",
  light: "Beans on toast",
  dashboard: "What nobody told me about breakfasts",
} as const;

/** The texts of the light's page. */
export const LIGHT_TEXTS = {
  title: "The light",
  intro: "Type an idea. You get green, amber or red before you film it.",
  label: "What are you thinking of filming?",
  placeholder: PLACEHOLDERS.light,
  submit: "Get the light",
  reading: "Reading your channel…",
  own: "Your channel",
  ownTitle: "See its light on your channel",
  ownOptional: "Your channel (optional)",
  ownFold: "Add your channel, and the light is about yours",
  ownHint:
    "On YouTube open your channel's Videos tab, scroll down, select all, copy, and paste it here. Your channel's address works too.",
  ownPlaceholder: "Your Videos tab, or youtube.com/channel/UC…",
  fileHint: `In any language, up to ${EXPORT_MAX_MB} MB. It adds what only you can see.`,
  another: "Try another idea",
  judgedBy: "Judged by your",
  findOut: "Find out before you film",
  search: "Search YouTube for it",
  compare:
    ". Take three channels of your size: did it beat the videos around it on their Videos tabs? Where two say yes, film it.",
  kinds: "Its kinds, and formats it could take: views beside the videos around them",
  ask: "Look it up",
  asking: "Looking it up…",
  calculated: "Calculated by Greenlight, not a YouTube metric.",
} as const;

/** How many of 10 lights of a color beat the usual, rounded against us: down for greens, up for reds. */
export function ofTen(color: "green" | "red", share: number): number {
  return color === "green" ? Math.floor(share * 10) : Math.ceil(share * 10);
}

const GREENS = ofTen("green", LIGHT_ACCURACY.green);
const REDS = ofTen("red", LIGHT_ACCURACY.red);

/** How often lights came true, for who has not asked yet. */
export const MEASURED = `Measured on ${LIGHT_ACCURACY.channels} real channels: ${GREENS} of 10 greens beat the channel's usual, ${REDS} of 10 reds did.`;

/** What each color says, for who has not asked yet. */
export const MEANINGS: [LightColor, string][] = [
  ["green", `Make it. ${GREENS} of 10 beat the channel's usual.`],
  ["amber", "It could go either way. Sharpen it, and ask again."],
  ["red", `Skip it as it is. ${REDS} of 10 beat the usual all the same.`],
];

/** The name of an answer that has no light to give. */
export const FIRST_LOOK = "First look";

/** A color by name, as it is read aloud. */
export const COLORS: Record<LightColor, string> = {
  green: "Green light",
  amber: "Amber light",
  red: "Red light",
  unknown: "No light yet",
};

/** What is named beside an idea: what turns it green, what does well though the idea is like nothing, or something else. */
export const WAYS = {
  green: "What would turn it green",
  words: "What does well on your channel, whatever the idea",
  help: "What would help",
} as const;

/** What a lamp is called, and its color in a word. */
export const LAMPS = { channel: "Your channel", field: "The field", interest: "Interest" } as const;
export const LAMP_COLORS: Record<LightColor, string> = {
  green: "Green",
  amber: "Amber",
  red: "Red",
  unknown: "Unknown",
};

/** Where a source is missing beside a channel: what it would tell, and who can set it up. */
export const NO_SOURCE = {
  field:
    "Views of channels your size with the same idea. It takes a YouTube key, which this site does not have yet.",
  interest:
    "How many people look for it. It takes a contact for Wikipedia, which this site does not have yet.",
} as const;

/** For demo users, as elsewhere: the rest needs an account. */
export const ACCOUNT_NEEDED = "Create an account to see this lamp.";
