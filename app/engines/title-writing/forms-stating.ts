import { type Casing, inCasing } from "./casing";
import { bare, FINITE } from "./form";
import { COUNTED_HEAD } from "./heads";
import { ASKS, type Family, GAP, isSeveral, opened, type Saying, SHOWN_HERE, saying } from "./saying";
import { isPast, verbOfPast } from "./verb-forms";

/** A subject that can be told from its verb: a short one with a determiner or a name, then a finite verb. */
const STATEMENT =
  /^((?:the|this|these|that|my|your|our|every|most|nobody|no one|everyone|everybody|your|his|her|their|you|they|we|it|an?|\p{Lu}[\p{L}\p{N}'’.-]*|[\p{L}'’-]+) ?(?:[\p{L}\p{N}'’.-]+ ){0,4}?)\b(is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|will|won['’]t|can|can['’]t|could|should|has|have|had|changed|saved|ruined|makes?|made|needs?|broke|works?|doesn['’]t|don['’]t|didn['’]t|banned|just \p{L}+ed|just (?:got|made|broke|won|lost|found|hit|fell|left|quit|became)|found|lost|won|failed|fails|keeps?|talks|hates?|loves?|costs|tastes|destroyed|killed|explains?|feels?|taught|gets?|got|happens?|knows?|wants?|never \p{L}+) (.+)$/iu;

/** Forms of a title that states: “This sauce changed how I cook”. */
export const statingForms: Family = (title, casing) => {
  if (/ (?:why|how|what|who)[.!]?$|\b(?:nobody|no one) knows\b/i.test(title)) return [];
  if (
    /^I(?:['’]ve never|['’]ll never| will never| can['’]t| don['’]t|['’]m (?:leaving|quitting|moving|selling|done|closing|stopping|switching)| hate| love| regret) \S+/i.test(
      title,
    )
  )
    return reasons(bare(title), casing);
  if (
    /[?:|()[\]]|[.!]\s|\s[–—-]\s/u.test(bare(title)) ||
    /^(?:how|why|what|when|where|who|which|if|here|there|do|does|is|are|can|i['’]|pov)\b/i.test(title)
  )
    return [];
  if (/, (?:then|and|but|so) |^(?:don['’]t|never|stop|avoid|quit|do|pov|guess|imagine)\b/i.test(title))
    return [];
  const [, subject = "", verb = "", rest = ""] = STATEMENT.exec(bare(title)) ?? [];
  const [, who = ""] =
    /^(my \p{L}+(?: \p{L}+)?) (?:does|tries|reacts to|rates|picks|guesses|chooses|controls|decides|buys|cooks) .+$/iu.exec(
      bare(title),
    ) ?? [];
  if (who) return happening(bare(title), casing);
  if (/^you(?:['’]ve been|['’]re| are| have been) (?!not\b|welcome\b|here\b)/i.test(title))
    return reasons(bare(title), casing);
  if (!verb) return eventOf(title, casing);
  if (
    (/^to\b/i.test(rest) && !/^(?:wants?|needs?)$/i.test(verb)) ||
    /^(?:the|an?|this|that|my|your|our|these|those|every|most)$/i.test(subject.trim()) ||
    (/^(?:you|i)$/i.test(subject.trim()) && /^(?:should|have|had)$/i.test(verb))
  )
    return [];
  if (
    / (?:that|who|which|how|what|to|for|of|in|when|if) $/i.test(` ${subject}`) ||
    verbOfPast(subject.trim()) ||
    /\b(?:is|and|vs|or)\b/i.test(subject)
  )
    return [];
  // “Mistakes I made”, “Everything you need” name a thing; “This is …” points at one.
  if (
    /\S .*\b(?:I|you|we|every|nobody|everyone|most)\b/.test(subject) ||
    /^(?:everything|all|things|something) /i.test(subject) ||
    // “The biggest mistake beginners make”.
    /^the (?:one|only|first|last|real|best|worst|most|\p{L}+est) (?:[^ ]+ ){2,}$/iu.test(subject) ||
    /^(?:this|these|that|it) (?:is|are|was) (?:my|our|a|an|the|what|how|why|where|when)\b/i.test(title)
  )
    return [];
  // “Washing machine won't drain” lacks its article.
  if (
    COUNTED_HEAD.test(subject.trim()) &&
    !/^(?:the|this|that|my|your|our|every|his|her|an?|each) |['’]s /i.test(subject)
  )
    return [];
  const statement = bare(title);
  const sayings = reasons(statement, casing);
  if (
    /^(?:is|are|was|were|will|can|could|should)$/i.test(verb) &&
    !/\b(?:not|never|no|always|my|I|we)\b/i.test(statement) &&
    !FINITE.test(subject)
  ) {
    sayings.push(
      ...saying(opened(verb.toLowerCase(), `${subject.trim()} ${rest}?`, casing), "Asked it", ASKS),
    );
  }
  return sayings;
};

const EVENT =
  /^((?:(?:the|this|my|our|a|an|his|her|their|local) )?(?:[\p{L}\p{N}'’.-]+ ){1,3}?)(\p{L}+ed|found|won|lost|broke|built|made|got|stole|sold|bought|went|came|took|fell|said|gave) (.+)$/iu;

/** What happened to others: “My landlord tried to evict me”. */
function eventOf(title: string, casing: Casing): Saying[] {
  const [, subject = "", verb = "", rest = ""] = EVENT.exec(bare(title)) ?? [];
  const who = subject.trim();
  const isTold = /^(?:the|this|my|our|a|an|his|her|their) \S/i.test(who) || isSeveral(who);
  if (
    !verb ||
    !isTold ||
    /\b(?:i|we|you|who|that|of|for|to|in|best|worst)\b/i.test(who) ||
    !(
      isPast(verb) ||
      (verbOfPast(verb) && /^(?:me|us|my|our|him|it|the|an?|his|her) /i.test(rest)) ||
      /^(?:tried|discovered|decided|refused|wanted|needed|asked|called|turned|stole|came|took|fell|said|gave|happened|failed|crashed|arrived|returned|disappeared|attacked|agreed|collapsed|announced|caught)$/i.test(
        verb,
      )
    )
  )
    return [];
  const statement = bare(title);
  return [
    ...saying(opened("What happened when", statement, casing), "Opened with “What happened when”", GAP),
    ...saying(
      opened("This is what happened when", statement, casing),
      "Opened with “This is what happened when”",
      SHOWN_HERE,
    ),
    ...saying(
      opened("Here's what happened when", statement, casing),
      "Opened with “Here's what happened when”",
      SHOWN_HERE,
    ),
    {
      title: `${statement}. ${inCasing("Here's what happened", casing, true)}`,
      what: "Added “Here's what happened”",
      why: "It promises the story, and says nothing more of it.",
    },
  ];
}

/** What others do: “My boyfriend does my makeup”. */
export function happening(statement: string, casing: Casing): Saying[] {
  return [
    ...saying(opened("What happens when", statement, casing), "Opened with “What happens when”", GAP),
    ...saying(
      opened("This is what happens when", statement, casing),
      "Opened with “This is what happens when”",
      SHOWN_HERE,
    ),
    ...saying(
      opened("Here's what happens when", statement, casing),
      "Opened with “Here's what happens when”",
      SHOWN_HERE,
    ),
    {
      title: `${statement}. ${inCasing("Here's how it goes", casing, true)}`,
      what: "Added “Here's how it goes”",
      why: "It promises to show it, and says nothing more of it.",
    },
  ];
}

/** What is stated, and the promise to say why. */
function reasons(statement: string, casing: Casing): Saying[] {
  return [
    ...saying(opened("Why", statement, casing), "Opened with “Why”", GAP),
    ...saying(opened("This is why", statement, casing), "Opened with “This is why”", SHOWN_HERE),
    ...saying(opened("Here's why", statement, casing), "Opened with “Here's why”", SHOWN_HERE),
    ...saying(opened("The reason", statement, casing), "Opened with “The reason”", GAP),
    {
      title: `${statement}. ${inCasing("Here's why", casing, true)}`,
      what: "Added “Here's why”",
      why: "The claim comes first, and the reason is promised.",
    },
  ];
}
