/** Uploads of a channel that does not exist, newest first: how many days ago, how many views, under what title. */
const UPLOADS: [daysAgo: number, views: number, title: string][] = [
  [5, 5120, "Narrowboat diary 31: the lock that would not fill"],
  [12, 15900, "What a mooring costs in November"],
  [19, 6480, "Narrowboat diary 30: two days behind a fallen tree"],
  [27, 9350, "Blacking the hull by hand, start to finish"],
  [34, 7010, "Narrowboat diary 29: rain, then more of it"],
  [40, 24800, "What it costs to heat a narrowboat for one winter"],
  [48, 6230, "Narrowboat diary 28: a tunnel without lights"],
  [55, 11700, "Five things I took off the boat again"],
  [63, 7840, "Narrowboat diary 27: eleven locks before lunch"],
  [70, 13200, "Why the diesel heater smoked, and the two-pound fix"],
  [79, 5980, "Narrowboat diary 26: the swing bridge and the tractor"],
  [86, 19600, "What solar panels gave me in a whole year afloat"],
  [96, 6720, "Narrowboat diary 25: turning seventeen metres in fog"],
  [104, 8890, "A galley kitchen in two square metres"],
  [113, 5410, "Narrowboat diary 24: the quiet week"],
  [121, 31500, "What I paid for water, gas and diesel this year"],
  [131, 7260, "Narrowboat diary 23: a stowaway duck"],
  [140, 10400, "How I read a canal map before a journey"],
  [149, 6090, "Narrowboat diary 22: stuck on a shopping trolley"],
  [158, 12900, "The batteries I would buy again, and the ones I would not"],
  [168, 5630, "Narrowboat diary 21: the last stretch of summer"],
  [177, 8120, "Rebuilding the back door in one weekend"],
  [188, 4870, "Narrowboat diary 20: neighbours for a night"],
  [197, 17300, "What a boat survey found, page by page"],
  [209, 5240, "Narrowboat diary 19: up the flight alone"],
  [219, 7690, "A stove, a kettle and no electricity for a week"],
  [231, 4510, "Narrowboat diary 18: the wrong turn"],
  [242, 9980, "Five knots I use every single day"],
  [255, 4960, "Narrowboat diary 17: high water"],
  [266, 21400, "What it costs to live on a narrowboat, month by month"],
  [280, 4330, "Narrowboat diary 16: first frost"],
  [292, 6870, "Painting the roof before the weather turns"],
  [305, 3980, "Narrowboat diary 15: a winter mooring"],
  [318, 8440, "Why I sold the van and kept the boat"],
  [333, 4120, "Narrowboat diary 14: fixing the bilge pump in the dark"],
  [347, 5560, "A tour of the boat after two years of living on it"],
  [362, 3470, "Narrowboat diary 13: the aqueduct"],
  [379, 6310, "Five mistakes in my first month afloat"],
  [395, 3120, "Narrowboat diary 12: moving day"],
  [412, 7730, "What I would check before buying any boat"],
];

export const EXAMPLE_TITLE = "What a winter afloat really costs";

const DAY_MS = 86_400_000;

/** The example as a creator would paste it: a heading, then a line an upload. */
export function exampleList(now: Date): string {
  const lines = UPLOADS.map(([daysAgo, views, title]) => {
    const day = new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
    return `"${title}",${day},${views}`;
  });
  return ["title,date,views", ...lines].join("\n");
}
