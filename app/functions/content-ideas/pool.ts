import type { ContentIdea } from "./idea";

/** Ideas to draw from: invented, for many niches. Every figure in them is, too. */
export const IDEA_POOL: ContentIdea[] = [
  // Kitchen and garden.
  {
    id: "pantry-14-days",
    title: "I cooked from my pantry for 14 days: what ran out first",
    reasoning:
      "Pantry challenges hold viewers to the end because the shelf is the clock. Almost none keeps a running cost on screen, which is what the comments under them ask for.",
    trendScore: 92,
    difficulty: "Medium",
    estimatedViews: { low: 41_500, high: 92_000 },
    bestUploadTime: "Sunday, 5 pm",
    tags: ["pantry cooking", "food budget", "challenge"],
  },
  {
    id: "failed-loaves",
    title: "Nine failed loaves, cut open and explained",
    reasoning:
      "Bread videos show the loaf that worked. People search with a photo of the one that did not: dense, gummy, burst at the side. Nine crumbs in one video answer nine searches.",
    trendScore: 88,
    difficulty: "Medium",
    estimatedViews: { low: 33_000, high: 86_500 },
    bestUploadTime: "Saturday, 8 am",
    tags: ["sourdough", "troubleshooting", "baking"],
  },
  {
    id: "knife-blind-test",
    title: "Can a cook feel the difference? A 30-dollar and a 300-dollar knife, blind",
    reasoning:
      "Blind tests are shared by both sides of an argument. A cook with closed eyes and a tomato needs no studio, and the result is open until the last minute.",
    trendScore: 90,
    difficulty: "Medium",
    estimatedViews: { low: 58_000, high: 146_000 },
    bestUploadTime: "Thursday, 6 pm",
    tags: ["kitchen knives", "blind test"],
  },
  {
    id: "grandmother-no-measure",
    title: "My grandmother never measures. I weighed everything she did",
    reasoning:
      "Family recipes are loved and seldom usable. Turning a handful into grams gives the warmth of the one kind of video and the use of the other.",
    trendScore: 83,
    difficulty: "Easy",
    estimatedViews: { low: 22_000, high: 64_000 },
    bestUploadTime: "Sunday, 11 am",
    tags: ["family recipes", "home cooking"],
  },
  {
    id: "balcony-ledger",
    title: "Did my balcony tomatoes pay for themselves? The ledger of one summer",
    reasoning:
      "Growers film the harvest and leave out the receipts. The question comes back every autumn, when the season is over and the numbers are known.",
    trendScore: 79,
    difficulty: "Easy",
    estimatedViews: { low: 14_500, high: 39_000 },
    bestUploadTime: "Saturday, 10 am",
    tags: ["balcony garden", "tomatoes", "cost"],
  },
  {
    id: "compost-four-weeks",
    title: "Four compost heaps, four recipes, one thermometer",
    reasoning:
      "Advice on compost contradicts itself, and hardly anyone measures. A temperature curve for each heap makes a slow subject into a race.",
    trendScore: 74,
    difficulty: "Hard",
    estimatedViews: { low: 11_000, high: 34_500 },
    bestUploadTime: "Sunday, 9 am",
    tags: ["compost", "experiment", "soil"],
  },
  {
    id: "north-window-plants",
    title: "Eleven plants in a north window, one year later",
    reasoning:
      "Lists of plants for low light are written on the day of purchase. The follow-up after a year is the part that is missing, losses included.",
    trendScore: 86,
    difficulty: "Hard",
    estimatedViews: { low: 27_000, high: 71_000 },
    bestUploadTime: "Friday, 4 pm",
    tags: ["houseplants", "low light", "one year later"],
  },
  {
    id: "market-ten-minutes",
    title: "Ten minutes at the market with someone who sells there",
    reasoning:
      "How to choose a melon is searched all summer, and answered by people who buy. The seller at the next stall knows more and is glad to be asked.",
    trendScore: 77,
    difficulty: "Easy",
    estimatedViews: { low: 9_500, high: 28_000 },
    bestUploadTime: "Friday, 6 pm",
    tags: ["market", "produce", "interview"],
  },
  // Workshop and home.
  {
    id: "bench-plane",
    title: "Restoring a 1970s bench plane without buying a single tool",
    reasoning:
      "A restoration with a limit keeps people longer than one with a full workshop: each step raises the question of how it will be done at all.",
    trendScore: 88,
    difficulty: "Hard",
    estimatedViews: { low: 62_000, high: 138_000 },
    bestUploadTime: "Saturday, 10 am",
    tags: ["restoration", "hand tools"],
  },
  {
    id: "joint-strength",
    title: "Five ways to join two boards, pulled apart on camera",
    reasoning:
      "Everyone has an opinion on pocket screws. A bucket of sand and a kitchen scale settle it, and the breaks make five thumbnails out of one afternoon.",
    trendScore: 91,
    difficulty: "Medium",
    estimatedViews: { low: 74_000, high: 182_000 },
    bestUploadTime: "Saturday, 9 am",
    tags: ["woodworking", "joinery", "strength test"],
  },
  {
    id: "three-tool-workshop",
    title: "If I had 200 dollars and an empty garage: the three tools I would buy",
    reasoning:
      "Beginners ask what to buy first, and get lists of thirty. A hard budget forces a choice that experienced makers will want to argue with.",
    trendScore: 85,
    difficulty: "Easy",
    estimatedViews: { low: 36_000, high: 94_500 },
    bestUploadTime: "Thursday, 7 pm",
    tags: ["beginners", "tools", "budget"],
  },
  {
    id: "shelf-loading",
    title: "Why your shelf sags, drawn on one sheet of paper",
    reasoning:
      "Span tables are found by searching and understood by few. One sheet, one pencil and a sagging board explain what the tables only list.",
    trendScore: 76,
    difficulty: "Easy",
    estimatedViews: { low: 12_500, high: 37_000 },
    bestUploadTime: "Wednesday, 6 pm",
    tags: ["shelves", "explained", "woodworking"],
  },
  {
    id: "quiet-room",
    title: "What quietens a room: curtains, foam, books and a duvet, measured",
    reasoning:
      "Foam is sold to people who record at home, and few of them have measured it. The test needs one loudspeaker and a phone, and the winner is already in the house.",
    trendScore: 89,
    difficulty: "Medium",
    estimatedViews: { low: 45_500, high: 112_000 },
    bestUploadTime: "Tuesday, 5 pm",
    tags: ["home recording", "acoustics", "test"],
  },
  {
    id: "home-lab-bill",
    title: "My home server's electricity, device by device",
    reasoning:
      "Tours of home labs end before the meter is read. Interest in what runs all night rises with every winter bill, and the answer is a list anyone can repeat.",
    trendScore: 87,
    difficulty: "Easy",
    estimatedViews: { low: 29_000, high: 78_000 },
    bestUploadTime: "Monday, 6 pm",
    tags: ["home lab", "electricity", "self-hosting"],
  },
  {
    id: "restore-backup",
    title: "I deleted everything and restored it from my own backups",
    reasoning:
      "Backup guides stop at the backup. Doing the restore live, with a clock and something to lose, shows the half that fails in practice.",
    trendScore: 93,
    difficulty: "Hard",
    estimatedViews: { low: 66_500, high: 171_000 },
    bestUploadTime: "Sunday, 4 pm",
    tags: ["backups", "home lab", "live test"],
  },
  {
    id: "drawer-repair",
    title: "The drawer that sticks: fixed with a candle, properly, and for good",
    reasoning:
      "Three levels of effort for one annoyance serve the renter, the weekend and the perfectionist. Each stops where the video has paid for itself.",
    trendScore: 72,
    difficulty: "Easy",
    estimatedViews: { low: 8_000, high: 25_500 },
    bestUploadTime: "Saturday, 11 am",
    tags: ["repair", "furniture", "quick fix"],
  },
  // Learning and history.
  {
    id: "one-page-semester",
    title: "One page of notes for a whole semester",
    reasoning:
      "Searches for one-page notes double in the weeks before exams. Most answers show a finished page; hardly any shows what was left out, and why.",
    trendScore: 78,
    difficulty: "Easy",
    estimatedViews: { low: 25_500, high: 61_000 },
    bestUploadTime: "Monday, 4 pm",
    tags: ["studying", "note taking"],
  },
  {
    id: "order-lunch",
    title: "Ordering lunch in a language I started on Monday",
    reasoning:
      "A week is short enough to believe and long enough to get somewhere. The lunch gives the video an ending that nobody can script.",
    trendScore: 91,
    difficulty: "Medium",
    estimatedViews: { low: 52_000, high: 133_000 },
    bestUploadTime: "Sunday, 3 pm",
    tags: ["language learning", "one week", "challenge"],
  },
  {
    id: "false-friends",
    title: "Twelve words that will embarrass you in Portuguese if you speak Spanish",
    reasoning:
      "False friends are watched by two audiences at once and sent to the friend who made the mistake. Neighbouring languages are covered far less than English.",
    trendScore: 84,
    difficulty: "Easy",
    estimatedViews: { low: 31_000, high: 88_500 },
    bestUploadTime: "Wednesday, 5 pm",
    tags: ["Portuguese", "Spanish", "vocabulary"],
  },
  {
    id: "street-then-now",
    title: "One street, eight photographs, 120 years",
    reasoning:
      "Standing where the photographer stood gives local history a picture that moves. Town archives lend theirs, and every town has a street that people remember.",
    trendScore: 82,
    difficulty: "Medium",
    estimatedViews: { low: 19_000, high: 57_500 },
    bestUploadTime: "Sunday, 10 am",
    tags: ["local history", "then and now", "archive"],
  },
  {
    id: "lighthouse-pay",
    title: "What a lighthouse keeper earned, ate and was afraid of",
    reasoning:
      "A trade that is gone, told by its account books, does well with people who do not think they like history. Pay, food and fear are three chapters that hold.",
    trendScore: 80,
    difficulty: "Medium",
    estimatedViews: { low: 24_000, high: 83_000 },
    bestUploadTime: "Thursday, 8 pm",
    tags: ["history", "work", "lighthouses"],
  },
  {
    id: "map-mistake",
    title: "The mountain range that stood on maps for a century and was never there",
    reasoning:
      "Errors that everybody copied are a mystery with a solution. The old maps are free to show, and the story asks the same question of today's sources.",
    trendScore: 94,
    difficulty: "Hard",
    estimatedViews: { low: 81_000, high: 214_000 },
    bestUploadTime: "Saturday, 6 pm",
    tags: ["maps", "history", "mystery"],
  },
  {
    id: "proof-no-formula",
    title: "Why there is no largest prime number, with a bag of beans",
    reasoning:
      "A proof of 2,000 years that a child can hold in the hand is rare. Teachers link to such videos, which brings views long after the first week.",
    trendScore: 75,
    difficulty: "Medium",
    estimatedViews: { low: 16_000, high: 49_000 },
    bestUploadTime: "Tuesday, 4 pm",
    tags: ["mathematics", "proof", "explained"],
  },
  {
    id: "reading-slower",
    title: "I read one book for a month, ten pages a day. What stayed",
    reasoning:
      "Fifty books a year is a crowded promise. The opposite has few videos and a comment section full of people who are tired of counting.",
    trendScore: 81,
    difficulty: "Easy",
    estimatedViews: { low: 17_500, high: 52_000 },
    bestUploadTime: "Sunday, 7 pm",
    tags: ["reading", "habits", "books"],
  },
  // Body and outdoors.
  {
    id: "zone-two",
    title: "Zone 2 for people with twenty minutes",
    reasoning:
      "Interest in easy training rises, and nearly every video on it assumes a free hour. The people who have least time search most.",
    trendScore: 90,
    difficulty: "Medium",
    estimatedViews: { low: 32_000, high: 76_500 },
    bestUploadTime: "Tuesday, 7 am",
    tags: ["running", "zone 2", "short on time"],
  },
  {
    id: "pull-up-zero",
    title: "From no pull-up to one: every session of it, uncut",
    reasoning:
      "Progress videos jump from before to after. The dull middle is where people give up, and seeing all of it, failures too, is what they thank you for.",
    trendScore: 89,
    difficulty: "Hard",
    estimatedViews: { low: 48_000, high: 129_000 },
    bestUploadTime: "Monday, 6 am",
    tags: ["pull-ups", "strength", "progress"],
  },
  {
    id: "physio-answers",
    title: "A physiotherapist answers the eight questions under every back-pain video",
    reasoning:
      "The questions are already written, under other people's videos, with thousands of likes each. Someone qualified answering them in order is missing.",
    trendScore: 86,
    difficulty: "Medium",
    estimatedViews: { low: 39_000, high: 101_000 },
    bestUploadTime: "Wednesday, 7 pm",
    tags: ["back pain", "questions", "interview"],
  },
  {
    id: "one-bag-november",
    title: "What a one-bag week in November really weighs",
    reasoning:
      "Packing videos are summer videos. The cold ones are missing, just when the coats make the bag a problem.",
    trendScore: 81,
    difficulty: "Easy",
    estimatedViews: { low: 12_000, high: 31_500 },
    bestUploadTime: "Friday, 5 pm",
    tags: ["one bag", "travel", "winter"],
  },
  {
    id: "last-train",
    title: "I took the slowest train in the country to its last stop",
    reasoning:
      "Slow travel gives long watch times, and a last stop gives a reason to stay. It costs one ticket and works in every country that has a branch line.",
    trendScore: 92,
    difficulty: "Medium",
    estimatedViews: { low: 71_500, high: 196_000 },
    bestUploadTime: "Sunday, 2 pm",
    tags: ["trains", "slow travel", "branch lines"],
  },
  {
    id: "tent-rain",
    title: "Six hours of rain on four tents: where the water came in",
    reasoning:
      "Tents are reviewed in sunshine. A garden hose, a clock and paper towels answer the one question buyers have, and the test can be repeated each season.",
    trendScore: 87,
    difficulty: "Medium",
    estimatedViews: { low: 34_500, high: 91_000 },
    bestUploadTime: "Thursday, 5 pm",
    tags: ["tents", "camping", "rain test"],
  },
  {
    id: "hike-turned-back",
    title: "The summit I turned back from, and how I decided",
    reasoning:
      "Summits are everywhere and decisions are not. Turning back is the part that mountain rescue would like people to watch, and it makes a tense film.",
    trendScore: 83,
    difficulty: "Medium",
    estimatedViews: { low: 21_000, high: 69_000 },
    bestUploadTime: "Friday, 7 pm",
    tags: ["hiking", "safety", "decisions"],
  },
  {
    id: "bird-by-ear",
    title: "Ten garden birds by ear, in the order they wake up",
    reasoning:
      "Listening needs no equipment, and the order gives the video its shape. Searches begin in late winter, weeks before most birdsong videos appear.",
    trendScore: 79,
    difficulty: "Easy",
    estimatedViews: { low: 15_000, high: 54_000 },
    bestUploadTime: "Saturday, 6 am",
    tags: ["birdsong", "nature", "identification"],
  },
  // Pictures and play.
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
  // Money work and family.
  {
    id: "subscriptions-audit",
    title: "Reading a year of bank statements aloud: what I pay for and never use",
    reasoning:
      "January brings resolutions and renewals. A real statement, with names covered and amounts left, makes an abstract habit something people do while they watch.",
    trendScore: 92,
    difficulty: "Easy",
    estimatedViews: { low: 47_000, high: 118_000 },
    bestUploadTime: "Sunday, 6 pm",
    tags: ["personal finance", "subscriptions", "budget"],
  },
  {
    id: "rent-or-buy-sheet",
    title: "Rent or buy? The spreadsheet, built from an empty page",
    reasoning:
      "Calculators give an answer and hide the assumptions. Building one in front of the viewer, row by row, lets each of them disagree in a cell of their own.",
    trendScore: 86,
    difficulty: "Medium",
    estimatedViews: { low: 35_500, high: 97_500 },
    bestUploadTime: "Monday, 7 pm",
    tags: ["housing", "spreadsheet", "personal finance"],
  },
  {
    id: "first-invoice",
    title: "My first ten invoices, and what I would write differently on each",
    reasoning:
      "New freelancers search for templates and need wording. Ten documents with their mistakes marked are more useful than one that is perfect.",
    trendScore: 78,
    difficulty: "Easy",
    estimatedViews: { low: 9_000, high: 29_500 },
    bestUploadTime: "Tuesday, 12 pm",
    tags: ["freelancing", "invoices", "mistakes"],
  },
  {
    id: "job-letter-reader",
    title: "She has read 4,000 applications. We read mine together",
    reasoning:
      "General advice is cheap; one real letter in front of one real reader is not. The long silence over the first paragraph is the hook.",
    trendScore: 87,
    difficulty: "Medium",
    estimatedViews: { low: 42_500, high: 109_000 },
    bestUploadTime: "Wednesday, 6 pm",
    tags: ["applications", "careers", "feedback"],
  },
  {
    id: "bedtime-experiment",
    title: "We moved bedtime by ten minutes a night. The chart of three weeks",
    reasoning:
      "Parents search at night, tired, for something that worked for others. Small steps and an honest chart are believed sooner than a method with a name.",
    trendScore: 82,
    difficulty: "Medium",
    estimatedViews: { low: 20_000, high: 58_500 },
    bestUploadTime: "Thursday, 8 pm",
    tags: ["parenting", "sleep", "experiment"],
  },
  {
    id: "lunchbox-kids-decide",
    title: "Five lunchboxes, packed by the children who eat them",
    reasoning:
      "Lunchbox videos are made by adults for adults. Handing over the knife and the decision changes what is in the box, and what comes home in it.",
    trendScore: 76,
    difficulty: "Easy",
    estimatedViews: { low: 13_500, high: 41_000 },
    bestUploadTime: "Sunday, 4 pm",
    tags: ["parenting", "lunchbox", "school"],
  },
  {
    id: "inbox-forty",
    title: "Forty e-mails, one hour, every decision said aloud",
    reasoning:
      "Productivity videos show systems. Hearing someone think through real mail shows judgement, which is what people hope the system will spare them.",
    trendScore: 81,
    difficulty: "Easy",
    estimatedViews: { low: 16_500, high: 47_500 },
    bestUploadTime: "Monday, 8 am",
    tags: ["productivity", "e-mail", "real time"],
  },
  {
    id: "letters-from-viewers",
    title: "You sent me your worst advice. I followed it for a week",
    reasoning:
      "Asking for bad advice gets more answers than asking for good, so the video before it does well, too. Works on any topic that has folklore.",
    trendScore: 94,
    difficulty: "Medium",
    estimatedViews: { low: 69_000, high: 203_000 },
    bestUploadTime: "Saturday, 5 pm",
    tags: ["viewers", "experiment", "two videos"],
  },
];

/** What stands there on the first visit. */
const FIRST_BATCH = ["pantry-14-days", "one-lamp", "one-page-semester"];

export const STARTING_IDEAS = IDEA_POOL.filter(({ id }) => FIRST_BATCH.includes(id));
