/** Spec section 8, Analyzer: the key is not good, or the day's quota is spent. */
export const YOUTUBE_MESSAGES = {
  "not-configured": "YouTube API is not configured. Please contact support.",
  quota: "YouTube API quota exceeded. Please try again later.",
} as const;

const SHARED = {
  ...YOUTUBE_MESSAGES,
  "too-many": "Too many readings from YouTube in a minute. Please wait a moment and try again.",
} as const;

/** What a creator reads where a channel's uploads cannot be read. All but the shared ones are ours. */
export const CHANNEL_MESSAGES = {
  ...SHARED,
  "not-a-channel":
    "That does not name a YouTube channel. Give its handle (@name), the address of its page, or its name.",
  "not-found":
    "YouTube knows no channel of that name. Check the handle on the channel's page, or paste a list instead.",
  "id-needed":
    "Give your channel's id, which begins with UC: in Studio open Settings, Channel, Advanced settings, or youtube.com/account_advanced. Or paste your Videos tab.",
  "feed-missing":
    "YouTube's feed knows no channel of that id just now. Check the id, or paste your Videos tab instead: the feed fails at times.",
  "feed-failed":
    "YouTube's feed does not answer just now, as happens at times. Copy your Videos tab and paste it as a list instead.",
  failed: "The channel could not be read from YouTube. Please try again, or paste a list instead.",
} as const;

/** What a creator reads where a video's comments cannot be read. */
export const COMMENTS_MESSAGES = {
  ...SHARED,
  "not-a-video": "That is not a link to a YouTube video. Copy it from the video's Share button.",
  "not-found": "YouTube knows no video at that link. It may be private or gone. Paste comments instead.",
  disabled: "Comments are turned off for this video. Choose another one, or paste comments instead.",
  unreadable: "The comments of this video cannot be read. Choose another one, or paste comments instead.",
  "sample-only":
    "This copy has no key for YouTube, so it reads sample videos only: sample-cooking-001, sample-photo-001 or sample-fitness-001, for example. Paste comments instead.",
  failed: "The comments could not be read from YouTube. Please try again, or paste comments instead.",
} as const;
