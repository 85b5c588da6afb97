import type { RpmTip } from "../recommendation";

const category = "Ad Optimization";

export const AD_OPTIMIZATION: RpmTip[] = [
  {
    id: "mid-roll",
    category,
    title: "Set mid-roll breaks by hand in videos over 8 minutes",
    description: "Place them where a thought ends, instead of where the clock says.",
    potentialIncrease: 0.31,
    difficulty: "Easy",
    timeToImplement: "1 evening",
    reasoning:
      "Only videos over 8 minutes can have them, and automatic breaks often fall into the middle of a sentence, where people leave. A break between two parts is forgiven.",
    actionSteps: [
      "List your ten most watched videos over 8 minutes.",
      "Find the places where one part ends and the next has not begun.",
      "Set one break at the first of them after minute 3, and no more than one every 4 minutes.",
      "Look after two weeks whether viewers leave at a break, and move it if they do.",
    ],
    priority: "High",
  },
  {
    id: "all-formats",
    category,
    title: "Allow every ad format on the videos that can bear it",
    description: "Check old uploads: formats that were switched off once stay off.",
    potentialIncrease: 0.26,
    difficulty: "Easy",
    timeToImplement: "1 hour",
    reasoning:
      "The more kinds of ads may run, the more advertisers bid for the place. Settings of early videos are often stricter than their makers remember.",
    actionSteps: [
      "Filter your videos by monetization and look for those with formats missing.",
      "Switch them on for all but videos with a sensitive subject.",
      "Set the same as the default for uploads.",
    ],
    priority: "High",
  },
  {
    id: "first-words",
    category,
    title: "Keep the first minute friendly to advertisers",
    description: "Move strong language, injuries and gloomy news out of title, thumbnail and opening.",
    potentialIncrease: 0.2,
    difficulty: "Easy",
    timeToImplement: "2 evenings",
    reasoning:
      "Limited ads are decided by the opening and the thumbnail first. Often a single word costs a video most of its advertisers.",
    actionSteps: [
      "List the videos that are marked as limited.",
      "Watch the first minute of each with the guidelines beside you.",
      "Trim or mute the passage, or change the thumbnail.",
      "Ask for a review, and note what was decided.",
    ],
    priority: "Medium",
  },
  {
    id: "pause-at-list",
    category,
    title: "Put the last break before the part with the verdict",
    description: "Between two parts, and early enough: people leave once they have what they came for.",
    potentialIncrease: 0.19,
    difficulty: "Easy",
    timeToImplement: "1 evening",
    reasoning:
      "The same mid-roll is watched by far more people before the verdict than behind it. It costs trust only where the wait is padded.",
    actionSteps: [
      "Find the minute of the verdict in your five best reviews.",
      "Move the last break to the end of the part before it.",
      "Say in one sentence what is coming, then let the break run.",
    ],
    priority: "Medium",
  },
  {
    id: "block-poor-ads",
    category,
    title: "Block the two ad categories that suit your viewers least",
    description: "Fewer, better matched ads keep people watching to the next one.",
    potentialIncrease: 0.11,
    difficulty: "Medium",
    timeToImplement: "3 weeks",
    reasoning:
      "Blocking too much lowers the bids, so it is only worth it for categories that viewers complain of. Two is a bound that keeps the auction alive.",
    actionSteps: [
      "Search your comments for complaints about ads.",
      "Block the two categories that are named most.",
      "Compare RPM and watch time three weeks before and after.",
      "Undo it if RPM fell.",
    ],
    priority: "Low",
  },
];
