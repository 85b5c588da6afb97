import { type OwnUpload, wordKeys } from "./own-uploads";

/** "15 min", "20-Minute": how long what is done along takes. */
const MINUTES =
  /(?<![\p{L}\p{N}.:])(\p{N}{1,2})(?=[\s-]?min(?:s|utes?|uten|utos?|uti|ut)?(?!\p{L})|\sphút)/iu;
/** "3 Days in …", "I spent 24 hours …": how long a challenge took. */
const CHALLENGE =
  /^(?:i \p{L}+ (?:for )?|surviving |living )?(\p{N}{1,3})(?=[\s-](days?|hours?|nights?)\s(?!ago|later|before|workout|challenge))/iu;
/** Its length said twice. */
const HOURS = /\p{N}\s?-?(?:hours?|hrs?|h|stunden?|horas?|heures?)(?!\p{L})/iu;
/** What has a year is of it. */
const YEAR = /20\p{N}\p{N}/u;
const STEPS = { d: [1, 2, 3, 5, 7, 10, 14, 30, 50, 100, 200], h: [12, 24, 48, 72, 100] } as const;
/** A channel makes the same in several lengths if such a share of its titles has one. */
const TIMED_SHARE = 0.2;
/** A title with so many of another one's words is the same in another length. */
const SAME_SHARE = 0.7;

/**
 * Writes a title again with another length: the channel's commonest one for what is done along ("20 min …" after "15 min
 * …"), the next step for a challenge ("5 Days in …" after "3 Days in …"); null for a title without one, or where each other
 * length of what is done along was made.
 */
export function lengthWriter(own: readonly OwnUpload[]): (hit: OwnUpload) => string | null {
  const timed = own.flatMap((upload) => {
    const minutes = MINUTES.exec(upload.lower)?.[1];
    return minutes ? [{ minutes: Number(minutes), keys: new Set(wordKeys(upload.words)) }] : [];
  });
  const lengths = [...Map.groupBy(timed, ({ minutes }) => minutes)]
    .toSorted((a, b) => b[1].length - a[1].length)
    .flatMap(([minutes, { length }]) => (length > 1 && minutes >= 5 ? minutes : []));

  const isTaken = (hitKeys: readonly string[], count: number) =>
    own.some(
      ({ title, words }) =>
        Number(CHALLENGE.exec(title)?.[1]) === count && sharesMost(hitKeys, new Set(wordKeys(words))),
    );
  const sharesMost = (hitKeys: readonly string[], others: ReadonlySet<string>) =>
    hitKeys.filter((key) => others.has(key)).length >= SAME_SHARE * hitKeys.length;

  return ({ title, words }) => {
    const keys = wordKeys(words).filter((key) => !/^\p{N}+$/u.test(key));
    const isMade = (minutes: number) =>
      timed.some((one) => one.minutes === minutes && sharesMost(keys, one.keys));
    if (YEAR.test(title) || (MINUTES.test(title) && HOURS.test(title))) return null;
    const minutes = Number(MINUTES.exec(title)?.[1]);
    if (minutes && timed.length >= TIMED_SHARE * own.length) {
      const other = lengths.find((one) => one !== minutes && !isMade(one));
      return other
        ? title.replaceAll(new RegExp(MINUTES, "giu"), (one) =>
            Number(one) === minutes ? String(other) : one,
          )
        : null;
    }
    const [, count, unit = ""] = CHALLENGE.exec(title) ?? [];
    const steps = STEPS[unit.startsWith("h") ? "h" : "d"];
    const next = steps.find((_, at) => steps[at - 1] === Number(count));
    // Another number counts what the challenge came to: "7 days, 28 species".
    if (!next || /\p{N}/u.test(title.replace(CHALLENGE, "")) || isTaken(keys, next)) return null;
    const counted = title.replace(CHALLENGE, (all) => all.replace(/\p{N}{1,3}$/u, String(next)));
    return counted.replace(/(?<=\p{N}[\s-])(day|hour|night)(?=\s)/iu, "$1s");
  };
}
