import { inCasing } from "./casing";
import { bare, FINITE, TIME } from "./form";
import { type Family, isSeveral, type Saying, SHOWN_HERE, SPEAKS } from "./saying";

const LIST =
  /^(My |The )?((?:Top )?\d+) ((?:[\p{L}'’&-]+ ){0,5}?)([\p{L}'’-]+)((?: (?:for|in|about|on|with|without|under|to|of|from|at|when|if|that|which|who|you|i|we|every|everyone|beginners|people|most|all|nobody|no one|before|after|by|your|my|the|it) .+| I| you)?)$/iu;
/** What measures and does not list. */
const UNIT =
  /^(?:feet|miles|pounds|dollars|euros|calories|subscribers|views|people|kids|meters|metres|times|ingredients|degrees|acres|inches|kilos|players|steps|reps|seconds|guests|followers)$/i;
/** What one knows, makes or does, so that a viewer can be asked of it. */
const KNOWN =
  /^(?:tips|tricks|facts|hacks|rules|secrets|shortcuts|features|words|phrases|methods|techniques|signs|myths|recipes|exercises|stretches|chords|songs|games|books|movies|tools|apps|places|commands|habits|lessons|knots)$/i;
const MADE = /^(?:mistakes|errors)$/i;

/** Forms of a title that counts: “7 budget travel tips for Japan”. */
export const listingForms: Family = (title, casing) => {
  const [, whose = "", count = "", kind = "", noun = "", rest = ""] = LIST.exec(bare(title)) ?? [];
  if (
    !count ||
    !isSeveral(noun) ||
    UNIT.test(noun) ||
    /[?:|()[\]]|\s[–—-]\s/u.test(title) ||
    new RegExp(`^${TIME}$`, "i").test(noun)
  )
    return [];
  if (FINITE.test(kind) || / (?:vs|or) /.test(title)) return [];
  const put = (words: string, isFirst = false) => inCasing(words, casing, isFirst);
  const number = count.replace(/^top /i, "");
  const isTop = /^top /i.test(count);
  const things = `${number} ${kind}${noun}${rest}`;
  const bareThings = `${kind}${noun}${rest}`;
  const own = /^my/i.test(whose);
  const isOwn = own || /\b(?:i|my|we|our)\b/i.test(rest);
  const top = isTop ? `${put("top")} ` : "";
  const sayings: Saying[] = [
    {
      title: `${put(own ? "These are my" : isTop ? "These are the" : "Here are", true)} ${top}${things}`,
      what: own || isTop ? "Opened with “These are”" : "Opened with “Here are”",
      why: SHOWN_HERE,
    },
    {
      title: `${put(own ? "Here are my" : isTop ? "Here are the" : "These are", true)} ${top}${things}`,
      what: own || isTop ? "Opened with “Here are”" : "Opened with “These are”",
      why: SHOWN_HERE,
    },
  ];
  if (!isOwn && !isTop && /^(?: (?:for|with|in|about|on|from|under|at|to (?!know)) .+)?$/i.test(rest)) {
    sayings.push({
      title: `${put("My", true)} ${things}`,
      what: "Put you in it: “My”",
      why: "A person is in it. Only if they are yours.",
    });
  }
  if (bareThings.split(" ").length > 2)
    sayings.push({
      title: `${big(own ? `${put("my")} ${bareThings}` : bareThings)}`,
      what: "Left out the count",
      why: "Fewer characters: what it is about is nearer to the viewer than how many.",
    });
  const [, short = "", topic = ""] =
    /^(.+) (?:in|about) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(bare(title)) ?? [];
  if (
    topic &&
    !whose &&
    !isTop &&
    !/^(?:my|your|the|this|a|an|under|less|one|every|each|all)\b|^(?:life|minutes|detail|general)$/i.test(
      topic,
    )
  )
    sayings.push({
      title: `${big(topic)}: ${short}`,
      what: "Put what it is about first",
      why: "What it is about comes first.",
    });
  const [, who = "", modal = "", verb = "", tail = ""] =
    / (you|everyone|every \p{L}+) (should|must|need to|can) ((?:never )?\p{L}+)(.*)$/iu.exec(rest) ?? [];
  if (verb && rest.trim().startsWith(who)) {
    const these = `${put("these")} ${number} ${kind}${noun}`;
    if (/^never /i.test(verb))
      sayings.push({
        title: `${big(verb)} ${these}${tail}`,
        what: "Said it as a request",
        why: "It opens with what to do.",
      });
    sayings.push({
      title: `${big(who)} ${modal} ${verb} ${these}${tail}`,
      what: "Put who it is for first",
      why: "Who does what comes first.",
    });
    if (/^know$/i.test(verb))
      sayings.push({
        title: `${put("Do you know these", true)} ${number} ${kind}${noun}${tail}?`,
        what: "Asked the viewer",
        why: SPEAKS,
      });
    return sayings;
  }
  if (MADE.test(noun) && /^ to avoid$/i.test(rest))
    sayings.push({
      title: `${put("Avoid these", true)} ${number} ${kind}${noun}`,
      what: "Said it as a request",
      why: "It opens with what to do.",
    });
  if (isOwn) return sayings;
  if (
    (KNOWN.test(noun) || (MADE.test(noun) && / makes?\b/i.test(rest))) &&
    !/ (?:should|must|need) /i.test(rest)
  ) {
    sayings.push(
      { title: `${put("Do you know these", true)} ${things}?`, what: "Asked the viewer", why: SPEAKS },
      {
        title: `${put("How many of these", true)} ${things} ${put("do you know?")}`,
        what: "Asked how many of them are known",
        why: SPEAKS,
      },
    );
  }
  if (MADE.test(noun) && !/\b(?:make|makes|made|avoid|you|i)\b/i.test(rest)) {
    sayings.push(
      { title: `${put("Are you making these", true)} ${things}?`, what: "Asked the viewer", why: SPEAKS },
      {
        title: `${put("Avoid these", true)} ${things}`,
        what: "Said it as a request",
        why: "It says what the list is good for.",
      },
    );
  }
  if (/^ (?:that|which) /.test(rest)) {
    sayings.push({
      title: `${put("These", true)} ${number} ${kind}${noun}${rest.replace(/^ (?:that|which)/, "")}`,
      what: "Said which ones: “These”",
      why: SHOWN_HERE,
    });
  }
  return sayings;
};

const big = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
