import { big, inCasing, lowered } from "./casing";
import { ANSWER, bare, before, FINITE, type Form, form, GAP, noun, PLURAL, POINT } from "./form";
import { verbOfBase } from "./verb-forms";
import { PLAIN, thirdPerson } from "./verbs";

/** Forms of titles that explain or ask. */
export const EXPLAINING_FORMS: Form[] = [
  // Explanations: "How to …", "Why …", "How does … work?".
  form(
    "Opened with “Here's how to”",
    POINT,
    /^How to (.+)$/iu,
    ([rest = ""], casing) => `${inCasing("Here's how to", casing, true)} ${bare(rest)}`,
  ),
  form(
    "Opened with “This is how you”",
    "It points at what is there to see, and speaks to the viewer.",
    /^How to (?!not\b|be\b)(.+)$/iu,
    ([rest = ""], casing) =>
      / (?:your|yourself) /i.test(` ${rest} `) || !/ (?:my|our|their|his|her) /i.test(` ${rest} `)
        ? `${inCasing("This is how you", casing, true)} ${bare(rest)}`
        : null,
  ),
  form(
    "Said it as a request",
    "It is shorter by two words and opens with what is done.",
    /^How to (?!not\b|be\b)((?:\S+ ){2,}\S+)$/iu,
    ([rest = ""]) => (/\b(?:and|or) how\b/i.test(rest) ? null : big(bare(rest))),
  ),
  form(
    "Opened with “This is why”",
    POINT,
    /^Why (?!(?:do|does|did|is|are|was|were|can|can['’]t|don['’]t|doesn['’]t|should|would|will|not|isn['’]t|aren['’]t)\b)(.+)$/iu,
    ([rest = ""], casing) => `${inCasing("This is why", casing, true)} ${bare(rest)}`,
  ),
  form(
    "Gave the answer its own sentence",
    "The claim comes first, and the reason is promised.",
    /^(?:This Is )?Why (?!(?:do|does|did|is|are|was|were|can|can['’]t|don['’]t|doesn['’]t|should|would|will|not|isn['’]t|aren['’]t)\b)((?:I|We|You|My|Your|The|This|These|Every|Most|Nobody|No) .+)$/iu,
    ([rest = ""], casing) => `${big(bare(rest))}. ${inCasing("Here's why", casing, true)}`,
  ),
  form(
    "Made a statement of the question",
    ANSWER,
    /^Why (do|does) (.+)\?$/iu,
    ([verb = "", rest = ""], casing) => {
      if (/ not /i.test(rest))
        return `${inCasing("Why", casing, true)} ${rest.replace(/ not /i, ` ${inCasing(/^do$/i.test(verb) ? "don't" : "doesn't", casing, false)} `)}`;
      const words = rest.split(" ");
      let at = words.findIndex(
        (word, place) =>
          place > 0 &&
          PLAIN.test(word) &&
          !/^(?:my|your|the|a|an|our|to|of)$/i.test(words[place - 1] as string),
      );
      if (/^do$/i.test(verb) && words.length > 1)
        return `${inCasing("Why", casing, true)} ${words.join(" ")}`;
      if (/^(?:nobody|everyone|everybody|anyone)$/i.test(words[0] as string) && verbOfBase(words[1] ?? ""))
        at = 1;
      // “my cat stare at me”: what stands between its noun and a little word is the verb.
      if (
        at < 1 &&
        /^(?:my|your|our|the|a|an|this)$/i.test(words[0] as string) &&
        /^(?:at|on|in|like|so|when|after|to|into|over|under|from|with|me|us)?$/i.test(words[3] ?? "")
      )
        at = 2;
      if (at < 1 || words[at] === undefined) return null;
      words[at] = thirdPerson(words[at] as string);
      return `${inCasing("Why", casing, true)} ${words.join(" ")}`;
    },
  ),
  form(
    "Made a statement of the question",
    ANSWER,
    /^Why (is|are|was|were) (.+?) ((?:so|always|still|never|such|too|not|getting|going|becoming) .+)\?$/iu,
    ([verb = "", who = "", rest = ""], casing) =>
      `${inCasing("Why", casing, true)} ${who} ${inCasing(verb.toLowerCase(), casing, false)} ${rest}`,
  ),
  form(
    "Made a statement of the question",
    ANSWER,
    /^(How|Where|When) (?:does|do) (.+) (works?|happens?|starts?|ends?|comes? from|costs?)\?$/iu,
    ([ask = "", who = "", verb = ""], casing) => {
      const [first = "", ...rest] = verb.split(" ");
      const form = PLURAL.test(noun(who)) || /^(?:i|you|we|they)$/i.test(who) ? first : thirdPerson(first);
      return `${inCasing(ask, casing, true)} ${who} ${[form, ...rest].join(" ")}`;
    },
  ),
  form(
    "Made a statement of the question",
    ANSWER,
    /^How (much|long|many \p{L}+) does it take to (.+)\?$/iu,
    ([measure = "", rest = ""], casing) =>
      `${inCasing("This is how", casing, true)} ${measure} ${inCasing("it takes to", casing, false)} ${rest}`,
  ),
  form(
    "Made a statement of the question",
    ANSWER,
    /^How much does (.+) (cost|make|earn|weigh|pay)(.*)\?$/iu,
    ([who = "", verb = "", rest = ""], casing) =>
      `${inCasing("This is how much", casing, true)} ${who} ${thirdPerson(verb)}${rest}`,
  ),
  form(
    "Opened with “This is what happens”",
    POINT,
    /^What happens (when|if) (.+?)\??$/iu,
    ([word = "", rest = ""], casing) =>
      `${inCasing("This is what happens", casing, true)} ${inCasing(word.toLowerCase(), casing, false)} ${bare(rest)}`,
  ),
  form("Made a statement of the question", ANSWER, /^What (?:is|are) (.+)\?$/iu, ([what = ""], casing) =>
    / (?:the )?(?:best|worst|most|better|difference)\b|^ ?(?:the )?(?:best|worst|most|it|this|your|you)\b/i.test(
      ` ${what}`,
    ) || / (?:like|about|in|doing)$/i.test(what)
      ? null
      : `${big(what)}, ${inCasing("explained", casing, false)}`,
  ),
  form(
    "Made a statement of the question",
    ANSWER,
    /^(Should|Can|Could) (you|we|i) (?!(?:please|guess|believe)\b)(.+)\?$/iu,
    ([modal = "", who = "", rest = ""], casing) =>
      `${inCasing(`Here's whether`, casing, true)} ${/^i$/i.test(who) ? "I" : inCasing(who.toLowerCase(), casing, false)} ${inCasing(modal.toLowerCase(), casing, false)} ${rest}`,
  ),
  form(
    "Opened with “This is how”",
    POINT,
    /^How (?!(?:to|i|we|do|does|did|is|are|was|were|much|many|long|this|these|often|old|far|big|can|could|should|would|will|about|not|come)\b)(.+)$/iu,
    ([rest = ""], casing) => `${inCasing("This is how", casing, true)} ${bare(rest)}`,
  ),
  form(
    "Made it a “How to”",
    "It says that it shows how.",
    /^((?:learn|make|build|bake|cook|grow|fix|draw|edit|save|cut|clean|get|write|start|turn|find|create|design|paint|play|speak|master|improve|organi[sz]e|repair|restore|convert|sharpen|plant|record|train|install) .+)$/iu,
    ([rest = ""], casing) =>
      / (?:with me|or|my) |^ learn (?:how )?to /i.test(` ${rest} `)
        ? null
        : before("How to", lowered(bare(rest), casing), casing),
  ),
  form(
    "Made a statement of the question",
    ANSWER,
    /^(Is|Are) (.+?) ((?:still |really |actually |even )?(?:worth it|dead|overrated|underrated|safe|legal|possible|enough|any good|better|real|healthy|hard|easy|dangerous|worth .+|too .+))\?$/iu,
    ([verb = "", who = "", rest = ""], casing) =>
      `${inCasing("Here's whether", casing, true)} ${who} ${inCasing(verb.toLowerCase(), casing, false)} ${rest}`,
  ),
  form("Asked it", "It asks what a viewer asks.", /^How to (?!not\b|be\b)(.+)$/iu, ([rest = ""], casing) =>
    / (?:my|our) /i.test(` ${rest} `) ? null : `${inCasing("How do you", casing, true)} ${bare(rest)}?`,
  ),
  form(
    "Asked it",
    "It asks what a viewer asks.",
    /^(Why|How) (?!to\b|i\b|we\b)(.+)$/iu,
    ([ask = "", rest = ""], casing) => {
      const words = bare(rest).split(" ");
      const at = words.findIndex(
        (word, place) =>
          place > 0 &&
          /[^s]s$/.test(word) &&
          PLAIN.test(word.slice(0, -1)) &&
          thirdPerson(word.slice(0, -1)) === word,
      );
      if (at < 0 || FINITE.test(words.slice(0, at).join(" "))) return null;
      words[at] = (words[at] as string).slice(0, -1);
      return `${inCasing(ask, casing, true)} ${inCasing("does", casing, false)} ${words.join(" ")}?`;
    },
  ),
  form(
    "Opened with “This is what”",
    POINT,
    /^What (?!(?:is|are|was|were|do|does|did|if|should|can|could|would|will|happened|happens|about|the)\b)((?:I|we|you|it|my|your|every|most|nobody|no one|people|this|reading|a) ?.+[^?])$/iu,
    ([rest = ""], casing) => `${inCasing("This is what", casing, true)} ${bare(rest)}`,
  ),
  form(
    "Opened with “Why”",
    GAP,
    /^((?:Your|My|The|Most|You|\p{L}+ing) .+?) because (?:you|of|it|your|they|we|i) .+$/iu,
    ([rest = ""], casing) => before("Why", rest, casing),
  ),
  form(
    "Opened with “Why”",
    GAP,
    /^(\p{L}{3,}ing .+ (?:isn['’]t|is|wasn['’]t|was) (?!it\b).+)$/iu,
    ([rest = ""], casing) =>
      /\?$| (?:this|what|how|why) /i.test(rest) ? null : before("Why", bare(rest), casing),
  ),
  form(
    "Asked it",
    "It asks the viewer.",
    /^You(?:['’]ve| have) been (.+)$/iu,
    ([rest = ""], casing) => `${inCasing("Have you been", casing, true)} ${bare(rest)}?`,
  ),
  form(
    "Asked it",
    "It asks the viewer.",
    /^You(?:['’]re| are) (?!not\b|welcome\b)(.+)$/iu,
    ([rest = ""], casing) => `${inCasing("Are you", casing, true)} ${bare(rest)}?`,
  ),
];
