import { addDays } from "../../numbers/days";
import { amount, once, oneOf, range, readCells, readEntries, text, words } from "../desk/text-table";
import { type Series, VIDEO_STATUSES } from "../series";

/** A series that the analysis can suggest: the parts that depend on neither the day nor the list. */
export interface Suggestion
  extends Omit<Series, "id" | "videos" | "estimatedViews" | "estimatedVideos" | "estimatedCompletionTime"> {
  views: [low: number, high: number];
  /** Planned number of videos; the first three are drafted. */
  length: number;
  weeks: number;
  /** Spec section 4: three planned videos. */
  drafts: { title: string; description: string; minutes: number }[];
}

/** The series of the first visit: as below, but each video with its status and the days from today. */
const STARTING_TABLE = `
A workbench from one sheet of plywood | One sheet, one saw, five weekends. Every video ends with a bench that is a little more of a bench.
  5 | 5 | 60000-140000 | 8200 | woodworking, workshop, plywood
  Beginners with a saw, a drill and a cold garage | The bench so far, seen from the same corner, with one part lit | One-sheet workbench, part N: the step
  published | -18 | 11 | Reading a cutting list | How nine parts come out of one sheet.
  published | -12 | 14 | One sheet, one saw | Straight cuts without a table saw.
  published | -6 | 12 | Joints that forgive | Glue, screws, and where a gap does not matter.
  in-progress | 1 | 13 | Flattening the top | Two rails and a router, or patience and a plane.
  planned | 6 | 10 | A vice for ten dollars | Threaded rod, two nuts and an offcut.
Bread on weeknights | Loaves that fit around a working day: mixed after dinner, baked before breakfast.
  6 | 6 | 45000-120000 | 5600 | baking, sourdough, time saving
  People who bake at weekends and would like to on a Tuesday | The cut loaf on the same board, the clock in the corner | Mixed at N, baked by N: the loaf
  published | -9 | 8 | Mixed at 9, baked by 7: a pan loaf | The easiest one first.
  in-progress | 3 | 9 | The fridge does the work | What a night at four degrees changes.
  planned | 4 | 7 | Rolls from the same dough | Shaping twelve in six minutes.
  planned | 15 | 12 | Rye for people with one bowl | none
Pay day, without a spreadsheet | Four short videos that set up a month of money in one evening.
  4 | 3 | 30000-70000 | 3100 | personal finance, budgeting
  People in their first job who have tried three budgeting apps | Four envelopes, one of them open | Pay day N: the envelope
  published | -47 | 6 | Pay day 1: rent first | none
  published | -42 | 7 | Pay day 2: the week in four parts | none
  published | -37 | 9 | Pay day 3: what is left is not left over | none
  published | -32 | 8 | Pay day 4: the month that broke it | What to do when the washing machine dies.
To work on two wheels | Whether a commute by bike can be kept up past October, tested by somebody who hates rain.
  5 | 4 | 26000-64000 | 3900 | commuting, cycling, winter
  Drivers who live under ten kilometres from work | Handlebar view, temperature in the corner | Day N at N degrees: what I wore
  planned | 11 | 9 | What a dry arrival costs | Jacket, trousers, shoes: bought, worn, returned.
  planned | 17 | 8 | Lights that others see | Filmed from the cars behind.
  planned | none | none | The morning it froze | none
`;

/**
 * Invented series from many niches: title and description; length, weeks, views, watch time and topics; audience,
 * thumbnail style and title format; the drafts with their minutes.
 */
const SUGGESTION_TABLE = `
A balcony that feeds two | One season on four square metres. Each video ends with what grew, what did not, and what was eaten.
  6 | 6 | 48000-110000 | 6200 | container gardening, vegetables, small spaces
  Renters with a balcony who have killed one tomato plant already | The same balcony from the same corner, the month written in the sky | Balcony, month N: what we ate from it
  9 | Four pots before you buy forty | Which four crops earn their place in the first year.
  11 | Soil is the expensive part | Three mixes, weighed, watered and compared over a month.
  8 | The week everything needed water | A holiday, a heatwave and three ways to survive both.
The first year of paying yourself | Money for people who have just gone freelance, in the order in which the questions come up.
  7 | 5 | 35000-90000 | 5400 | freelancing, personal finance, taxes
  First-year freelancers who look at their balance before every purchase | One handwritten figure on plain paper, no face | Month N of freelancing: the question
  10 | Month 1: which account the money goes into | Three accounts and one rule, before the first invoice.
  7 | Month 2: the invoice nobody paid | What to write on day 1, day 15 and day 31.
  12 | Month 3: the tax you have not saved | A percentage to put aside when you cannot know the bill.
Order lunch in a new language | Seven everyday scenes, each learned in a week and then tried on someone who does not know it is a test.
  7 | 8 | 60000-150000 | 8900 | language learning, speaking practice, travel phrases
  Learners who understand more than they dare to say | The counter, the menu, and the one sentence that has to be said | 7 days to say: “the sentence”
  9 | 7 days to say: “What do you recommend?” | Twelve words, and what to do with the answer.
  10 | 7 days to say: “That is not what I ordered” | Complaining politely is grammar you will keep.
  8 | 7 days to say: “Can we sit outside?” | Small requests, and the four ways people say no.
A quiet server in the hallway cupboard | From an old office machine to backups, photos and films at home, one service at a time.
  6 | 6 | 30000-75000 | 7100 | home lab, backups, self-hosting
  People who have outgrown a USB disk and are afraid of racks | The open cupboard, one label in focus, watts in the corner | Cupboard server N: the service it gained
  13 | Which old machine is worth its power bill | Five second-hand computers and a watt meter.
  12 | Backups first, everything else later | Two disks, one schedule and a restore on camera.
  14 | Photos off the phone, for the whole family | Moving 40,000 pictures without losing a date.
Streets that changed their names | One street a video: who it was named for, who took the sign down, and what the neighbours say.
  8 | 9 | 25000-95000 | 6600 | local history, maps, archives
  Viewers who read the plaques on walls | Old and new street sign, one above the other, the year between them | The street that used to be called …
  12 | The street that was renamed four times | Four regimes and one bakery that outlived them all.
  9 | The bridge with nobody's name | Why a council argued for eleven years and gave up.
  11 | The square that lost its king | Following a statue through two basements.
Strong at a desk job | Three sessions a week that fit before nine, filmed in one room by somebody who sits all day.
  5 | 4 | 70000-180000 | 9800 | strength training, mobility, home workout
  Office workers whose back speaks up at four in the afternoon | The desk in the background, the exercise in front of it, minutes in the corner | Desk strong, week N: the one lift
  8 | Week 1: the hinge, before any weight | How to pick up a box, and why that is half of training.
  7 | Week 2: pull something | A towel, a door, a bag: rows without a bar.
  9 | Week 3: carry it up the stairs | Loaded carries for those who live on the third floor.
One lens for a whole winter | A single 35 mm lens, bad light and short days. Each outing answers one question of technique.
  6 | 7 | 22000-65000 | 4300 | photography, low light, street
  Photographers who own three lenses and blame all of them | One finished picture, full bleed, its exposure written small | 35 mm in winter: the thing I learned
  9 | 35 mm in winter: ten minutes of blue | Where to stand before the light turns.
  8 | 35 mm in winter: rain on purpose | Reflections, a towel and one ruined shirt.
  12 | 35 mm in winter: strangers at two metres | Asking first, asking after, and when not to.
Rainy-day science at the kitchen table | Experiments for two children and one tired adult, with what is in the kitchen anyway.
  8 | 5 | 55000-160000 | 5100 | parenting, experiments, kids at home
  Parents of five- to nine-year-olds at three on a wet Sunday | Small hands, one bright liquid, the question in five words | Why does … ? A kitchen table answer
  6 | Why does ice float? | Oil, water and a bet that the adult loses.
  7 | Why does bread get holes? | Two balloons, sugar and an hour of patience.
  8 | Why is the sky not purple? | A glass of milk and a torch show half of the answer.
Night trains, end to end | Six night trains from first to last station: the bunk, the border, the breakfast, the bill.
  6 | 10 | 80000-240000 | 14500 | train travel, slow travel, budget
  Travellers who would rather lose a night than an airport morning | The window at dawn, route as a thin line along the bottom | Hours on the night train from A to B
  18 | 14 hours north in a six-bunk compartment | Who snores, who shares, and what it cost.
  16 | The night train that crosses on a ferry | What happens to the carriage, and to your sleep.
  15 | First class, once, to know | One cabin, one shower, twice the price: itemised.
Finishing the games I abandoned | One unfinished game a video, with the save file as it was left, and an honest guess at why.
  8 | 8 | 40000-130000 | 11200 | role-playing games, backlog, game design
  Players with more games in the library than evenings in the year | The loading screen of the old save, its date circled | I left this game N years ago. Here is why
  17 | I left this game at the water level | Nine years later the level is fine. I was not.
  20 | I left this game one boss before the end | The save file remembers more than I do.
  18 | I left this game for a better one | Was it better? Playing both in one week.
Mend it before you bin it | One broken thing from a viewer a video, one skill, and the cost of mending against a new one.
  6 | 6 | 28000-85000 | 4900 | mending, sewing, repair
  People with a bag of clothes they mean to fix | The hole and the mend side by side, same light, no filter | The thing, its hole, and N minutes
  10 | A jumper, an elbow and forty minutes | Darning that shows, for people who like it to.
  6 | A zip that no longer zips | Nine times of ten it is the slider.
  9 | Jeans at the knee, twice | Why the first patch failed, and the second holds.
A song a week from four chords | Writing in public: the same four chords, a different rule every week, and the demo at the end.
  5 | 5 | 18000-52000 | 3600 | songwriting, guitar, home recording
  Guitarists who can play forty songs and have written none | The lyric sheet with what was crossed out | Four chords, one rule: the rule
  12 | Four chords, one rule: no rhymes | What holds a verse together when the ends do not.
  10 | Four chords, one rule: only questions | Eleven lines, and the one that was not asked.
  11 | Four chords, one rule: finish by noon | A deadline makes the second verse shorter. Good.
The sky from a bright city | Astronomy under street lamps: what can be seen from a fifth-floor window, month by month.
  7 | 7 | 32000-98000 | 5800 | astronomy, binoculars, light pollution
  City people who think they need a mountain first | Roofline in silhouette, one circle around what to look for | From the window: what to look for this month
  9 | From the window: four moons with 8 × 42 | Braced on a window sill, drawn on four evenings.
  7 | From the window: a double star in town | One that splits even between two lamps.
  8 | From the window: the station going over | Six minutes, where to stand, and how to know.
`;

function readSeries(table: string) {
  return readEntries(table).map(({ head, lines }) => ({
    series: readCells<Omit<Suggestion, "drafts">>([head, ...lines.slice(0, 2)], {
      title: text,
      description: text,
      length: amount,
      weeks: amount,
      views: range,
      estimatedWatchTime: amount,
      topics: words,
      targetAudience: text,
      suggestedThumbnailStyle: text,
      suggestedTitleFormat: text,
    }),
    videos: lines.slice(2),
  }));
}

const amountOrNone = (cell: string) => (cell === "none" ? null : amount(cell));

const STARTING_IDS = ["workbench", "bread", "pay-day", "two-wheels"];

/** The series of the first visit, dated around today. */
export function startingSeries(today: string): Series[] {
  return readSeries(STARTING_TABLE).map(({ series, videos }, index) => {
    const { length, weeks, views, ...rest } = series;
    const id = STARTING_IDS[index] ?? "";
    return {
      ...rest,
      id,
      estimatedVideos: length,
      estimatedViews: { min: views[0], max: views[1] },
      estimatedCompletionTime: weeks,
      videos: videos.map((line, at) => {
        const { days, ...video } = readCells([line], {
          status: oneOf(VIDEO_STATUSES),
          days: amountOrNone,
          minutes: amountOrNone,
          title: text,
          description: (cell) => (cell === "none" ? "" : cell),
        });
        return { ...video, id: `${id}-${at + 1}`, publishDate: days === null ? null : addDays(today, days) };
      }),
    };
  });
}

/** Invented series from many niches. */
export const suggestionPool = once(() =>
  readSeries(SUGGESTION_TABLE).map(({ series, videos }): Suggestion => {
    const readDraft = (line: string) =>
      readCells([line], { minutes: amount, title: text, description: text });
    return { ...series, drafts: videos.map(readDraft) };
  }),
);
