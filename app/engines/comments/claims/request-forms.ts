import type { Request } from "../../../model/comment-digest";
import { anyOf } from "./any-of";

/** What a sentence asks the creator for. */
export interface ParsedRequest {
  kind: Request["kind"];
  /** What is asked for, in the viewer's words. */
  wants: string;
}

/** What a creator does, by what comes of it. */
const VERBS: Record<Request["kind"], string> = {
  video: `make, do, cover, show, demonstrate, review, try, test, play, film, record, create, compare, build, cook, bake,
    explain, teach, react to, talk about, bring back, bring, continue, finish, release, update, translate, rank,
    go (?:over|through|into)`,
  addition: "add, include, give, put, pin, provide, share, link, list, upload, post, drop, mention",
  change: `do not, don['’]?t, stop, slow, speed, turn, lower, fix, zoom, use, redo, leave, increase, reduce, enlarge, move,
    hide, mute, shorten`,
};
const VERB = `(?<verb>${anyOf(Object.values(VERBS).join())})(?:\\s(?:us|me)\\b)?`;
const PLEASE = anyOf(`please, pls+, plz+, plss+, kindly`);
const GOOD = anyOf(`great, nice, cool, awesome, amazing, helpful, good, interesting, useful, lovely`);
const MADE = anyOf(`video, vid, tutorial, episode, series, review, guide, part, recipe, version`);
const MORE = "(?:a |an |another |one |more |the |some |full )";

const PARTS: Record<string, string> = { VERB, PLEASE, GOOD, MADE, MORE };

/** The pattern of a form, with the parts that it names in braces. */
function patternOf(form: string): RegExp {
  return new RegExp(
    form.replace(/\{([A-Z]{2,})\}/g, (_, part: string) => PARTS[part] ?? ""),
    "iu",
  );
}

/** Forms of requests; `wants` is what is asked for. The first that fits a sentence is taken. In braces stands one of the parts above. */
const FORMS: readonly RegExp[] = [
  `\\b(?:can|could|will|would) (?:you|u|y'?all)(?: guys)?(?: {PLEASE}| maybe| also| ever)* {VERB}(?<wants>.*)`,
  `{PLEASE}(?: also| just| can you| do)* {VERB}(?<wants>.*)`,
  `\\b(?:you|u)(?: guys| really| definitely)* should(?: really| definitely| totally| also)* {VERB}(?<wants>.*)`,
  `\\b(?:i'?d|i would|would|we'?d)(?: really| absolutely| also)* (?:love|like) (?:to see|to watch|to hear|(?:it )?if you(?: could| would| did)?|seeing|(?={MORE}))(?: you)?(?: {VERB})?(?<wants>.*)`,
  `\\b(?:would|it'?d|that'?d) be (?:really |so |super |very )?{GOOD}(?: to (?:see|have|get|hear)| if you(?: could| would)?)(?: {VERB})?(?<wants>.*)`,
  `\\b(?:i|we) wish (?:you (?=would|could|had|did|made|showed|included|gave|used|put|added)|there (?:was|were))(?:would|could|had|did)?(?: have)?(?: ?{VERB}| ?(?:made|showed|shown|included|gave|given|used|put|added))?(?<wants>.*)`,
  `^(?:we|i) (?:really |definitely |all )?(?:need|want) (?<wants>{MORE}?(?:more |{MADE}).*)`,
  `^we (?:really |definitely |all )?(?:need|want) (?:a|an|another) (?<wants>[\\p{L}\\p{N}' -]{3,40})$`,
  `\\b(?:can|could|may) we(?: {PLEASE}| also)* (?:get|have|see)(?: to see)? (?<wants>.*)`,
  `^(?:next(?: time| video)?[,:]? ){VERB}(?<wants> .{3,60})$`,
  `^{VERB}(?<wants> (?:a|an|another|one|more) .{0,60}\\bnext)\\W*$`,
  `^day \\d+ of (?:asking|begging|waiting|requesting) for (?<wants>.{3,60})$`,
  `\\b(?:how about|what about|considered?|think(?:ing)? (?:about|of))(?: doing| making)?(?<wants> {MORE}{MADE}.*)`,
  `^(?<wants>(?:a|another) {MADE} (?:on|about|for|with) .{3,60}?) would be\\b`,
  `\\b(?:waiting (?:for|on)|when(?:'?s| is)|hoping for) (?<wants>(?:a |the |your )?(?:part|pt\\.?|episode|ep)\\s?(?:\\d+|two|three|four).*)`,
  `(?<wants>\\b(?:part|pt\\.?)\\s?(?:[2-9]|two|three|four))\\b.{0,12}(?:{PLEASE}|when|soon|now|needed)`,
  `^(?<wants>(?:part|pt\\.?)\\s?(?:[2-9]|two|three|four))[^\\p{L}\\p{N}.,:]*$`,
  `^{VERB}(?<wants> .{0,60}){PLEASE}(?=\\W|$)`,
  `^(?<wants>(?:[\\p{L}\\p{N}'-]+ ){1,3})when\\W*$`,
  `^{PLEASE} (?<wants>(?:[\\p{L}'-]+ ){0,3}(?:subtitles|captions|timestamps|recipe|links?|version|part \\w+))\\W*$`,
  `^(?<wants>{MORE}?(?:[\\p{L}\\p{N}'-]+ ){1,7}){PLEASE}(?=[^\\p{L}\\s]|\\s*$|\\s+[^\\p{L}])`,
  `^(?<wants>more (?:of )?[\\p{L}\\p{N}' -]{4,50})$`,
].map(patternOf);

/** A sentence without any of these fits no form: looked at first, since most sentences ask for nothing. */
const WORTH_LOOKING =
  /\b(?:pl[sz]|please|kindly|can|could|will|would|should|love|like|be|wish|need|want|next|day|how about|what about|consider|think|wait|looking|when|hoping|part|pt|more|a|another)/i;

/** How nothing begins that is asked of the creator. */
const OTHERS = new RegExp(
  `^${anyOf(`
    i, i['’]?m, he, she, it, they, my, that, this, the, and, but, or, so, from, until, only, just,
    even, who, what, which, where, how, is, does, did, remember, love, like, lol, part,
    more (?:than|to come|like|or|importantly|people|power|likely)
  `)}`,
  "iu",
);
const BARE_FORMS = 4;

/** Asked for nothing that a creator makes: favors, how to reach them, and what one asks another viewer or a creator all. */
const NO_REQUEST = new RegExp(
  anyOf(`
    (?:like|pin|heart|reply|notice|subscribe|sub|check out|visit|follow|shout ?out)(?: to)? (?:this|me|my|back),
    (?:this|my|the) (?:comment|channel|playlist),
    comments? (?:down )?below, (?:your|ur) (?:thoughts|comments|e-?mail.*|phone.*|number|contact.*),
    (?:subs|subscribers|likes|views|shout ?outs?|giveaways?),
    (?:how|what|why|where) (?:can|could|would|will|do|did|should) (?:you|u|we),
    (?:someone|somebody|anyone|anybody),
    (?:your|my|him|her)self, (?:let me know|if you(?:['’]d| would) like|the hell|as you can see), you should (?:be|know|have)
  `),
  "iu",
);

/** "I was waiting for part 2, finally it's here": it is there. */
const GRANTED =
  /\b(?:was|were) waiting (?:for|on)\b|\bwait(?:ing|ed) (?:for|on)\b.*\b(?:finally|came out|is out|(?:is|it['’]?s) here|arrived|released)\b|\bfinally\b.*\b(?:been waiting|waited)\b/i;

/** Ends the object of a request: a reason, a condition, politeness, another sentence. */
const STOPS = new RegExp(
  `[.!?;:()\\n]|,(?! (?:and|or) )|\\s${anyOf(`
    because, cause, cuz, so that, so, since, thanks, thank you, thx, if (?:you|possible|that), but, i,
    we, it would, it['’]?s, that would, next time, next, in the future, too, also, as well, someday,
    instead, for (?:us|me), lol, bro, man, dude, sir, when you, and (?:i|it|you|we|that), would be
  `)}|\\s${PLEASE}`,
  "iu",
);
/** Only introduces what is wanted: "a video on how to". */
const LEAD = new RegExp(
  `^(?:${anyOf(`
    and, us, me, to, do, make, see, a, an, the, some, your, that, of, have, get, maybe, also, like,
    would, could, just, up, you, was, were, one, another, whole, full, quick, detailed,
    (?:video|vid|tutorial|episode|guide|series|review|content)s? (?:on|about|of|for|where|with|showing|explaining),
    how (?:to|you), on, about, for
  `)}\\s+)+`,
  "iu",
);
const TAIL = /(?<!\s)\s+(?:and|or|to|for|of|with|in|on|the|a|an|about|at|is|was)$/i;
const MAX_CHARACTERS = 70;
/** Points at what stands elsewhere, or is no thing. */
const NOTHING = new RegExp(
  `^${anyOf(`
    it, this, that, them, these, those, one, more, videos?, comments?, you, again, so, something, anything,
    everything, others?, job, work, well, good, better, luck, (?:\\p{L}+ )?favou?rs?, help, answer,
    (?:more )?(?:such|like this|like these), (?:making|doing|teaching|uploading|posting|going|rocking)
  `)}(?: (?:in|on|with|for|again|out|and|such|these|like|more|videos?|content|your) .*| videos?| content)?$`,
  "iu",
);
const UNFINISHED =
  /^(?:in|on|as|is|are|been|from|know|my|this|that|those|these|than|when|while|until|because|not|away|please|pl[sz]+)\b/i;

/** Belongs to this video: its description, its captions, a link. */
const ADDITION = new RegExp(
  anyOf(`
    recipe, amounts?, measurements?, celsius, metric, grams, ingredients?, links?, time ?stamps?,
    chapters?, captions?, subtitles?, source code, code, repo, files?, template, download, description,
    settings, songs?, music, names?, playlist, pdf, slides, transcript, specs
  `),
  "iu",
);
const CHANGED = new RegExp(
  anyOf(`
    volume, audio, mic, font, text, screen, intro, outro, ads?, sponsor, sound, voice, slower, faster,
    louder, quieter, shorter, longer, bigger
  `),
  "iu",
);
/** Verbs that belong to what is wanted: "slow down", "stop shouting". Others only introduce it. */
const WANTED_VERBS = new RegExp(
  `^${anyOf([VERBS.change, "react to, bring back, compare, rank, translate"].join())}$`,
  "iu",
);
const NEXT = patternOf("{MADE}s? (?:on|about|of|for|where|with)|(?:part|pt)\\.? ?\\d|\\bnext\\W*$|^more\\b");

/**
 * What a sentence asks the creator for; null for nothing. A question for facts ("can you freeze it?") is no request:
 * only verbs of making, showing and adding count.
 */
export function parseRequest(sentence: string): ParsedRequest | null {
  if (!WORTH_LOOKING.test(sentence) || NO_REQUEST.test(sentence) || GRANTED.test(sentence)) return null;
  for (const [at, form] of FORMS.entries()) {
    const match = form.exec(sentence);
    if (!match) continue;
    // Without a verb of asking, a line that begins like any other asks for nothing.
    if (at >= FORMS.length - BARE_FORMS && OTHERS.test(sentence)) continue;
    const verb = match.groups?.verb?.toLowerCase() ?? "";
    const wants = readWanted(match.groups?.wants ?? "", verb);
    if (wants !== null && isFavor(verb, wants, sentence)) return null;
    if (wants !== null && !asksIfPossible(sentence)) return { kind: kindOf(verb, wants, sentence), wants };
  }
  return null;
}

/** "Please give me a chance", "give one of your shoes": what is given to one viewer is nothing to make. */
function isFavor(verb: string, wants: string, sentence: string): boolean {
  return verb === "give" && !/\bgive us\b/i.test(sentence) && !ADDITION.test(wants) && !TO_WATCH.test(wants);
}

/** "Can you make calls with it?" asks whether it is possible; "can you make a video" asks the creator. */
function asksIfPossible(sentence: string): boolean {
  return (
    /\bcan (?:you|u) (?!please|pls|plz)/i.test(sentence) &&
    !POLITE.test(sentence) &&
    !ASKED_TO_MAKE.test(sentence)
  );
}
const POLITE = new RegExp(PLEASE, "iu");
const ASKED_TO_MAKE =
  /\bcan (?:you|u)(?: guys| also| maybe)* (?:(?:make|do|try|review|cover|show|upload|play|explain|compare|slow|zoom|stop|bring|share|add)) (?!it\b|this\b|that\b|calls?\b|phone\b)/iu;

function readWanted(rest: string, verb: string): string | null {
  const end = rest.search(STOPS);
  const cut = (end < 0 ? rest : rest.slice(0, end))
    .trim()
    .replace(LEAD, "")
    .replace(TAIL, "")
    .replace(/[\s,–—-]{1,5}$/, "");
  // "This issue" stands elsewhere, and what is to be done "before you recommend" it is blame.
  if (
    /\bbefore you\b/i.test(cut) ||
    (!CHANGING.test(verb) && /\b(?:this|that|these|those)\b(?! (?:year|season|month|week))/i.test(cut))
  )
    return null;
  // "Don't stop!" cheers.
  if (/^(?:do not|don['’]?t) stop$/i.test(`${verb} ${cut}`)) return null;
  const isVerbEnough = /^(?:zoom|slow|speed)$/.test(verb);
  if (isVerbEnough && cut.split(" ").length <= 2) return `${verb} ${cut}`.trim();
  if (cut.length < 4 || !/\p{L}/u.test(cut) || NOTHING.test(cut) || UNFINISHED.test(cut)) return null;
  const wants = (
    WANTED_VERBS.test(verb) ? `${verb} ${cut}` : cut.replace(/^(?:[-–—]\s+|my\s+)+/i, "")
  ).replace(/\s+/g, " ");
  return wants.length > MAX_CHARACTERS
    ? `${wants.slice(0, MAX_CHARACTERS).replace(/(?<!\s)\s+\S*$/, "")}…`
    : wants;
}

const TO_WATCH = /\b(?:video|vid|tutorial|episode|series)s?\b/i;
const CHANGING = new RegExp(`^${anyOf(VERBS.change)}$`, "iu");
const ADDING = new RegExp(`^${anyOf(VERBS.addition)}$`, "iu");

function kindOf(verb: string, wants: string, sentence: string): Request["kind"] {
  if (CHANGING.test(verb)) return "change";
  if (NEXT.test(sentence) || TO_WATCH.test(wants)) return "video";
  if (ADDITION.test(wants)) return "addition";
  if (CHANGED.test(wants)) return "change";
  return ADDING.test(verb) ? "addition" : "video";
}
