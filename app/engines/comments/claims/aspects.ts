/** What every video is made of: viewers of any channel speak of these, in these words. */
export const ASPECTS = {
  music: ["music", "soundtrack", "bgm"],
  sound: ["sound", "audio", "volume", "mic", "microphone"],
  voice: ["voice", "voiceover", "narration", "narrator", "accent", "commentary"],
  picture: [
    "camera",
    "cameras",
    "camerawork",
    "cinematography",
    "footage",
    "lighting",
    "visuals",
    "zoom",
    "zooming",
  ],
  editing: ["editing", "edit", "edits", "editor", "editors", "cuts", "transitions"],
  // An introduction is mostly a whole lesson.
  opening: ["intro", "intros"],
  ads: ["ads", "sponsors", "sponsorship", "sponsorships"],
  title: ["title", "thumbnail"],
  explanation: ["explanation", "explanations"],
  captions: ["subtitles", "captions"],
  pace: ["pace", "pacing"],
} as const;

export type Aspect = keyof typeof ASPECTS;

/** A product has a picture and a sound of its own: under a review these may be its. */
export const OF_PRODUCTS_TOO: ReadonlySet<Aspect> = new Set<Aspect>(["sound", "picture"]);

/** What a performer brings along: that viewers love it names nothing to keep doing. */
export const BLAMED_ONLY: ReadonlySet<Aspect> = new Set<Aspect>(["music", "sound", "voice", "ads"]);
