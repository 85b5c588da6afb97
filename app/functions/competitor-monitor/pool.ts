import {
  amount,
  byName,
  once,
  oneOf,
  readCells,
  readEntries,
  sentences,
  text,
  words,
} from "../desk/text-table";

/** What an upload does that others can learn from. */
const DEVICES = [
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
type Device = (typeof DEVICES)[number];

/** An upload that an invented channel could have made. */
export interface PooledUpload {
  /** Unique in its niche, for good: it names the thumbnail, whose address states keep. */
  number: number;
  title: string;
  description: string;
  tags: string[];
  duration: string;
  device: Device;
}

export const NICHES = [
  "baking",
  "woodworking",
  "money",
  "homelab",
  "languages",
  "gardening",
  "photography",
  "running",
  "travel",
  "history",
  "gaming",
  "parenting",
] as const;
export type Niche = (typeof NICHES)[number];

/**
 * By niche, in any order: number, device, duration, title, description and tags. A new one takes the next number of its
 * niche: kept states name their uploads by it, and ask for thumbnails that browsers keep.
 */
const UPLOAD_TABLE = `
baking
  1 | test | 18:07 | I baked the same loaf at six hydration levels | From 60 to 85 percent, cut open side by side, with the crumb under a lamp. | sourdough, hydration, bread science
  2 | mistake | 9:48 | Why your crust goes soft an hour later | Three causes, told apart by what the loaf sounds like when it cools. | crust, bread troubleshooting
  3 | cost | 12:15 | What a week of home-baked bread really costs | Flour, oven and twenty minutes a day, added up against the shop shelf. | baking budget, bread at home
  4 | answer | 7:20 | Can you proof dough overnight in a cold kitchen? | Four nights, four temperatures, one dough that over-proofed. | overnight proof, cold kitchen, dough
  5 | compare | 16:41 | Supermarket flour or stone-ground? A blind tasting | Eleven neighbours, two loaves, no labels. The result is not the one I hoped for. | flour, blind tasting, bread
  6 | constraint | 11:26 | Croissants in a kitchen without a rolling pin | A wine bottle, a cold windowsill and twenty-seven layers, counted under a lens. | croissants, laminated dough, small kitchen
  7 | regret | 9:33 | The stand mixer I gave to my sister | Forty kilos of dough later: what it did better, and the reason it left the counter. | stand mixer, kitchen tools, hand kneading
  8 | long | 20:44 | One sourdough starter, two years of Sundays | A hundred and four jars on the same shelf, and the summer it nearly died. | sourdough starter, baking diary
  9 | beginner | 13:09 | Your first flatbread, in a pan you already have | Flour, water and salt. The dough forgives everything except haste. | flatbread, first bread, pan
  10 | test | 15:37 | Eight sugars, one biscuit recipe, one oven tray | Same butter, same minute. Two spread, one cracks and one refuses to brown. | biscuits, sugar, baking science
woodworking
  1 | regret | 11:54 | Five tools I bought in my first year and sold in my second | What each was meant to solve, and the hand tool that solved it. | workshop, tool advice, beginner woodworking
  2 | long | 24:30 | One workbench, four years, three versions | The first, every change since, and the one I would make on day one. | workbench, shop furniture
  3 | test | 13:18 | Nine wood glues, one joint, one car jack | Each joint is pulled until it goes. Two glues fail where the label says they will not. | wood glue, joint strength, workshop test
  4 | mistake | 8:36 | The gap in your drawer is not the drawer's fault | Where the error comes in, and how to find it before anything is glued. | drawers, fitting, hand tools
  5 | answer | 6:58 | Do you need to flatten a board that is only a shelf? | How flat is flat enough, shown with a straightedge and a cup of water. | board flattening, shelves
  6 | constraint | 17:22 | A stool with no screws, no glue and no metal | Wedges, a drawknife and a log that was meant for the stove. | stool, green wood, wedged joints
  7 | cost | 14:16 | A small workshop's first year, to the last dowel | Tools are a third of it. Blades, sandpaper and heating are the rest. | workshop costs, small shop, budget
  8 | compare | 12:41 | Hand plane or belt sander: two oak tops after one winter | Same tree, same oil, same kitchen. Four guests ran a hand over both. | hand plane, belt sander, oak
  9 | beginner | 11:15 | Your first box, with four cuts and a pencil | No joints to learn yet, and the cut that nearly everybody makes on the wrong side of the line. | first box, hand saw, beginner woodworking
  10 | test | 16:28 | Six finishes, one oak board, a year of coffee rings | Oil, wax and lacquer in stripes, and a wet cup set down every morning. | wood finish, oak, durability
money
  3 | regret | 9:11 | Six years with the wrong emergency fund | Too big, in the wrong place, and never once looked at. | emergency fund, saving
  4 | long | 19:26 | One grocery budget, twelve months, no skipped weeks | All fifty-two receipts, and the three weeks that broke the average. | grocery budget, food prices
  5 | answer | 7:49 | Should you pay the loan or fill the savings first? | The rate where the answer flips, and how to find yours in a minute. | debt, savings, personal finance
  6 | cost | 13:47 | The price of a small car, down to the parking coins | Fuel is less than half. The coins alone would have paid for the winter tyres. | car costs, running costs, household budget
  7 | beginner | 11:19 | Your first pay slip, line by line | What goes where before you see any of it, on one sheet and with one highlighter. | pay slip, first job, taxes
  8 | compare | 12:02 | Instalments or saving up: the same fridge, bought twice | One paid off over two years, one saved for. The gap is printed small, on page four. | instalments, saving, interest
  9 | constraint | 14:38 | A wedding for sixty with a limit of 3,000 | One borrowed hall, one loud uncle with a camera, and the three things we refused to cut. | wedding budget, spending limit
  10 | mistake | 8:41 | Why your account is empty on the 20th, every month | It is seldom the big bills. A calendar and two colours show which week eats the money. | monthly budget, spending habits
  11 | test | 15:55 | Four ways to split the rent of one flat | By room, by income, by bidding and by drawing lots. One of them made nobody angry. | sharing a flat, rent, fairness
  12 | answer | 6:37 | Is it worth driving across town for cheaper fuel? | Litres, kilometres and your own hour. There is a distance at which it turns. | fuel prices, saving money, commuting
homelab
  1 | mistake | 12:08 | Daily backups for a year, and none could be restored | What was missing, and the five-minute drill I run every month since. | backups, restore test, nas
  2 | compare | 20:13 | The same photo library on two self-hosted apps | Import, search, phone upload and what each does when a disk fills up. | photo library, self hosting
  3 | regret | 10:29 | My server rack, and why I am back to a shelf | Noise, dust and a power bill: what nobody films. | rack, home lab, quiet server
  4 | beginner | 14:50 | An ad-blocking resolver for people who fear the terminal | From an empty memory card to the whole flat, with the step that locks you out. | dns, ad blocking, beginner networking
  5 | answer | 8:22 | Are second-hand disks a risk? | Forty used disks, their logs read out, and the two numbers that matter. | used disks, storage, smart values
  6 | constraint | 16:04 | Everything I host, on a computer without a fan | Eleven services, one lump of aluminium and a thermometer glued to the lid. | fanless, quiet server, self hosting
  7 | cost | 13:21 | A year of hosting my own cloud: every cent, every lost Saturday | Disks, power and a domain, and my hours at the wage I am paid for them. | self hosting, running costs, cloud
  8 | long | 18:49 | One router, left alone for a thousand nights | What its log says about storms, updates and a cat that likes warm things. | router, uptime, logs
  9 | test | 14:33 | Seven network cables, one stairwell, the same file | Flat, old, homemade and absurdly expensive, each timed on one copy. One lies about its category. | network cables, speed test, home network
  10 | mistake | 9:14 | Why your wireless drops at the same hour every evening | It is not the neighbours. A notebook, three evenings and a microwave settle it. | wireless, interference, home network
languages
  1 | mistake | 8:55 | The flashcard habit that keeps you from speaking | Why knowing the word is not the same as reaching it, and a ten-minute fix. | flashcards, speaking, study habits
  3 | beginner | 11:31 | The first 100 words, chosen by what you will say on a Tuesday | No animals, no colours: a list made from a week of real talk. | vocabulary, beginner, word list
  4 | test | 14:05 | One news item, heard at five speeds | Same speaker, same words. Where understanding breaks off is not where I had bet. | listening, comprehension, speed
  5 | long | 17:38 | A diary page a week in Hungarian, for two years | The same pen from page 1 to page 104, and a teacher who reads them in order. | hungarian, writing practice, diary
  6 | compare | 12:26 | Grammar first or stories first? Two sisters, one language | Twelve weeks of Greek from the same evening on, then one conversation at one table. | grammar, reading, study methods
  7 | answer | 7:02 | Can you learn two languages at once? | Where they begin to leak into each other, and how far apart the lessons have to lie. | two languages, study plan
  8 | constraint | 10:51 | A whole evening in Italian without the past tense | Dinner for four, a bell on the table, and the sentence that could not be saved. | italian, speaking, grammar game
  9 | regret | 9:39 | The course I paid for twice and finished neither time | What it promised, when I noticed, and the shelf of borrowed comics that replaced it. | language course, motivation, comics
  10 | cost | 11:58 | A year of Danish lessons, tram tickets included | Books, a tutor and coffee for a patient neighbour, with what I would not pay again. | danish, lesson costs, tutoring
gardening
  1 | long | 22:04 | One shady corner, filmed for three summers | What died, what stayed, and the plant that came on its own. | shade garden, perennials
  2 | mistake | 7:37 | You are not underwatering. Your soil is | A jar, a ruler and ten minutes tell you why it runs straight through. | soil test, watering
  3 | compare | 15:46 | Bought compost or your own? Two beds of lettuce, weighed | Same seed, same rain, cut on the same day. The gap is smaller than the price. | compost, vegetable garden
  4 | cost | 13:31 | A meadow instead of a lawn: the bill after two summers | Seed, a scythe and one stern letter, against the hours that mowing used to take. | meadow, lawn, garden costs
  5 | test | 14:12 | Six ways to keep birds off one cherry tree | One branch each, one net, one scarecrow in my own coat. Every cherry was counted. | cherries, bird protection, garden test
  6 | answer | 6:29 | Can you plant garlic from the supermarket? | Twelve cloves in October, what came up, and the one kind that never will. | garlic, planting, autumn
  7 | constraint | 15:08 | A kitchen garden in a single bathtub | Salad, herbs and one proud courgette, from the first of March until frost. | small garden, containers, vegetables
  8 | beginner | 9:52 | Your first cuttings, in a jar on the sill | Five plants that nearly always root, and the knife cut that decides it. | cuttings, propagation, houseplants
  9 | regret | 8:47 | The raised beds I took apart again | Where the wood rotted, what it cost to fill them, and what grows better at ground level. | raised beds, vegetable garden, garden planning
photography
  2 | answer | 6:44 | How dark is too dark for a phone? | One street, one hour after sunset, a frame every five minutes. | phone photography, night
  3 | beginner | 17:12 | Read any light in ten seconds, with an egg | Where it comes from, how hard it is, and what to do about it. | lighting, portrait, basics
  4 | constraint | 12:34 | A single roll of film for the whole summer | Twenty-four frames, twelve weeks. Three are of the same dog, and I would do that again. | film photography, one roll, summer
  5 | regret | 9:06 | Why my camera bag is half empty now | Five things I carried for years, weighed one by one, and what I missed after they went. | camera bag, gear, travel light
  6 | test | 13:49 | Five tripods, one bridge, a lorry every minute | The same half-second exposure from the same plank. The heaviest one did not win. | tripods, stability, long exposure
  7 | mistake | 8:28 | Your photos are sharp. Your prints are not | Screen, size and paper, ruled out one after the other with a ruler and a lamp. | printing, sharpness, paper
  8 | compare | 14:57 | Window or softbox? Forty strangers vote on the same face | One afternoon, one chair, pairs in random order on a sheet of paper. | window light, softbox, portrait
  9 | cost | 11:40 | Everything a first exhibition cost me | Frames, a wall, wine and the postcards that nobody took, added up on the last evening. | exhibition, prints, costs
  10 | long | 19:18 | The same tree at eight in the morning, for three years | A thousand pictures from one fence post, shown in the order of their light. | time series, landscape, seasons
  11 | beginner | 10:23 | Your first bird pictures, from the kitchen window | No hide and no long lens: a feeder, a curtain and how to wait. | bird photography, beginner, window
running
  1 | beginner | 10:05 | Your first five kilometres, for people who hate running | A plan that begins with walking and says when to stop. | couch to 5k, beginner running
  2 | mistake | 8:14 | That knee pain begins at your ankle | A physiotherapist, a step and a test you can do at home. | knee pain, running form
  3 | compare | 14:27 | Cheap shoes for 500 kilometres, expensive ones for 500 | One pair after the other, measured every hundred. | running shoes, wear test
  4 | test | 13:36 | Five warm-ups, one staircase, one stopwatch | A week for each, the same 212 steps. The shortest warm-up came second. | warm-up, stair running, timing
  5 | long | 18:11 | One lap at six in the morning, January to December | Same gate, same lap, whatever fell from the sky. The slowest day is the one worth keeping. | daily run, winter running, habit
  6 | answer | 7:24 | Do you have to eat before a morning run? | Three distances, with and without toast, and the length at which it begins to matter. | morning run, breakfast, nutrition
  7 | regret | 9:58 | The watch that told me how I slept | Why I bought it, the morning I argued with it, and the paper calendar in its place. | sports watch, sleep tracking, training log
  8 | constraint | 11:44 | Strong legs without leaving a hotel room | One chair, one towel and no jumping: the people below never knew. | hotel workout, legs, no equipment
  9 | cost | 12:19 | The bill for one marathon, blister plasters included | Two trains, a hotel, five months of shoes and an ice bath that was free. | marathon, race costs, running budget
travel
  3 | answer | 7:56 | Rail passes: do they pay for a single week? | Five routes priced both ways, on the day you would book. | rail pass, trip planning
  4 | cost | 14:53 | A month in one small town: rent, market and bus, added up | Cheaper than a fortnight of moving on, except for the week in which it rained. | slow travel, monthly costs, small town
  5 | constraint | 15:17 | Across the country on local buses only | No train, no booking, nineteen changes. The one missed connection is the best hour of it. | local buses, overland, route planning
  6 | regret | 10:37 | The big suitcase that stays at home now | Four years of stairs, one wheel lost on cobbles, and what I carry instead. | suitcase, luggage, travel gear
  7 | compare | 13:26 | The same island in May and in August | One room, one beach and one dinner, paid for and timed twice. | off season, island, travel costs
  8 | mistake | 8:19 | Why your first day abroad always goes wrong | Too many plans, the wrong meal or a bed at noon, told apart by the hour at which it tips. | arrival day, jet lag, trip planning
  9 | beginner | 12:48 | Your first trip alone, two stops from home | One night, one table for one, and the moment at which most people turn round. | solo travel, first trip, weekend
  10 | test | 14:39 | Six ways to find one fountain in a strange town | Map, phone, policeman, baker, child and taxi driver, each with the same watch. | orientation, city walk, maps
  11 | long | 21:33 | Ten years of the same border crossing | One bridge, first with a stamp, then without, then with a queue again. | border, travel diary, europe
history
  4 | test | 19:05 | Four medieval plasters, one wall, one winter | Lime, hair, dung and cheese, side by side in the rain. The cheese held longest. | building history, plaster, experiment
  5 | answer | 8:51 | What did a soldier eat on the day of a march? | A quartermaster's list, a pot, and the rations counted out on a table. | military history, food history, rations
  6 | beginner | 13:14 | Read a coat of arms without a dictionary | Seven shapes and five colours carry nearly all of it. The beasts can wait. | heraldry, beginner, symbols
  7 | compare | 15:39 | Quill or steel pen? One letter, copied with both | The same page, the same ink, and a clerk's working day worked out from the blots. | writing, pens, craft history
  8 | cost | 16:25 | The price of a siege, from one paymaster's book | Arrows, oats, ladders and eleven barrels of vinegar, in the order in which they were bought. | siege, account books, military history
  9 | mistake | 10:08 | Why that old family story does not add up | A wrong year, a second wife or a renamed village: three ways to find where it broke. | family history, genealogy, sources
  10 | long | 22:17 | Two years with one ledger: a mill in the 1780s | A page a week, read on camera. In month nine the miller starts to cheat. | ledger, mill, economic history
  11 | constraint | 17:50 | A feast of 1350 with nothing from across the ocean | No potato, no tomato, no kidney bean. What is left, on one fire and in one pot. | food history, medieval cooking
  12 | regret | 11:31 | The metal detector I sold again | Two summers, four hundred ring pulls, and the archive in which I found more. | metal detecting, local history, archive
gaming
  1 | beginner | 12:03 | The ten minutes the tutorial leaves out | What to build, what to ignore, and the menu nobody opens. | beginner guide, city builder
  2 | long | 26:15 | One save file, 1,000 days | The town at every hundredth day, from the same hill. | long play, survival game
  4 | constraint | 20:36 | A city without a single straight road | No corners either: 40,000 people, two lanes and a fire brigade that curses me. | city builder, challenge, roads
  5 | mistake | 9:17 | Why your base falls on the third night | The wall is fine. What is missing stands behind it and costs six planks. | survival game, base building, defence
  6 | test | 14:44 | Five starting classes, one first boss | Same level, same room, no potions. The class that everyone skips wins by a minute. | role-playing game, classes, boss fight
  7 | compare | 13:08 | Mouse or controller? Fifty laps with each | One racing game, the clock covered up, and my aunt as the control group. | racing game, controller, lap times
  8 | answer | 7:35 | Do you have to play the first part before the second? | What you would miss, in two minutes, and the one case in which you should not wait. | story games, sequels, where to start
  9 | cost | 12:56 | What one free game cost me in a year | Every small purchase from the bank statement, and the three I would make again. | free to play, game spending
  10 | regret | 10:40 | The gaming chair that went to the attic | What my back said in month four, and the kitchen chair that replaced it. | gaming chair, desk, posture
parenting
  1 | cost | 13:55 | The first year with a baby, every receipt | What we bought new, what we borrowed, and the shelf of things never used. | baby budget, first year
  4 | test | 11:47 | Five answers to 'why?', tried on one four-year-old | A week for each, a tally on the fridge. One of them ends the chain, and not the one I hoped. | toddlers, questions, talking with children
  5 | answer | 7:31 | How long should homework take at eight? | What three teachers say, what our kitchen clock says, and when to close the book. | homework, primary school
  6 | regret | 9:44 | The pram with twelve functions | Why it seemed right in the shop, the first staircase, and the cloth that replaced it. | pram, baby gear, buying advice
  7 | mistake | 8:33 | Why the quarrel always starts at the front door | It is seldom the shoes. A timer and one empty hook show where it begins. | mornings, family routine, quarrels
  8 | constraint | 12:11 | A rainy Sunday with one cardboard box | No shop, no plan, three children. The box survives until four o'clock. | indoor play, rainy day, siblings
  9 | long | 16:46 | One question on ten birthdays | 'What are you good at?' Ten years on the same chair, from two to eleven. | birthdays, growing up, interview
  10 | beginner | 10:27 | Your first night alone with a newborn | What can wait until morning, what cannot, and the hour at which everyone doubts. | newborn, first weeks, sleep
  11 | compare | 13:02 | Pocket money by the week or by the month? Twins try both | One jar each, half a year, and a table that they filled in themselves. | pocket money, siblings, money skills
`;

const uploadLines = once(() => new Map(readEntries(UPLOAD_TABLE).map(({ head, lines }) => [head, lines])));

const uploadColumns = {
  number: amount,
  device: oneOf(DEVICES),
  duration: text,
  title: text,
  description: text,
  tags: words,
};

/** Uploads to draw from, by niche. */
export const uploadPool = once(() =>
  byName(NICHES, (niche): PooledUpload[] =>
    (uploadLines().get(niche) ?? []).map((line) => readCells([line], uploadColumns)),
  ),
);

/** By device: three reasons why an upload works, and what to take from it. */
const REASON_TABLE = `
constraint
  The title says what you do not need, so people who lack it click first. The limit holds to the end, and viewers stay to see whether it breaks.
  A limit turns a tutorial into a small story: it can fail. The result is shown early, and the question becomes how.
  Everyone who lacks the usual equipment has looked for exactly this. No cut hides the hard part, so the limit is believed.
  Name the limit in the first half of the title / Show the finished thing before the tenth second / Keep the limit in the picture: one bowl, one bag, one sheet / Say where the limit cost you something / Take the constraint for your own topic, not the recipe
test
  One thing varies and everything else stays the same, which the thumbnail shows in a single row. Viewers guess a winner and wait to be proved right.
  The result is measured on camera, so nobody has to believe anything. Comments argue with the method, and that keeps the video moving.
  The question is asked at a glance and answered only by watching. The order of the results surprises, and that is what people pass on.
  Change one thing only, and say so / Let viewers guess before you measure / Put every result into one frame at the end / Show the try that went wrong / Give the method, so that it can be repeated
mistake
  It names a symptom that viewers have seen this week, in their words. The cause comes in the first minute, and the rest of the time goes to the cure.
  People search for the symptom and find mostly lists. This one gives a way to tell the causes apart.
  The fault lies one step earlier than everyone looks, so nobody feels blamed. That step can be seen, and so it is believed.
  Title the symptom, not the solution / Give the cause before the first minute is over / Add a test that viewers can do at once / Leave out every cause you cannot show / Make the cure a chapter of its own
cost
  A full bill is rare: most stop at the price of the big item. The total is promised in the title and held back until everything is on the table.
  Figures on screen make it worth saving, and saved videos come back. The odd expense gives the comments something to add.
  It counts what others leave out, and the small sums turn out to be the story. Viewers set their own total against it.
  Show every receipt, the embarrassing ones too / Keep a running total on screen / Round nothing in the title / Say what you would not pay again / Link the table below the video
answer
  The title is the question as it is typed, and the answer is clear by the second minute. Short, and watched nearly to the end.
  Many ask this and most answers begin with 'it depends'. This one says on what, and where the line is.
  Nothing stands between the question and its answer. Whoever came from search stays for the exception.
  Use the question as people type it / Answer early, then show how you know / Stay under ten minutes / Name the case where the answer flips / End with the next question, and link its video
compare
  Two things, one table, and no winner announced in the thumbnail. Those who own either of them have a reason to click.
  The comparison is blind or by the numbers, which ends the argument that the comments usually have.
  Both get the same conditions and the same time on screen. The loser wins on one point, and the comments are about that one.
  Choose two things your viewers choose between / Hide the winner until the last third / Measure what matters after a year, not on day one / Let somebody else judge / Say for whom the loser is the better choice
regret
  It takes back a recommendation, which few do. Trust goes up, and so does the number of people who ask what replaced it.
  Regret is searched before buying. It is calm, specific and blames nobody.
  It begins with the good reasons for the choice, so those who chose the same do not feel mocked. The first doubt is told, not only the verdict.
  Begin with why it seemed right / Be precise on when you noticed / Show what you use instead, without a link in the first half / Keep it about your use, not about the maker / Ask viewers for theirs and read ten of them
long
  The time in the title cannot be faked or copied next week. Every part looks back to the first, so viewers stay to compare.
  The oldest part beside the newest does what no explanation can. Progress is uneven, and that is kept in.
  Patience does the work: little happens in any one part, and much between the first and the last.
  Keep one record from today on: the same frame, page or receipt / Keep the bad weeks in / Name the number of days or years in the title / Put first and last side by side within 30 seconds / Cut by what changed, not by date
beginner
  It assumes nothing and says when to stop, so people finish it. Beginners share it with beginners.
  It starts where somebody starts who knows nothing, and shows the step at which most give up. Nobody has to look up a word to follow.
  One small result, and the video ends when it is there. The next level is not mentioned, which keeps beginners calm.
  Leave out the words you learned last / Use no word before you have explained it / Show the step where most give up / Promise a size that a beginner can agree to, and keep to it / Tell them what they can ignore for now
`;

/** Why an upload works and what to take from it, by what it does. */
export const uploadReasons = once(() => {
  const reasons = new Map(readEntries(REASON_TABLE).map(({ head, lines }) => [head, lines]));
  return byName(DEVICES, (device) => {
    const lines = reasons.get(device) ?? [];
    return { why: lines.slice(0, -1), takeaways: lines.slice(-1).flatMap(sentences) };
  });
});

/** The first visit's channels: invented, from five niches, one paused. */
export const STARTING_CHANNELS = [
  { id: "sample-slow-crumb", name: "Slow Crumb Baking", subscriberCount: "412K", isActive: true },
  { id: "sample-offcut", name: "Offcut Workshop", subscriberCount: "188K", isActive: true },
  { id: "sample-shoebox", name: "Shoebox Money", subscriberCount: "96.4K", isActive: true },
  { id: "sample-ten-watt", name: "Ten Watt Server", subscriberCount: "57.1K", isActive: true },
  { id: "sample-north-window", name: "North Window Photo", subscriberCount: "1.2M", isActive: false },
];

/** Usual views of those channels. */
export const USUAL_VIEWS: Record<string, number> = {
  "Slow Crumb Baking": 38_200,
  "Offcut Workshop": 21_400,
  "Shoebox Money": 14_500,
  "Ten Watt Server": 9_200,
  "North Window Photo": 86_000,
};
