/** What the Live Visibility Score says. */
export const VISIBILITY_TEXTS = {
  title: "Live Visibility Score",
  path: "/channel/visibility",
  intro:
    "Name up to five topics. We search each once a week. The score is how often one of your videos was among the first 50, over 30 days.",
  notEnough: "Not enough data",
  waiting: "The first answers come within a week.",
  nameOne: "Name a topic to begin.",
  noSource: "Searching takes a YouTube key, which this site does not have yet.",
  method:
    "Searches of the last 30 days that showed at least one of your videos among the first 50 results, out of all of them. Answers are deleted after 30 days. Calculated by Greenlight, not a YouTube metric.",
  notFound: "Not among the first 50",
  topics: "Your topics",
  hint: "One topic a line, five at most. Use the words a viewer would search for.",
  save: "Save topics",
  saved: "Your topics are saved.",
  noChannel: {
    title: "Connect your channel first",
    text: "The score counts searches that show your videos, so it needs to know which are yours.",
    link: "Connect your channel",
  },
  unread: "Your topics could not be read just now. Nothing is lost: reload the page in a moment.",
} as const;
