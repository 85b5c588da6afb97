import { addDays } from "../../numbers/days";
import type { Series, SeriesVideo, VideoStatus } from "../series/series";

/** A series that the analysis can suggest: the parts that depend on neither the day nor the list. */
export interface Suggestion
  extends Omit<Series, "id" | "videos" | "estimatedViews" | "estimatedVideos" | "estimatedCompletionTime"> {
  /** Lowest and highest. */
  views: [number, number];
  /** Planned number of videos; the first three are drafted. */
  length: number;
  weeks: number;
  /** Spec section 4: three planned videos. */
  drafts: [Draft, Draft, Draft];
}
type Draft = [title: string, description: string, minutes: number];

/** Title, description, status, days from today (null for no date), minutes. */
type Line = [string, string, VideoStatus, number | null, number | null];

function videos(key: string, today: string, lines: Line[]): SeriesVideo[] {
  return lines.map(([title, description, status, days, minutes], index) => ({
    id: `${key}-${index + 1}`,
    title,
    description,
    status,
    publishDate: days === null ? null : addDays(today, days),
    minutes,
  }));
}

/** The series of the first visit, dated around today. */
export function startingSeries(today: string): Series[] {
  return [
    {
      id: "workbench",
      title: "A workbench from one sheet of plywood",
      description:
        "One sheet, one saw, five weekends. Every video ends with a bench that is a little more of a bench.",
      estimatedVideos: 5,
      estimatedViews: { min: 60_000, max: 140_000 },
      estimatedWatchTime: 8200,
      topics: ["woodworking", "workshop", "plywood"],
      suggestedThumbnailStyle: "The bench so far, seen from the same corner, with one part lit",
      suggestedTitleFormat: "One-sheet workbench, part N: the step",
      targetAudience: "Beginners with a saw, a drill and a cold garage",
      estimatedCompletionTime: 5,
      videos: videos("workbench", today, [
        ["Reading a cutting list", "How nine parts come out of one sheet.", "published", -18, 11],
        ["One sheet, one saw", "Straight cuts without a table saw.", "published", -12, 14],
        ["Joints that forgive", "Glue, screws, and where a gap does not matter.", "published", -6, 12],
        ["Flattening the top", "Two rails and a router, or patience and a plane.", "in-progress", 1, 13],
        ["A vice for ten dollars", "Threaded rod, two nuts and an offcut.", "planned", 6, 10],
      ]),
    },
    {
      id: "bread",
      title: "Bread on weeknights",
      description: "Loaves that fit around a working day: mixed after dinner, baked before breakfast.",
      estimatedVideos: 6,
      estimatedViews: { min: 45_000, max: 120_000 },
      estimatedWatchTime: 5600,
      topics: ["baking", "sourdough", "time saving"],
      suggestedThumbnailStyle: "The cut loaf on the same board, the clock in the corner",
      suggestedTitleFormat: "Mixed at N, baked by N: the loaf",
      targetAudience: "People who bake at weekends and would like to on a Tuesday",
      estimatedCompletionTime: 6,
      videos: videos("bread", today, [
        ["Mixed at 9, baked by 7: a pan loaf", "The easiest one first.", "published", -9, 8],
        ["The fridge does the work", "What a night at four degrees changes.", "in-progress", 3, 9],
        ["Rolls from the same dough", "Shaping twelve in six minutes.", "planned", 4, 7],
        ["Rye for people with one bowl", "", "planned", 15, 12],
      ]),
    },
    {
      id: "pay-day",
      title: "Pay day, without a spreadsheet",
      description: "Four short videos that set up a month of money in one evening.",
      estimatedVideos: 4,
      estimatedViews: { min: 30_000, max: 70_000 },
      estimatedWatchTime: 3100,
      topics: ["personal finance", "budgeting"],
      suggestedThumbnailStyle: "Four envelopes, one of them open",
      suggestedTitleFormat: "Pay day N: the envelope",
      targetAudience: "People in their first job who have tried three budgeting apps",
      estimatedCompletionTime: 3,
      videos: videos("pay-day", today, [
        ["Pay day 1: rent first", "", "published", -47, 6],
        ["Pay day 2: the week in four parts", "", "published", -42, 7],
        ["Pay day 3: what is left is not left over", "", "published", -37, 9],
        [
          "Pay day 4: the month that broke it",
          "What to do when the washing machine dies.",
          "published",
          -32,
          8,
        ],
      ]),
    },
    {
      id: "two-wheels",
      title: "To work on two wheels",
      description:
        "Whether a commute by bike can be kept up past October, tested by somebody who hates rain.",
      estimatedVideos: 5,
      estimatedViews: { min: 26_000, max: 64_000 },
      estimatedWatchTime: 3900,
      topics: ["commuting", "cycling", "winter"],
      suggestedThumbnailStyle: "Handlebar view, temperature in the corner",
      suggestedTitleFormat: "Day N at N degrees: what I wore",
      targetAudience: "Drivers who live under ten kilometres from work",
      estimatedCompletionTime: 4,
      videos: videos("two-wheels", today, [
        ["What a dry arrival costs", "Jacket, trousers, shoes: bought, worn, returned.", "planned", 11, 9],
        ["Lights that others see", "Filmed from the cars behind.", "planned", 17, 8],
        ["The morning it froze", "", "planned", null, null],
      ]),
    },
  ];
}

/** Invented series from many niches. */
export const SUGGESTIONS: Suggestion[] = [
  {
    title: "A balcony that feeds two",
    description:
      "One season on four square metres. Each video ends with what grew, what did not, and what was eaten.",
    length: 6,
    views: [48_000, 110_000],
    estimatedWatchTime: 6200,
    weeks: 6,
    topics: ["container gardening", "vegetables", "small spaces"],
    targetAudience: "Renters with a balcony who have killed one tomato plant already",
    suggestedThumbnailStyle: "The same balcony from the same corner, the month written in the sky",
    suggestedTitleFormat: "Balcony, month N: what we ate from it",
    drafts: [
      ["Four pots before you buy forty", "Which four crops earn their place in the first year.", 9],
      ["Soil is the expensive part", "Three mixes, weighed, watered and compared over a month.", 11],
      ["The week everything needed water", "A holiday, a heatwave and three ways to survive both.", 8],
    ],
  },
  {
    title: "The first year of paying yourself",
    description:
      "Money for people who have just gone freelance, in the order in which the questions come up.",
    length: 7,
    views: [35_000, 90_000],
    estimatedWatchTime: 5400,
    weeks: 5,
    topics: ["freelancing", "personal finance", "taxes"],
    targetAudience: "First-year freelancers who look at their balance before every purchase",
    suggestedThumbnailStyle: "One handwritten figure on plain paper, no face",
    suggestedTitleFormat: "Month N of freelancing: the question",
    drafts: [
      [
        "Month 1: which account the money goes into",
        "Three accounts and one rule, before the first invoice.",
        10,
      ],
      ["Month 2: the invoice nobody paid", "What to write on day 1, day 15 and day 31.", 7],
      ["Month 3: the tax you have not saved", "A percentage to put aside when you cannot know the bill.", 12],
    ],
  },
  {
    title: "Order lunch in a new language",
    description:
      "Seven everyday scenes, each learned in a week and then tried on someone who does not know it is a test.",
    length: 7,
    views: [60_000, 150_000],
    estimatedWatchTime: 8900,
    weeks: 8,
    topics: ["language learning", "speaking practice", "travel phrases"],
    targetAudience: "Learners who understand more than they dare to say",
    suggestedThumbnailStyle: "The counter, the menu, and the one sentence that has to be said",
    suggestedTitleFormat: "7 days to say: “the sentence”",
    drafts: [
      ["7 days to say: “What do you recommend?”", "Twelve words, and what to do with the answer.", 9],
      ["7 days to say: “That is not what I ordered”", "Complaining politely is grammar you will keep.", 10],
      ["7 days to say: “Can we sit outside?”", "Small requests, and the four ways people say no.", 8],
    ],
  },
  {
    title: "A quiet server in the hallway cupboard",
    description: "From an old office machine to backups, photos and films at home, one service at a time.",
    length: 6,
    views: [30_000, 75_000],
    estimatedWatchTime: 7100,
    weeks: 6,
    topics: ["home lab", "backups", "self-hosting"],
    targetAudience: "People who have outgrown a USB disk and are afraid of racks",
    suggestedThumbnailStyle: "The open cupboard, one label in focus, watts in the corner",
    suggestedTitleFormat: "Cupboard server N: the service it gained",
    drafts: [
      ["Which old machine is worth its power bill", "Five second-hand computers and a watt meter.", 13],
      ["Backups first, everything else later", "Two disks, one schedule and a restore on camera.", 12],
      ["Photos off the phone, for the whole family", "Moving 40,000 pictures without losing a date.", 14],
    ],
  },
  {
    title: "Streets that changed their names",
    description:
      "One street a video: who it was named for, who took the sign down, and what the neighbours say.",
    length: 8,
    views: [25_000, 95_000],
    estimatedWatchTime: 6600,
    weeks: 9,
    topics: ["local history", "maps", "archives"],
    targetAudience: "Viewers who read the plaques on walls",
    suggestedThumbnailStyle: "Old and new street sign, one above the other, the year between them",
    suggestedTitleFormat: "The street that used to be called …",
    drafts: [
      ["The street that was renamed four times", "Four regimes and one bakery that outlived them all.", 12],
      ["The bridge with nobody's name", "Why a council argued for eleven years and gave up.", 9],
      ["The square that lost its king", "Following a statue through two basements.", 11],
    ],
  },
  {
    title: "Strong at a desk job",
    description:
      "Three sessions a week that fit before nine, filmed in one room by somebody who sits all day.",
    length: 5,
    views: [70_000, 180_000],
    estimatedWatchTime: 9800,
    weeks: 4,
    topics: ["strength training", "mobility", "home workout"],
    targetAudience: "Office workers whose back speaks up at four in the afternoon",
    suggestedThumbnailStyle: "The desk in the background, the exercise in front of it, minutes in the corner",
    suggestedTitleFormat: "Desk strong, week N: the one lift",
    drafts: [
      ["Week 1: the hinge, before any weight", "How to pick up a box, and why that is half of training.", 8],
      ["Week 2: pull something", "A towel, a door, a bag: rows without a bar.", 7],
      ["Week 3: carry it up the stairs", "Loaded carries for those who live on the third floor.", 9],
    ],
  },
  {
    title: "One lens for a whole winter",
    description:
      "A single 35 mm lens, bad light and short days. Each outing answers one question of technique.",
    length: 6,
    views: [22_000, 65_000],
    estimatedWatchTime: 4300,
    weeks: 7,
    topics: ["photography", "low light", "street"],
    targetAudience: "Photographers who own three lenses and blame all of them",
    suggestedThumbnailStyle: "One finished picture, full bleed, its exposure written small",
    suggestedTitleFormat: "35 mm in winter: the thing I learned",
    drafts: [
      ["35 mm in winter: ten minutes of blue", "Where to stand before the light turns.", 9],
      ["35 mm in winter: rain on purpose", "Reflections, a towel and one ruined shirt.", 8],
      ["35 mm in winter: strangers at two metres", "Asking first, asking after, and when not to.", 12],
    ],
  },
  {
    title: "Rainy-day science at the kitchen table",
    description: "Experiments for two children and one tired adult, with what is in the kitchen anyway.",
    length: 8,
    views: [55_000, 160_000],
    estimatedWatchTime: 5100,
    weeks: 5,
    topics: ["parenting", "experiments", "kids at home"],
    targetAudience: "Parents of five- to nine-year-olds at three on a wet Sunday",
    suggestedThumbnailStyle: "Small hands, one bright liquid, the question in five words",
    suggestedTitleFormat: "Why does … ? A kitchen table answer",
    drafts: [
      ["Why does ice float?", "Oil, water and a bet that the adult loses.", 6],
      ["Why does bread get holes?", "Two balloons, sugar and an hour of patience.", 7],
      ["Why is the sky not purple?", "A glass of milk and a torch show half of the answer.", 8],
    ],
  },
  {
    title: "Night trains, end to end",
    description:
      "Six night trains from first to last station: the bunk, the border, the breakfast, the bill.",
    length: 6,
    views: [80_000, 240_000],
    estimatedWatchTime: 14_500,
    weeks: 10,
    topics: ["train travel", "slow travel", "budget"],
    targetAudience: "Travellers who would rather lose a night than an airport morning",
    suggestedThumbnailStyle: "The window at dawn, route as a thin line along the bottom",
    suggestedTitleFormat: "Hours on the night train from A to B",
    drafts: [
      ["14 hours north in a six-bunk compartment", "Who snores, who shares, and what it cost.", 18],
      ["The night train that crosses on a ferry", "What happens to the carriage, and to your sleep.", 16],
      ["First class, once, to know", "One cabin, one shower, twice the price: itemised.", 15],
    ],
  },
  {
    title: "Finishing the games I abandoned",
    description:
      "One unfinished game a video, with the save file as it was left, and an honest guess at why.",
    length: 8,
    views: [40_000, 130_000],
    estimatedWatchTime: 11_200,
    weeks: 8,
    topics: ["role-playing games", "backlog", "game design"],
    targetAudience: "Players with more games in the library than evenings in the year",
    suggestedThumbnailStyle: "The loading screen of the old save, its date circled",
    suggestedTitleFormat: "I left this game N years ago. Here is why",
    drafts: [
      ["I left this game at the water level", "Nine years later the level is fine. I was not.", 17],
      ["I left this game one boss before the end", "The save file remembers more than I do.", 20],
      ["I left this game for a better one", "Was it better? Playing both in one week.", 18],
    ],
  },
  {
    title: "Mend it before you bin it",
    description:
      "One broken thing from a viewer a video, one skill, and the cost of mending against a new one.",
    length: 6,
    views: [28_000, 85_000],
    estimatedWatchTime: 4900,
    weeks: 6,
    topics: ["mending", "sewing", "repair"],
    targetAudience: "People with a bag of clothes they mean to fix",
    suggestedThumbnailStyle: "The hole and the mend side by side, same light, no filter",
    suggestedTitleFormat: "The thing, its hole, and N minutes",
    drafts: [
      ["A jumper, an elbow and forty minutes", "Darning that shows, for people who like it to.", 10],
      ["A zip that no longer zips", "Nine times of ten it is the slider.", 6],
      ["Jeans at the knee, twice", "Why the first patch failed, and the second holds.", 9],
    ],
  },
  {
    title: "A song a week from four chords",
    description:
      "Writing in public: the same four chords, a different rule every week, and the demo at the end.",
    length: 5,
    views: [18_000, 52_000],
    estimatedWatchTime: 3600,
    weeks: 5,
    topics: ["songwriting", "guitar", "home recording"],
    targetAudience: "Guitarists who can play forty songs and have written none",
    suggestedThumbnailStyle: "The lyric sheet with what was crossed out",
    suggestedTitleFormat: "Four chords, one rule: the rule",
    drafts: [
      ["Four chords, one rule: no rhymes", "What holds a verse together when the ends do not.", 12],
      ["Four chords, one rule: only questions", "Eleven lines, and the one that was not asked.", 10],
      ["Four chords, one rule: finish by noon", "A deadline makes the second verse shorter. Good.", 11],
    ],
  },
  {
    title: "The sky from a bright city",
    description: "Astronomy under street lamps: what can be seen from a fifth-floor window, month by month.",
    length: 7,
    views: [32_000, 98_000],
    estimatedWatchTime: 5800,
    weeks: 7,
    topics: ["astronomy", "binoculars", "light pollution"],
    targetAudience: "City people who think they need a mountain first",
    suggestedThumbnailStyle: "Roofline in silhouette, one circle around what to look for",
    suggestedTitleFormat: "From the window: what to look for this month",
    drafts: [
      ["From the window: four moons with 8 × 42", "Braced on a window sill, drawn on four evenings.", 9],
      ["From the window: a double star in town", "One that splits even between two lamps.", 7],
      ["From the window: the station going over", "Six minutes, where to stand, and how to know.", 8],
    ],
  },
];
