import { DAY_MS } from "../../numbers/days";
import { type Language, readIdeaWords } from "../ideas";
import { GAP } from "../titles";
import type { OwnUpload } from "./own-uploads";

/** A channel writes second parts if so many titles, and such a share of them, are marked as one. */
const LEAST_PARTS = 3;
const PARTS_SHARE = 0.02;
/** A part's number behind a title, with what parts it from that: " | Part 3", " (Pt. 1)". */
const PART_MARK =
  /\s(?:\((?:part|pt\.?|parte|partie|teil|deel|phần|часть|część|bagian)\s?#?0?[1-9]\)|(?:[-–—|｜:]\s)?(?:part|pt\.?|parte|partie|teil|deel|phần|часть|część|bagian)\s?#?0?[1-9](?=\s?$|\s?[-–—|｜:]))/iu;
const BRACKETED = /^\s\(.*\)$/u;
/** A hit: so many times what uploads around it got. What was done is gone on with for so many days, and looked back on after so many. */
const HIT = 2;
const [SOON_DAYS, LATER_DAYS, DONE_DAYS, FORGOTTEN_DAYS] = [21, 330, 2 * 365, 4 * 365];
const YEAR_DAYS = 365;
/** Who tells what they did: "I gave …", "We built …". */
const DONE: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:i|we)\s(?!need|feed|speed)(?:\p{L}{2,}ed|made|built|bought|gave|spent|ate|went|found|put|let|ran|taught|quit|left|took|got|won|lost|met|sold)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:j['’]ai|on a|nous avons)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich habe|wir haben)(?!\p{L})/iu,
  id: /(?<!\p{L})(?:gw|gua|gue|aku|kita)\s\p{L}{2}/iu,
};
/** What is another thing a year after it was told. */
const CHANGING =
  /(?<!\p{L})(?:wars?|crisis|crises|econom(?:y|ies|ic)|scams?|scandal|fraud|protests?|shortage|inflation|housing|collapse|corruption|boom|lawsuit|sanctions|superpower|krieg|krise|wirtschaft|guerra|crise|guerre|économie|economía|economia|perang|ekonomi)(?!\p{L})/iu;
/** Whole already: nothing of it is left for a second part. */
export const WHOLE =
  /(?<!\p{L})(?:complete|entire|ultimate|everything|all|every|\p{N}{1,3}[\s-]steps?)(?!\p{L})/iu;
/** A second part of a lesson comes within so many days. */
export const LESSON_DAYS = 3 * 365;
/** Over, or of one moment. */
const OVER =
  /(?<!\p{L})(?:full|finale?|finally|series|compilation|collection|trailer|teaser|preview|announce\p{L}*|giveaway|live|stream\p{L}*|q&a|ama|birthday|goodbye|podcast|interview|ft|feat|breaking|just|new|now|today|tonight|update\p{L}*|leaked|spoilers?|shorts?|recap|challenge|recipe|walkthrough|season|official|lyrics?|cover)(?!\p{L})|@/iu;

/** What stands behind a title that looks back after years, 0 their number. */
const LATER: Partial<Record<Language, readonly [one: string, more: string]>> = {
  en: ["1 Year Later", "0 Years Later"],
  de: ["1 Jahr später", "0 Jahre später"],
  es: ["1 año después", "0 años después"],
  pt: ["1 ano depois", "0 anos depois"],
  fr: ["1 an après", "0 ans après"],
  it: ["1 anno dopo", "0 anni dopo"],
  nl: ["1 jaar later", "0 jaar later"],
  id: ["1 tahun kemudian", "0 tahun kemudian"],
};
const PART: Partial<Record<Language, string>> = {
  ...{ en: " (Part 2)", de: " (Teil 2)", fr: " (partie 2)", id: " (Part 2)" },
};

/** How the channel mostly marks a part, with the number 2; null if it does not often write parts. */
export function partMarkOf(own: readonly OwnUpload[]): string | null {
  const marks = own.flatMap(({ title }) => PART_MARK.exec(title)?.[0].replace(/0?[1-9](?=\)?$)/u, "2") ?? []);
  const [most] = [...Map.groupBy(marks, (mark) => mark)].toSorted((a, b) => b[1].length - a[1].length);
  return most && marks.length >= Math.max(LEAST_PARTS, PARTS_SHARE * own.length) ? most[0] : null;
}

/** No bracket behind a bracket, and no bare words behind a sentence's end. */
export function markBehind(core: string, mark: string): string {
  if (BRACKETED.test(mark)) return /[)\]】」』]$/u.test(core) ? ` - ${mark.trim().slice(1, -1)}` : mark;
  return /^\s[\p{L}]/u.test(mark) && !/[\p{L}\p{N}]$/u.test(core) ? ` (${mark.trim()})` : mark;
}

/**
 * What stands behind a hit that tells what its makers did, a second part, or what goes on in the world, a look back once a
 * year has passed. null where neither makes sense.
 *
 * @param mark how the channel writes second parts, if it does
 */
export function goneOn(
  core: string,
  hit: Pick<OwnUpload, "publishedAt" | "multiple">,
  { language, mark, now }: { language: Language | null; mark: string | null; now: number },
): { behind: string; frame: string } | null {
  const days = (now - hit.publishedAt) / DAY_MS;
  if (language === null || hit.multiple < HIT || days < SOON_DAYS || days > FORGOTTEN_DAYS) return null;
  if (WHOLE.test(core) || OVER.test(core) || readIdeaWords(core).niche === "cooking") return null;
  const isDone = DONE[language]?.test(core) ?? false;
  const years = Math.round(days / YEAR_DAYS);
  const [one, more] = LATER[language] ?? [];
  if (days >= LATER_DAYS && one && more && !isDone && CHANGING.test(core)) {
    const behind = markBehind(core, ` (${years === 1 ? one : more.replace("0", String(years))})`);
    return { behind, frame: `${GAP} (${one})` };
  }
  const part = mark ?? PART[language];
  return part && isDone && days < DONE_DAYS
    ? { behind: markBehind(core, part), frame: `${GAP}${part}` }
    : null;
}
