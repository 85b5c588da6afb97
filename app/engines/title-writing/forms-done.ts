import { inCasing } from "./casing";
import { bare } from "./form";
import { type Family, GAP, type Saying, SHOWN_HERE, SPEAKS } from "./saying";
import { verbOfPast } from "./verb-forms";
import { wantedOf } from "./verbs";

const DONE = /^(I|We) ((?:finally |just |only |almost |once |secretly )?)([\p{L}-]+) (.+)$/iu;

/** A stretch of time at the end of what was done. */
const FOR_TIME = /^(.+?) for (\d+ (?:minutes|hours|days|weeks|months|years))$/iu;

/** Forms of a title in which the creator did something: “I ate only lentils for 30 days”. */
export const doneForms: Family = (title, casing) => {
  const [, who = "", how = "", word = "", all = ""] = DONE.exec(title) ?? [];
  const verb = verbOfPast(word);
  if (!(verb || wantedOf(word)) || /[?:|()[\]]|[.!]\s|\s[–—-]\s|, (?:then|and|but|so|yet) /iu.test(bare(all)))
    return [];
  const rest = bare(all);
  if (
    / (?:and|but|so|then|because|before|until|when) (?:i|we|it|this|the|my|they|he|she|[\p{L}-]+ed)\b/iu.test(
      ` ${rest}`,
    )
  )
    return [];
  const put = (words: string, isFirst = true) => inCasing(words, casing, isFirst);
  const isMade = wantedOf(word) === "how";
  const clause = `${/^we$/i.test(who) ? put("we", false) : "I"} ${how}${word} ${rest}`;
  const sayings: Saying[] = [
    ...(isMade && how
      ? [
          { title: `${put("How")} ${clause}`, what: "Opened with “How I”", why: GAP },
          { title: `${put("This is how")} ${clause}`, what: "Opened with “This is how”", why: SHOWN_HERE },
        ]
      : []),
    ...(isMade
      ? [
          {
            title: `${bare(title)}. ${put("Here's how")}`,
            what: "Added “Here's how”",
            why: "It promises to tell how, and says nothing more of it.",
          },
        ]
      : []),
    { title: `${put("What happened when")} ${clause}`, what: "Opened with “What happened when”", why: GAP },
    {
      title: `${put("This is what happened when")} ${clause}`,
      what: "Opened with “This is what happened when”",
      why: SHOWN_HERE,
    },
    {
      title: `${bare(title)}. ${put("Here's what happened")}`,
      what: "Added “Here's what happened”",
      why: "It promises the story, and says nothing more of it.",
    },
    {
      title: `${bare(title)}. ${put("Here's how it went")}`,
      what: "Added “Here's how it went”",
      why: "It promises the story, and says nothing more of it.",
    },
  ].filter(({ what }) => !isMade || !/what happened/i.test(what));
  if (!verb || /\b(?:i|my|me|we|our|us|myself)\b/i.test(rest) || how) return sayings;
  const act = `${put(verb.base, false)} ${rest}`;
  sayings.push(
    { title: `${put("What it's like to")} ${act}`, what: "Opened with “What it's like to”", why: GAP },
    {
      title: `${put(verb.gerund)} ${rest}`,
      what: "Named what was done",
      why: "It says the same in fewer words.",
    },
  );
  if (verb.kind === "craft" && /^(?:an?|the|\d+) /i.test(rest))
    sayings.push({
      title: `${put("What it takes to")} ${act}`,
      what: "Opened with “What it takes to”",
      why: GAP,
    });
  const [, what = "", time = ""] = FOR_TIME.exec(rest) ?? [];
  if (time) {
    const [count = "", unit = ""] = time.split(" ");
    sayings.push(
      { title: `${put("Would you")} ${act}?`, what: "Asked the viewer", why: SPEAKS },
      {
        title: `${put("What happens when you")} ${act}`,
        what: "Opened with “What happens when you”",
        why: GAP,
      },
      {
        title: `${count} ${unit} ${put("of", false)} ${put(verb.gerund, false)} ${what}`,
        what: "Put the time first",
        why: "The number is what is read first.",
      },
    );
  }
  return sayings;
};
