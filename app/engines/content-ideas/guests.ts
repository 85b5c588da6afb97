import { DAY_MS } from "../../numbers/days";
import { median } from "../../statistics/quantiles";
import { basisOf, type OwnUpload, told } from "./own-uploads";
import type { Candidate } from "./types";

/** An episode of a show by its number: "Ep. 99", "E69", "#516". */
const EPISODE = /(?<![\p{L}\p{N}])(?:ep(?:isode)?\.?\s?#?|e|#|n[º°]\s?|folge\s?)\p{N}{1,4}(?!\p{N})/iu;
const NAME = /\p{Lu}[\p{L}'’.]{1,30}(?:\s\p{Lu}[\p{L}'’.-]{1,30}){1,2}/u.source;
/** Who is in an episode, as its title tells: "w/ Ann Lee", "| Ann Lee & Bo Roth", "E69: Ann Lee on tides". */
const GUESTS = [
  new RegExp(
    `(?<!\\p{L})(?:with|w/|ft\\.?|feat\\.?|featuring|com|con|mit|avec)\\s(${NAME})(?=\\s?(?:$|[|,()#:!?–—-]))`,
    "gu",
  ),
  new RegExp(`[|:]\\s(${NAME})(?=\\s(?:[&×x]|on|joins)\\s)`, "gu"),
  new RegExp(`\\s[&×x]\\s(${NAME})(?=\\s?(?:$|[|,()#:!?–—-]))`, "gu"),
];
/** Somebody in more of the episodes, or in so many, makes the show. */
const MOST_SHARE = 0.05;
const MOST_EPISODES = 6;
/** A show has guests if so many different people were in it. */
const LEAST_GUESTS = 8;
const NEWEST = 3;
const MOST_SHOWN = 3;
/** Asked again after so many days, and forgotten after so many. */
const AWAY_DAYS = 90;
const FORGOTTEN_DAYS = 4 * 365;

/** Who was in episodes that did well, of a show that has many guests: to be asked again. */
export function guestIdeas(own: readonly OwnUpload[], now: number, { pays }: { pays: number }): Candidate[] {
  const episodes = own.filter(({ title }) => EPISODE.test(title));
  const found = episodes.flatMap((upload) =>
    [
      ...new Set(GUESTS.flatMap((one) => [...upload.title.matchAll(one)].flatMap(([, name]) => name ?? []))),
    ].map((name) => ({ name, upload })),
  );
  const byName = Map.groupBy(found, ({ name }) => name);
  const most = Math.max(2, Math.min(MOST_EPISODES, MOST_SHARE * episodes.length));
  const guests = [...byName].filter(([, all]) => all.length <= most);
  if (guests.length < LEAST_GUESTS) return [];
  return guests.flatMap(([name, all]): Candidate[] => {
    const uploads = all.map(({ upload }) => upload);
    const last = uploads.at(-1);
    const awayDays = last ? (now - last.publishedAt) / DAY_MS : 0;
    if (!last || awayDays < AWAY_DAYS || awayDays > FORGOTTEN_DAYS) return [];
    if ((median(uploads.slice(-NEWEST).map(({ multiple }) => multiple)) ?? 0) < pays) return [];
    const [best = last] = uploads.slice(-NEWEST).toSorted((a, b) => b.multiple - a.multiple);
    return [
      {
        ...{ kind: "comeback", title: null, subject: name, frame: null, text: name, like: best.title },
        evidence: {
          kind: "uploads",
          uploads: [best, ...uploads.toReversed().filter((one) => one !== best)]
            .slice(0, MOST_SHOWN)
            .map(told),
          basis: basisOf("upload", [best]),
        },
      },
    ];
  });
}
