import type { Level } from "./figures";

/** A video's strength, by its strongest part. */
export const STRONG = {
  title: [
    "The title carries this one: at {length} characters it tells a viewer what they get before they click.",
    "Most of it comes from the title, which scores {titleScore} of 100: it is easier to click than to scroll past.",
    "The title does its work. A click-through rate around {predictedCTR}% would be a good start on “{topic}”.",
  ],
  topic: [
    "The topic is the strength here: “{topic}” is asked for more than it is answered in this sample.",
    "“{topic}” scores {topicScore} of 100: the sample's viewers look for it, and are not yet spoilt for choice.",
    "In this sample, people who watch one video on “{topic}” tend to watch a second. That lifts this forecast.",
  ],
  timing: [
    "The moment is right: the sample's viewers of “{topic}” are about to look for it, not done with it.",
    "Timing helps most, with {timingScore} of 100: an upload in the next two weeks would meet the interest.",
    "What speaks for it is the calendar. Few things lift a video like arriving a little before everyone asks.",
  ],
  trend: [
    "It runs with the trend: “{topic}” aligns at {trendAlignment} of 100 with what the sample's viewers watch more of.",
    "Interest in “{topic}” has grown over the sample's last weeks, and this video would ride on that.",
    "The trend does the lifting. At {trendAlignment} of 100 the topic is on its way up in this sample.",
  ],
} as const;

/** Its weakness, by its weakest part. */
export const WEAK = {
  title: [
    "The title is what holds it back: at {titleScore} of 100 it is the cheapest thing to change.",
    "Its title is the weakest part, and the one you can mend this minute.",
    "A clearer title would move the range more than anything else here.",
  ],
  topic: [
    "The topic holds it back: with {competition} competition, “{topic}” needs an angle of its own.",
    "“{topic}” is the weakest part at {topicScore} of 100. A narrower case of it would stand out more.",
    "What it lacks is room: in this sample others have said much about “{topic}” already.",
  ],
  /** With low competition. */
  quietTopic: [
    "The topic holds it back, and not for the crowd: in this sample few make videos on “{topic}”, and few look for one.",
    "“{topic}” is the weakest part at {topicScore} of 100: there is room, but its audience in this sample is small.",
  ],
  timing: [
    "Timing is the weak part at {timingScore} of 100: the same video might do better in another month.",
    "The calendar is against it a little. It can be filmed now and kept for a better week.",
    "It comes at a quiet moment for “{topic}”, which shows in the low end of the range.",
  ],
  trend: [
    "The trend gives it no tailwind, so it has to be found by search rather than by suggestion.",
    "At {trendAlignment} of 100 the trend is the weakest part: steady interest, no surge.",
    "It will not ride on a wave. Expect views over months rather than in a weekend.",
  ],
} as const;

export const COMPETITION_ADVICE: Record<Level, string[]> = {
  Low: [
    "Competition on “{topic}” is low in this sample: make the video everyone else would link to, with the sources below it.",
    "Few in this sample are on “{topic}”. Answer the plainest question first, and answer it whole.",
    "With as little competition as in this sample, a part two is worth planning before part one is filmed.",
  ],
  Medium: [
    "Others in this sample are on “{topic}” as well. Watch the three best and film what none of them shows.",
    "Read the comments under other videos on “{topic}”: the question asked most often is your opening.",
    "Set yourself apart by a limit: one tool, one evening, one small budget.",
  ],
  High: [
    "Competition is high in this sample: narrow “{topic}” to one case, one tool or one kind of viewer.",
    "Do not compete with the overview videos on “{topic}”. Take the mistake they all mention and never show.",
    "In a crowded topic the result sells: show yours in the first ten seconds.",
  ],
};

export const TIMING_ADVICE = [
  "Compare the upload time with “When your viewers are on YouTube” in YouTube Studio; a sample cannot know your viewers.",
  "Upload two hours before your viewers usually arrive, so that the first impressions are fresh ones.",
  "If the date is free, move it: look in which month “{topic}” is searched most and come three weeks earlier.",
  "Keep a gap of at least three days to your last upload, or the two share their first viewers.",
];

export const TREND_ADVICE = {
  rising: [
    "Interest is rising: a plain version this week is worth more than a polished one next month.",
    "While “{topic}” is on the way up in this sample, add a short of the best thirty seconds that leads to the video.",
    "Pin a comment that asks what to cover next on “{topic}”; a rising topic feeds a series.",
  ],
  quiet: [
    "Make it for search: say “{topic}” in the first sentence you speak, and in the first line of the description.",
    "Without a wave, staying power counts. Leave out what will be dated in a year.",
    "Link it from your best earlier video on something near “{topic}”, where viewers already are.",
  ],
};

export const NEXT_STEP = {
  film: [
    "At {successProbability}% this is worth filming. Write down the expected views and compare after 28 days.",
    "{successProbability}% is enough: film it, and spend the time you saved on the first minute.",
  ],
  change: [
    "At {successProbability}% it is under the 80% to aim for. Change the weakest part only, and forecast again.",
    "Under 80%: try two more titles for the same video here before you film it.",
  ],
};

/** The titles and topics of a first visit's forecasts; their figures follow from the same rules as any. */
export const STARTING = [
  { title: "7 mistakes that kill a sourdough starter in winter", topic: "sourdough starter" },
  { title: "My home server draws 11 watts. Here is the parts list", topic: "home servers" },
  {
    title: "Everything I wish someone had told me before I began to learn Portuguese at forty-three",
    topic: "learn Portuguese",
  },
  { title: "Frost", topic: "vegetables in late autumn" },
];
