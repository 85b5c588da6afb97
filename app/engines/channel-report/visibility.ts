import { DAY_MS } from "../../numbers/days";

/** What a weekly search for a topic showed of the channel. */
export interface VisibilityAnswer {
  topic: string;
  /** ISO instant. */
  askedAt: string;
  /** The channel's videos among the first 50, best place first. */
  found: { videoId: string; title: string; place: number }[];
}

/** One topic's part of the score. */
export interface TopicVisibility {
  topic: string;
  /** In how many of its answers a video of the channel stood. */
  visible: number;
  answers: VisibilityAnswer[];
}

/** The share (0 to 1) of answers that show the channel, its topics and their answers; or why it cannot be told yet. */
export type Visibility =
  | { kind: "scored"; share: number; visible: number; answers: number; topics: TopicVisibility[] }
  | { kind: "not-enough"; topics: TopicVisibility[] };

/** A creator names at most so many topics. */
export const MAX_TOPICS = 5;
/** A search counts as showing the channel if a video of it stands among so many. */
export const FIRST_RESULTS = 50;
export const VISIBILITY_DAYS = 30;

/**
 * The Live Visibility Score: in which share of the topics' answers of the last 30 days one of the channel's videos
 * stood among the first 50. Answers to topics that are not named any longer, older ones and those from ahead of `now`
 * are left out. Newest answers first.
 */
export function scoreVisibility(topics: string[], answers: VisibilityAnswer[], now: Date): Visibility {
  const recent = answers
    .filter(({ askedAt }) => {
      const age = now.getTime() - Date.parse(askedAt);
      return age >= 0 && age <= VISIBILITY_DAYS * DAY_MS;
    })
    .sort((a, b) => Date.parse(b.askedAt) - Date.parse(a.askedAt));
  const parts = topics.slice(0, MAX_TOPICS).map((topic): TopicVisibility => {
    const own = recent.filter((answer) => answer.topic === topic);
    return { topic, answers: own, visible: own.filter(({ found }) => found.length > 0).length };
  });
  const asked = parts.reduce((total, part) => total + part.answers.length, 0);
  const visible = parts.reduce((total, part) => total + part.visible, 0);
  if (asked === 0) return { kind: "not-enough", topics: parts };
  return { kind: "scored", share: visible / asked, visible, answers: asked, topics: parts };
}
