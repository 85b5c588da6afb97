import { pick, pickSome } from "../../numbers/chance";

export const DEVICES = [
  "constraint",
  "test",
  "mistake",
  "cost",
  "answer",
  "compare",
  "regret",
  "long",
  "beginner",
] as const;
/** What an upload does that others can learn from. */
export type Device = (typeof DEVICES)[number];

interface Reasons {
  why: string[];
  takeaways: string[];
}

const REASONS: Record<Device, Reasons> = {
  constraint: {
    why: [
      "The title says what you do not need, so people who lack it click first. The limit holds to the end, and viewers stay to see whether it breaks.",
      "A limit turns a tutorial into a small story: it can fail. The result is shown early, and the question becomes how.",
      "Everyone who lacks the usual equipment has looked for exactly this. No cut hides the hard part, so the limit is believed.",
    ],
    takeaways: [
      "Name the limit in the first half of the title",
      "Show the finished thing before the tenth second",
      "Keep the limit in the picture: one bowl, one bag, one sheet",
      "Say where the limit cost you something",
      "Take the constraint for your own topic, not the recipe",
    ],
  },
  test: {
    why: [
      "One thing varies and everything else stays the same, which the thumbnail shows in a single row. Viewers guess a winner and wait to be proved right.",
      "The result is measured on camera, so nobody has to believe anything. Comments argue with the method, and that keeps the video moving.",
      "The question is asked at a glance and answered only by watching. The order of the results surprises, and that is what people pass on.",
    ],
    takeaways: [
      "Change one thing only, and say so",
      "Let viewers guess before you measure",
      "Put every result into one frame at the end",
      "Show the try that went wrong",
      "Give the method, so that it can be repeated",
    ],
  },
  mistake: {
    why: [
      "It names a symptom that viewers have seen this week, in their words. The cause comes in the first minute, and the rest of the time goes to the cure.",
      "People search for the symptom and find mostly lists. This one gives a way to tell the causes apart.",
      "The fault lies one step earlier than everyone looks, so nobody feels blamed. That step can be seen, and so it is believed.",
    ],
    takeaways: [
      "Title the symptom, not the solution",
      "Give the cause before the first minute is over",
      "Add a test that viewers can do at once",
      "Leave out every cause you cannot show",
      "Make the cure a chapter of its own",
    ],
  },
  cost: {
    why: [
      "A full bill is rare: most stop at the price of the big item. The total is promised in the title and held back until everything is on the table.",
      "Figures on screen make it worth saving, and saved videos come back. The odd expense gives the comments something to add.",
      "It counts what others leave out, and the small sums turn out to be the story. Viewers set their own total against it.",
    ],
    takeaways: [
      "Show every receipt, the embarrassing ones too",
      "Keep a running total on screen",
      "Round nothing in the title",
      "Say what you would not pay again",
      "Link the table below the video",
    ],
  },
  answer: {
    why: [
      "The title is the question as it is typed, and the answer is clear by the second minute. Short, and watched nearly to the end.",
      "Many ask this and most answers begin with 'it depends'. This one says on what, and where the line is.",
      "Nothing stands between the question and its answer. Whoever came from search stays for the exception.",
    ],
    takeaways: [
      "Use the question as people type it",
      "Answer early, then show how you know",
      "Stay under ten minutes",
      "Name the case where the answer flips",
      "End with the next question, and link its video",
    ],
  },
  compare: {
    why: [
      "Two things, one table, and no winner announced in the thumbnail. Those who own either of them have a reason to click.",
      "The comparison is blind or by the numbers, which ends the argument that the comments usually have.",
      "Both get the same conditions and the same time on screen. The loser wins on one point, and the comments are about that one.",
    ],
    takeaways: [
      "Choose two things your viewers choose between",
      "Hide the winner until the last third",
      "Measure what matters after a year, not on day one",
      "Let somebody else judge",
      "Say for whom the loser is the better choice",
    ],
  },
  regret: {
    why: [
      "It takes back a recommendation, which few do. Trust goes up, and so does the number of people who ask what replaced it.",
      "Regret is searched before buying. It is calm, specific and blames nobody.",
      "It begins with the good reasons for the choice, so those who chose the same do not feel mocked. The first doubt is told, not only the verdict.",
    ],
    takeaways: [
      "Begin with why it seemed right",
      "Be precise on when you noticed",
      "Show what you use instead, without a link in the first half",
      "Keep it about your use, not about the maker",
      "Ask viewers for theirs and read ten of them",
    ],
  },
  long: {
    why: [
      "The time in the title cannot be faked or copied next week. Every part looks back to the first, so viewers stay to compare.",
      "The oldest part beside the newest does what no explanation can. Progress is uneven, and that is kept in.",
      "Patience does the work: little happens in any one part, and much between the first and the last.",
    ],
    takeaways: [
      "Keep one record from today on: the same frame, page or receipt",
      "Keep the bad weeks in",
      "Name the number of days or years in the title",
      "Put first and last side by side within 30 seconds",
      "Cut by what changed, not by date",
    ],
  },
  beginner: {
    why: [
      "It assumes nothing and says when to stop, so people finish it. Beginners share it with beginners.",
      "It starts where somebody starts who knows nothing, and shows the step at which most give up. Nobody has to look up a word to follow.",
      "One small result, and the video ends when it is there. The next level is not mentioned, which keeps beginners calm.",
    ],
    takeaways: [
      "Leave out the words you learned last",
      "Use no word before you have explained it",
      "Show the step where most give up",
      "Promise a size that a beginner can agree to, and keep to it",
      "Tell them what they can ignore for now",
    ],
  },
};

/** Why an upload works, and three things to take from it. */
export function reasonsFor(device: Device, random: () => number) {
  const { why, takeaways } = REASONS[device];
  return { whyItWorks: pick(random, why), keyTakeaways: pickSome(random, takeaways, 3) };
}
