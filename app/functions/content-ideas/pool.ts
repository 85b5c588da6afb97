import { z } from "zod";
import { amount, once, oneOf, range, readRows, text, words } from "../desk/text-table";

/** Spec section 3, Content idea. */
const contentIdea = z.object({
  id: z.string(),
  title: z.string(),
  reasoning: z.string(),
  /** 0 to 100. */
  trendScore: z.number(),
  difficulty: z.enum(["Easy", "Medium", "Hard"]),
  /** From the lower to the upper end; shown as a text, "41.5K–92.0K". */
  estimatedViews: z.object({ low: z.number(), high: z.number() }),
  bestUploadTime: z.string(),
  tags: z.array(z.string()),
});
export type ContentIdea = z.infer<typeof contentIdea>;

export const ideasState = z.object({
  ideas: z.array(contentIdea),
  /** Ids of the ideas shown so far: none comes again before the others have. */
  drawn: z.array(z.string()),
  totalGenerated: z.number(),
  lastGenerated: z.iso.datetime(),
  nextBatch: z.iso.datetime(),
  trendsAnalyzed: z.number(),
});
export type IdeasState = z.infer<typeof ideasState>;

/** Id, trend score, difficulty, estimated views, upload time and tags; title; reasoning. */
const IDEA_TABLE = `
// Kitchen and garden.
pantry-14-days | 92 | Medium | 41500-92000 | Sunday, 5 pm | pantry cooking, food budget, challenge
  I cooked from my pantry for 14 days: what ran out first
  Pantry challenges hold viewers to the end because the shelf is the clock. Almost none keeps a running cost on screen, which is what the comments under them ask for.
failed-loaves | 88 | Medium | 33000-86500 | Saturday, 8 am | sourdough, troubleshooting, baking
  Nine failed loaves, cut open and explained
  Bread videos show the loaf that worked. People search with a photo of the one that did not: dense, gummy, burst at the side. Nine crumbs in one video answer nine searches.
knife-blind-test | 90 | Medium | 58000-146000 | Thursday, 6 pm | kitchen knives, blind test
  Can a cook feel the difference? A 30-dollar and a 300-dollar knife, blind
  Blind tests are shared by both sides of an argument. A cook with closed eyes and a tomato needs no studio, and the result is open until the last minute.
grandmother-no-measure | 83 | Easy | 22000-64000 | Sunday, 11 am | family recipes, home cooking
  My grandmother never measures. I weighed everything she did
  Family recipes are loved and seldom usable. Turning a handful into grams gives the warmth of the one kind of video and the use of the other.
balcony-ledger | 79 | Easy | 14500-39000 | Saturday, 10 am | balcony garden, tomatoes, cost
  Did my balcony tomatoes pay for themselves? The ledger of one summer
  Growers film the harvest and leave out the receipts. The question comes back every autumn, when the season is over and the numbers are known.
compost-four-weeks | 74 | Hard | 11000-34500 | Sunday, 9 am | compost, experiment, soil
  Four compost heaps, four recipes, one thermometer
  Advice on compost contradicts itself, and hardly anyone measures. A temperature curve for each heap makes a slow subject into a race.
north-window-plants | 86 | Hard | 27000-71000 | Friday, 4 pm | houseplants, low light, one year later
  Eleven plants in a north window, one year later
  Lists of plants for low light are written on the day of purchase. The follow-up after a year is the part that is missing, losses included.
market-ten-minutes | 77 | Easy | 9500-28000 | Friday, 6 pm | market, produce, interview
  Ten minutes at the market with someone who sells there
  How to choose a melon is searched all summer, and answered by people who buy. The seller at the next stall knows more and is glad to be asked.
// Workshop and home.
bench-plane | 88 | Hard | 62000-138000 | Saturday, 10 am | restoration, hand tools
  Restoring a 1970s bench plane without buying a single tool
  A restoration with a limit keeps people longer than one with a full workshop: each step raises the question of how it will be done at all.
joint-strength | 91 | Medium | 74000-182000 | Saturday, 9 am | woodworking, joinery, strength test
  Five ways to join two boards, pulled apart on camera
  Everyone has an opinion on pocket screws. A bucket of sand and a kitchen scale settle it, and the breaks make five thumbnails out of one afternoon.
three-tool-workshop | 85 | Easy | 36000-94500 | Thursday, 7 pm | beginners, tools, budget
  If I had 200 dollars and an empty garage: the three tools I would buy
  Beginners ask what to buy first, and get lists of thirty. A hard budget forces a choice that experienced makers will want to argue with.
shelf-loading | 76 | Easy | 12500-37000 | Wednesday, 6 pm | shelves, explained, woodworking
  Why your shelf sags, drawn on one sheet of paper
  Span tables are found by searching and understood by few. One sheet, one pencil and a sagging board explain what the tables only list.
quiet-room | 89 | Medium | 45500-112000 | Tuesday, 5 pm | home recording, acoustics, test
  What quietens a room: curtains, foam, books and a duvet, measured
  Foam is sold to people who record at home, and few of them have measured it. The test needs one loudspeaker and a phone, and the winner is already in the house.
home-lab-bill | 87 | Easy | 29000-78000 | Monday, 6 pm | home lab, electricity, self-hosting
  My home server's electricity, device by device
  Tours of home labs end before the meter is read. Interest in what runs all night rises with every winter bill, and the answer is a list anyone can repeat.
restore-backup | 93 | Hard | 66500-171000 | Sunday, 4 pm | backups, home lab, live test
  I deleted everything and restored it from my own backups
  Backup guides stop at the backup. Doing the restore live, with a clock and something to lose, shows the half that fails in practice.
drawer-repair | 72 | Easy | 8000-25500 | Saturday, 11 am | repair, furniture, quick fix
  The drawer that sticks: fixed with a candle, properly, and for good
  Three levels of effort for one annoyance serve the renter, the weekend and the perfectionist. Each stops where the video has paid for itself.
// Learning and history.
one-page-semester | 78 | Easy | 25500-61000 | Monday, 4 pm | studying, note taking
  One page of notes for a whole semester
  Searches for one-page notes double in the weeks before exams. Most answers show a finished page; hardly any shows what was left out, and why.
order-lunch | 91 | Medium | 52000-133000 | Sunday, 3 pm | language learning, one week, challenge
  Ordering lunch in a language I started on Monday
  A week is short enough to believe and long enough to get somewhere. The lunch gives the video an ending that nobody can script.
false-friends | 84 | Easy | 31000-88500 | Wednesday, 5 pm | Portuguese, Spanish, vocabulary
  Twelve words that will embarrass you in Portuguese if you speak Spanish
  False friends are watched by two audiences at once and sent to the friend who made the mistake. Neighbouring languages are covered far less than English.
street-then-now | 82 | Medium | 19000-57500 | Sunday, 10 am | local history, then and now, archive
  One street, eight photographs, 120 years
  Standing where the photographer stood gives local history a picture that moves. Town archives lend theirs, and every town has a street that people remember.
lighthouse-pay | 80 | Medium | 24000-83000 | Thursday, 8 pm | history, work, lighthouses
  What a lighthouse keeper earned, ate and was afraid of
  A trade that is gone, told by its account books, does well with people who do not think they like history. Pay, food and fear are three chapters that hold.
map-mistake | 94 | Hard | 81000-214000 | Saturday, 6 pm | maps, history, mystery
  The mountain range that stood on maps for a century and was never there
  Errors that everybody copied are a mystery with a solution. The old maps are free to show, and the story asks the same question of today's sources.
proof-no-formula | 75 | Medium | 16000-49000 | Tuesday, 4 pm | mathematics, proof, explained
  Why there is no largest prime number, with a bag of beans
  A proof of 2,000 years that a child can hold in the hand is rare. Teachers link to such videos, which brings views long after the first week.
reading-slower | 81 | Easy | 17500-52000 | Sunday, 7 pm | reading, habits, books
  I read one book for a month, ten pages a day. What stayed
  Fifty books a year is a crowded promise. The opposite has few videos and a comment section full of people who are tired of counting.
// Body and outdoors.
zone-two | 90 | Medium | 32000-76500 | Tuesday, 7 am | running, zone 2, short on time
  Zone 2 for people with twenty minutes
  Interest in easy training rises, and nearly every video on it assumes a free hour. The people who have least time search most.
pull-up-zero | 89 | Hard | 48000-129000 | Monday, 6 am | pull-ups, strength, progress
  From no pull-up to one: every session of it, uncut
  Progress videos jump from before to after. The dull middle is where people give up, and seeing all of it, failures too, is what they thank you for.
physio-answers | 86 | Medium | 39000-101000 | Wednesday, 7 pm | back pain, questions, interview
  A physiotherapist answers the eight questions under every back-pain video
  The questions are already written, under other people's videos, with thousands of likes each. Someone qualified answering them in order is missing.
one-bag-november | 81 | Easy | 12000-31500 | Friday, 5 pm | one bag, travel, winter
  What a one-bag week in November really weighs
  Packing videos are summer videos. The cold ones are missing, just when the coats make the bag a problem.
last-train | 92 | Medium | 71500-196000 | Sunday, 2 pm | trains, slow travel, branch lines
  I took the slowest train in the country to its last stop
  Slow travel gives long watch times, and a last stop gives a reason to stay. It costs one ticket and works in every country that has a branch line.
tent-rain | 87 | Medium | 34500-91000 | Thursday, 5 pm | tents, camping, rain test
  Six hours of rain on four tents: where the water came in
  Tents are reviewed in sunshine. A garden hose, a clock and paper towels answer the one question buyers have, and the test can be repeated each season.
hike-turned-back | 83 | Medium | 21000-69000 | Friday, 7 pm | hiking, safety, decisions
  The summit I turned back from, and how I decided
  Summits are everywhere and decisions are not. Turning back is the part that mountain rescue would like people to watch, and it makes a tense film.
bird-by-ear | 79 | Easy | 15000-54000 | Saturday, 6 am | birdsong, nature, identification
  Ten garden birds by ear, in the order they wake up
  Listening needs no equipment, and the order gives the video its shape. Searches begin in late winter, weeks before most birdsong videos appear.
// Pictures and play.
lens-stopped | 84 | Easy | 18500-45000 | Thursday, 6 pm | lens review, buying advice
  A second look at the lens I told everyone to buy
  Regret is searched before a purchase. Few reviewers go back to something they praised, so the one who does is believed in everything else.
one-lamp | 88 | Easy | 37500-96000 | Tuesday, 6 pm | lighting, portraits, beginners
  One desk lamp, twelve portraits
  Lighting lessons begin with three lights and lose those who own none. Twelve positions of one lamp fill a video that is watched with the pause key.
contact-sheet | 80 | Easy | 13000-42000 | Sunday, 6 pm | photography, process, choosing
  Every frame I took before the good one
  The finished picture teaches little; the forty before it teach choosing. Contact sheets are a form photographers know and viewers have hardly seen.
no-map-run | 93 | Hard | 88000-219000 | Friday, 4 pm | gaming, challenge run, open world
  Finishing an open-world game without ever opening the map
  A rule that can be said in one sentence makes an old game new. Getting lost is the content, and viewers who know the way cannot keep quiet.
parent-first-level | 91 | Easy | 63000-177000 | Saturday, 3 pm | gaming, first time, game design
  My father plays the first level. I say nothing
  Watching someone who has never held a controller shows what games teach without words. Designers share such videos, and families recognise themselves.
board-game-teach | 77 | Easy | 10500-33000 | Friday, 12 pm | board games, teaching, how to
  How to explain a board game in four minutes so that people still want to play
  Rules videos exist for every game, and none on explaining as such. It is wanted every weekend, by the one at the table who has read the rules.
guitar-one-chord | 85 | Easy | 28500-79500 | Wednesday, 4 pm | guitar, beginners, ranking
  Songs you can play with one chord, ranked by how good they sound
  Two-chord lists are many; one chord sounds like a joke and works. Absolute beginners get a result in the first minute and stay for the ranking.
sound-without-picture | 90 | Hard | 55000-151000 | Sunday, 5 pm | sound design, foley, film
  I rebuilt the sound of one film scene from things in my kitchen
  Foley is a craft people love to see exposed. A side-by-side at the end gives an ending, and each noise is a short video of its own.
// Money work and family.
subscriptions-audit | 92 | Easy | 47000-118000 | Sunday, 6 pm | personal finance, subscriptions, budget
  Reading a year of bank statements aloud: what I pay for and never use
  January brings resolutions and renewals. A real statement, with names covered and amounts left, makes an abstract habit something people do while they watch.
rent-or-buy-sheet | 86 | Medium | 35500-97500 | Monday, 7 pm | housing, spreadsheet, personal finance
  Rent or buy? The spreadsheet, built from an empty page
  Calculators give an answer and hide the assumptions. Building one in front of the viewer, row by row, lets each of them disagree in a cell of their own.
first-invoice | 78 | Easy | 9000-29500 | Tuesday, 12 pm | freelancing, invoices, mistakes
  My first ten invoices, and what I would write differently on each
  New freelancers search for templates and need wording. Ten documents with their mistakes marked are more useful than one that is perfect.
job-letter-reader | 87 | Medium | 42500-109000 | Wednesday, 6 pm | applications, careers, feedback
  She has read 4,000 applications. We read mine together
  General advice is cheap; one real letter in front of one real reader is not. The long silence over the first paragraph is the hook.
bedtime-experiment | 82 | Medium | 20000-58500 | Thursday, 8 pm | parenting, sleep, experiment
  We moved bedtime by ten minutes a night. The chart of three weeks
  Parents search at night, tired, for something that worked for others. Small steps and an honest chart are believed sooner than a method with a name.
lunchbox-kids-decide | 76 | Easy | 13500-41000 | Sunday, 4 pm | parenting, lunchbox, school
  Five lunchboxes, packed by the children who eat them
  Lunchbox videos are made by adults for adults. Handing over the knife and the decision changes what is in the box, and what comes home in it.
inbox-forty | 81 | Easy | 16500-47500 | Monday, 8 am | productivity, e-mail, real time
  Forty e-mails, one hour, every decision said aloud
  Productivity videos show systems. Hearing someone think through real mail shows judgement, which is what people hope the system will spare them.
letters-from-viewers | 94 | Medium | 69000-203000 | Saturday, 5 pm | viewers, experiment, two videos
  You sent me your worst advice. I followed it for a week
  Asking for bad advice gets more answers than asking for good, so the video before it does well, too. Works on any topic that has folklore.
`;

/** Ideas to draw from: invented, for many niches. Every figure in them is, too. */
export const ideaPool = once(() =>
  readRows<ContentIdea>(IDEA_TABLE, {
    id: text,
    trendScore: amount,
    difficulty: oneOf(["Easy", "Medium", "Hard"]),
    estimatedViews(cell) {
      const [low, high] = range(cell);
      return { low, high };
    },
    bestUploadTime: text,
    tags: words,
    title: text,
    reasoning: text,
  }),
);

/** What stands there on the first visit. */
const FIRST_BATCH = ["pantry-14-days", "one-lamp", "one-page-semester"];

export const startingIdeas = once(() => ideaPool().filter(({ id }) => FIRST_BATCH.includes(id)));
