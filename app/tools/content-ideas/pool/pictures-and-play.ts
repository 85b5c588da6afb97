import type { ContentIdea } from "../ideas";

export const PICTURES_AND_PLAY: ContentIdea[] = [
  {
    id: "lens-stopped",
    title: "A second look at the lens I told everyone to buy",
    reasoning:
      "Regret is searched before a purchase. Few reviewers go back to something they praised, so the one who does is believed in everything else.",
    trendScore: 84,
    difficulty: "Easy",
    estimatedViews: { low: 18_500, high: 45_000 },
    bestUploadTime: "Thursday, 6 pm",
    tags: ["lens review", "buying advice"],
  },
  {
    id: "one-lamp",
    title: "One desk lamp, twelve portraits",
    reasoning:
      "Lighting lessons begin with three lights and lose those who own none. Twelve positions of one lamp fill a video that is watched with the pause key.",
    trendScore: 88,
    difficulty: "Easy",
    estimatedViews: { low: 37_500, high: 96_000 },
    bestUploadTime: "Tuesday, 6 pm",
    tags: ["lighting", "portraits", "beginners"],
  },
  {
    id: "contact-sheet",
    title: "Every frame I took before the good one",
    reasoning:
      "The finished picture teaches little; the forty before it teach choosing. Contact sheets are a form photographers know and viewers have hardly seen.",
    trendScore: 80,
    difficulty: "Easy",
    estimatedViews: { low: 13_000, high: 42_000 },
    bestUploadTime: "Sunday, 6 pm",
    tags: ["photography", "process", "choosing"],
  },
  {
    id: "no-map-run",
    title: "Finishing an open-world game without ever opening the map",
    reasoning:
      "A rule that can be said in one sentence makes an old game new. Getting lost is the content, and viewers who know the way cannot keep quiet.",
    trendScore: 93,
    difficulty: "Hard",
    estimatedViews: { low: 88_000, high: 219_000 },
    bestUploadTime: "Friday, 4 pm",
    tags: ["gaming", "challenge run", "open world"],
  },
  {
    id: "parent-first-level",
    title: "My father plays the first level. I say nothing",
    reasoning:
      "Watching someone who has never held a controller shows what games teach without words. Designers share such videos, and families recognise themselves.",
    trendScore: 91,
    difficulty: "Easy",
    estimatedViews: { low: 63_000, high: 177_000 },
    bestUploadTime: "Saturday, 3 pm",
    tags: ["gaming", "first time", "game design"],
  },
  {
    id: "board-game-teach",
    title: "How to explain a board game in four minutes so that people still want to play",
    reasoning:
      "Rules videos exist for every game, and none on explaining as such. It is wanted every weekend, by the one at the table who has read the rules.",
    trendScore: 77,
    difficulty: "Easy",
    estimatedViews: { low: 10_500, high: 33_000 },
    bestUploadTime: "Friday, 12 pm",
    tags: ["board games", "teaching", "how to"],
  },
  {
    id: "guitar-one-chord",
    title: "Songs you can play with one chord, ranked by how good they sound",
    reasoning:
      "Two-chord lists are many; one chord sounds like a joke and works. Absolute beginners get a result in the first minute and stay for the ranking.",
    trendScore: 85,
    difficulty: "Easy",
    estimatedViews: { low: 28_500, high: 79_500 },
    bestUploadTime: "Wednesday, 4 pm",
    tags: ["guitar", "beginners", "ranking"],
  },
  {
    id: "sound-without-picture",
    title: "I rebuilt the sound of one film scene from things in my kitchen",
    reasoning:
      "Foley is a craft people love to see exposed. A side-by-side at the end gives an ending, and each noise is a short video of its own.",
    trendScore: 90,
    difficulty: "Hard",
    estimatedViews: { low: 55_000, high: 151_000 },
    bestUploadTime: "Sunday, 5 pm",
    tags: ["sound design", "foley", "film"],
  },
];
