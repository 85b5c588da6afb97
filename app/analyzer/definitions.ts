import { CROWDED_SHARE, MIN_GATEWAY_CHANNELS, MIN_MULTIPLE } from "../engines/findings";
import { MIN_TOPIC_VIDEOS } from "../engines/topics";
import { SHORT_SECONDS } from "../model/upload";
import { wholePercent } from "../numbers/figures";
import { LARGE_CHANNEL_TEXT, timesText } from "./insights/wording";

/** A figure of the page, and in one plain sentence how it is worked out. */
export interface Definition {
  term: string;
  meaning: string;
}

const OPPORTUNITIES =
  "Topics with evidence of room for another channel: the Rising Topic, the Hidden Gem, any topic on which at least " +
  `${MIN_GATEWAY_CHANNELS} channels under ${LARGE_CHANNEL_TEXT} subscribers, and half of those measured, got ` +
  `${timesText(MIN_MULTIPLE)} their usual views or more and luck alone is unlikely to explain it, and the Peak Topic if large channels make less than ` +
  `${wholePercent(CROWDED_SHARE)} of its videos whose channel size is known.`;

/** "How these figures are worked out", in the order of the page. */
export const DEFINITIONS: readonly Definition[] = [
  {
    term: "Videos Analyzed",
    meaning: "The videos found for your idea, at most 50, each counted once.",
  },
  { term: "Opportunities", meaning: OPPORTUNITIES },
  {
    term: "Total Views",
    meaning: "The views of all videos analyzed since they were published, added up.",
  },
  {
    term: "Avg Engagement",
    meaning:
      "Likes and comments of all videos analyzed over their views, in percent; videos that hide their likes or have comments off are left out.",
  },
  { term: "Total Opportunities", meaning: "The same count as Opportunities above." },
  {
    term: "Content Volume",
    meaning: "How many videos were analyzed; it is not how many there are on YouTube.",
  },
  {
    term: "Avg Market Size",
    meaning: `The views of all videos in topics, divided by the number of topics; a topic is at least ${MIN_TOPIC_VIDEOS} videos whose titles and descriptions are alike.`,
  },
  {
    term: "Best Engagement",
    meaning: "The topic with the most likes and comments for its views, worked out as Avg Engagement is.",
  },
  {
    term: "Engagement labels",
    meaning: "Exceptional from 5%, Strong from 2%, Moderate from 1%, Low below that.",
  },
  {
    term: "Small and large channels",
    meaning: `A small channel has under ${LARGE_CHANNEL_TEXT} subscribers, a large one that many or more; hidden counts are neither.`,
  },
  {
    term: "Views, adjusted for age",
    meaning:
      "The views of a video brought to the age of a year by a growth curve, so that new and old uploads compare.",
  },
  {
    term: "Odds of luck",
    meaning:
      "How rarely chance alone would show as much among as many topics, if the topic made no difference.",
  },
  {
    term: "Usual views",
    meaning: `The typical views of a channel's newest 10 other uploads of the same kind, adjusted for age; up to ${SHORT_SECONDS} seconds counts as a Short.`,
  },
];
