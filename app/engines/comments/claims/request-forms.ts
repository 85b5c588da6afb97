import type { Request } from "../../../model/comment-digest";

/** What a sentence asks the creator for. */
export interface ParsedRequest {
  kind: Request["kind"];
  /** What is asked for, in the viewer's words. */
  wants: string;
}

const VERBS =
  "increase|reduce|enlarge|do not|don'?t|make|do|cover|show|demonstrate|review|try|test|play|film|record|create|compare|build|cook|bake|explain|teach|react to|talk about|upload|post|add|include|share|link|list|give|put|pin|provide|drop|write|bring back|bring|continue|finish|release|turn|lower|use|stop|slow|speed|fix|get(?= (?:a|an|some) (?:better|new|good|proper|decent|real) )|leave|consider|zoom|mention|go over|go through|go into|redo|update|translate|rank";

/** Forms of requests; `wants` is what follows. The first that fits a sentence is taken. */
const FORMS: RegExp[] = [
  // Can you please make a video on ...? Would you ever ...?
  new RegExp(
    `\\b(?:can|could|will|would|may) (?:you|u|we|someone|y'?all)(?: guys)?(?: please| pls| plz| maybe| also| ever| possibly| consider| get)* (?<verb>${VERBS})\\b(?: us| me)?(?<wants>.*)`,
    "i",
  ),
  // Please make ..., pls stop ...
  new RegExp(
    `\\b(?:please|pls|plz|plss+|kindly)(?: please| also| just| can you| do)* (?<verb>${VERBS})\\b(?: us| me)?(?<wants>.*)`,
    "i",
  ),
  // You should try ..., you need to make ...
  new RegExp(
    `\\b(?:you|u|y'?all)(?: guys| really| definitely| seriously)* (?:should|(?:need to|have to|gotta|must|ought to)(?= (?:make|do|review|try|play|cover|show|cook|react)\b))(?: really| definitely| totally| also| just| maybe)* (?<verb>${VERBS})\\b(?<wants>.*)`,
    "i",
  ),
  // I'd love to see ..., would love a ...
  /\b(?:(?:i'?d|i would|would|we'?d|id)(?: really| absolutely| also)* (?:love|like|appreciate)|(?:i|we)(?: really| also)* (?:want|wanna)(?= (?:to|you)\b)) (?:to see|to watch|to hear|to know more about|to have|(?:it )?if you (?:could|would|did|made|can)?|seeing|(?=(?:a|an|another|some|more)\b))(?: you (?:do|make|try|cover|review))?(?<wants>.*)/i,
  /\b(?:would|it'?d|itd|that'?d) (?:also )?be (?:really |so |super |very )?(?:great|nice|cool|awesome|amazing|helpful|good|interesting|sick|fun|useful|lovely)(?: to (?:see|have|get|hear|know)| if (?:you|we|there) (?:could|would|can|made|make|did|do|were|was|had|include|included|add|added|show|showed)?)(?<wants>.*)/i,
  // I wish you / there was / it had ...
  /\b(?:i|we) (?:really |just )?wish (?:that )?(?:you(?= (?:would|could|had|did|made|include[ds]?|show(?:ed|n)?|gave|put|used?|explained|kept|talked)|'d)|there (?:was|were)|(?:this|the) (?:video|tutorial|review|recipe|episode|channel))\b(?: would(?:'ve)?| could| had| have| did| made| included| include| showed| gave)*(?<wants>.*)/i,
  // We need a ..., I need more ...
  /\b(?:we|i) (?:really |definitely |all )?(?:need|want) (?:you to )?(?<wants>(?:a |another )?(?:part|video|tutorial|full|more|follow|sequel|series|second|recipe for|version|guide)\b.*)/i,
  // Next do ..., do a video on ..., make a part 2
  /^(?:next(?: time| video| week)?[,:]? )?(?<verb>do|make|try|cover|review) (?=(?:a|an|another|one|more)\b|.*\bnext\W*$)(?!you|i |we |they|it\b|this|that|not|people|sure)(?<wants>(?:a |an |another |one |more )?(?:video|tutorial|part|series|review|follow|episode|guide)?.{3,80}?(?: next| on this| please| pls| plz)?)(?<!\?)$/i,
  // Can we get ..., could we have ...
  /\b(?:can|could|may) we(?: please| pls| plz| also| maybe)* (?:get|have|see)(?: to see)?(?<wants> .*)/i,
  // We need a shop tour, day 3 of asking for a shop tour, shop tour when
  /^we (?:really |definitely |all )?(?:need|want) (?:a|an|another) (?<wants>(?!hero\b|world\b|friend|man\b|like button)[\p{L}\p{N}' -]{3,40})$/iu,
  /^day \d+ of (?:asking|begging|waiting|requesting) for (?<wants>.{3,60})$/i,
  /^(?!(?:i|you|he|she|it|we|they|me|my|that|this|the|what|who|and|but|or|so|from|since|until|till|only|not|even|especially|exactly|remember|remembers?|say|tell|love|loved|like|liked|just|part|pt)\b)(?<wants>(?:[\p{L}\p{N}'-]+ ){1,3})when\W*$/iu,
  // How about a video on ..., a video on ... would be great, have you considered ...
  /\b(?:how about|what about|considered?(?: doing| making)?|think(?:ing)? (?:about|of)(?: doing| making)?)(?<wants> (?:a|an|another|some) .*)/i,
  /^(?<wants>(?:a|another) (?:video|tutorial|episode|series|review|guide) (?:on|about|for|with) .{3,60}?) would be\b/i,
  /^next (?:time |video )?(?<verb>do|make|try|cover|review|cook|play) (?!not)(?<wants>.{3,60})$/i,
  // Please Hindi subtitles
  /^(?:please|pls|plz) (?<wants>(?:[\p{L}'-]+ ){0,3}(?:subtitles|captions|timestamps|recipe|link|links|version|part \w+))\W*$/iu,
  // Waiting for part 2, part two when
  /\b(?:waiting (?:for|on)|can'?t wait for|cant wait for|looking forward to|need|where(?:'?s| is)|when(?:'?s| is)|hoping for) (?<wants>(?:a |the |your )?(?:part|pt\.?|episode|ep)\s?(?:\d+|two|three|four|ii|iii)\b.*)/i,
  /(?<wants>\b(?:part|pt\.?)\s?(?:2|3|4|5|two|three|four|ii|iii))\b.{0,12}\b(?:please|pls|plz|when|soon|now|needed)\b/i,
  /^(?<wants>(?:part|pt\.?)\s?(?:2|3|4|5|two|three|four|ii|iii))[^\p{L}\p{N}.,:]*$/iu,
  // More of these please; timestamps please; recipe pls
  /^(?!which|what|where|who|how|is |does|did|i |i['’]?m |but )(?:can we get |could we get |can we have |could we have )?(?<wants>(?:more |another |a |the |some |full )?(?:[\p{L}\p{N}'-]+ ){1,7})(?:please|pls|plz)(?=[^\p{L}\s]|\s*$|\s+[^\p{L}])/iu,
  /^(?<wants>more (?:of )?(?!than|to come|like it|or|importantly|people|power|views)[\p{L}\p{N}' -]{4,50})$/iu,
  /\b(?:video idea|idea for (?:a|the next) video|next video idea|suggestion|request|video suggestion)\s?:\s?(?<wants>.+)/i,
];

const WORTH_LOOKING =
  /\b(?:zoom|can|could|will|would|may|please|pls+|how about|what about|considere?d?|thinking|think|would be|plz|plss+|kindly|should|need|have to|gotta|must|love|i'?d|it'?d|itd|wish|want|next|do|make|try|cover|review|waiting|wait|looking forward|where|when|part|pt|more|idea|suggestion|request|hoping|asking|begging)\b/i;

/** Asks for nothing that the creator could do. */
const NO_REQUEST =
  /^(?:(?:more|some|my) )?(?:subs|subscribers|views|likes)\b|\b(?:let me know|if you (?:would|['’]?d) like|give me(?! more)|call me|to (?:the )?market|your product)\b|\b(?:how|what|why) (?:can|could|would|will|do|did|should) (?:you|u|we)\b|\bthis comment\b|\b(?:would you (?:use|leave|try|play|cook|build|finish|buy|stop|test)\b|(?:can|could|would) (?:you|u|we|someone) (?:also |ever |just |still )?(?:do|make|cook|bake|play|use|record|film|build|test|run|turn|finish|get|stop|leave|give|try) (?:it|this|these|that|them)\b(?! (?:video|again|with (?:a|your) face|for us|in (?:spanish|english|hindi|german|french)|series|next|but|one|please|pls))|you should (?:be|know|get (?:more|way)|have (?:more|way))|more (?:subs|subscribers|views|likes|recognition)|continue (?:teaching|sir|making|doing|your|like|with your|the (?:good|great))\b|(?:talk|talks|speak|speaks) (?:so|too)\b|(?:like|pin|heart|reply|notice|see|read|subscribe|sub|check out|visit|follow|shout)(?: to)? (?:this|me|my)\b|(?:pls|please) (?:like|reply|notice|subscribe|sub|heart|pin me|see)\b|shout ?out|give (?:him|her|this man|this guy|them)\b|put respect|get a life|should consider (?:the|your|buying|getting|a |an )|like a word\b|share (?:our|my|your)\b|giveaways?\b|(?:your|ur|some|more) (?:home ?work|research)|(?:add|leave) (?:me|us)\b|(?:stop|quit) (?:hating|crying|whining|complaining|arguing|trolling|being|acting|lying|comparing)|free (?:ipads?|iphones?|gift ?cards?))/i;

/**
 * What a sentence asks the creator for; null for nothing. A question for facts ("can you freeze it?") is no request:
 * only verbs of making, showing and adding count.
 */
export function parseRequest(sentence: string): ParsedRequest | null {
  if (!WORTH_LOOKING.test(sentence) || NO_REQUEST.test(sentence)) return null;
  for (const form of FORMS) {
    const match = form.exec(sentence);
    if (!match) continue;
    const verb = match.groups?.verb?.toLowerCase() ?? "";
    if (verb === "zoom" || /^zoom in\b/i.test(match.groups?.wants ?? ""))
      return { kind: "change", wants: "zoom in" };
    const rest = match.groups?.wants ?? "";
    // "love to" in "love top gear" is no beginning of a wish.
    if (/^\p{L}/u.test(rest) && cutsWord(sentence, rest)) continue;
    const wants = cleanObject(rest, verb);
    if (wants === null || asksIfPossible(sentence, verb) || (WISHED.test(sentence) && !MEDIA.test(wants)))
      continue;
    const kind = classifyRequest(verb, wants, sentence);
    if (kind === "addition" || !OF_ANYONE.test(sentence)) return { kind, wants };
  }
  return null;
}

/** Asked of whoever reads it, or wished of what no video does: "can someone turn it into a song". */
const OF_ANYONE = /\b(?:can|could|would|will) someone\b/i;
const WISHED = new RegExp(`\\bwish (?:that )?you (?:would|could) (?!(?:${VERBS})\\b)`, "i");

/** Whether what is asked for begins in the middle of a word. */
function cutsWord(sentence: string, rest: string): boolean {
  return /\p{L}/u.test(sentence.charAt(sentence.lastIndexOf(rest) - 1));
}

/** "Can you make calls with it?" asks whether it is possible; "can you make a video" asks the creator. */
function asksIfPossible(sentence: string, verb: string): boolean {
  const opening = /\bcan (?:you|u|we|someone)\b/i.exec(sentence);
  if (!opening || POLITE.test(sentence) || !POSSIBLE.test(verb)) return false;
  const rest = sentence.slice(opening.index);
  return (
    !MEDIA.test(rest) &&
    !ADDITION.test(rest) &&
    !/\b(?:do|make|try|test|create) (?:a|an|another|more|one)\b/i.test(rest)
  );
}

const POLITE = /\b(?:please|pls|plz)\b/i;
const POSSIBLE =
  /^(?:use|play|put|add|get|record|film|turn|make|do|build|cook|bake|give|test|bring|write|finish|leave|stop|try|create|drop|lower|fix|update|translate|rank|continue|release)$/i;
const MEDIA =
  /\b(?:video|vid|tutorial|review|series|part|episode|guide|course|version|comparison|stream|podcast|short)s?\b/i;

const MAX_CHARACTERS = 70;
/** Ends the object of a request: a reason, a condition, politeness, another sentence. */
const STOPS =
  /[.!?;:()\n]|,(?! (?:and|or) )|\s(?:because|cause|cuz|coz|so that|so (?:i|we|people|that)|since|please|pls+|plz|thanks|thank you|thx|if (?:you|possible|that)|but|i |we |it would|it'd|it['’]?s|that would|next time|next|in the future|too|also|as well|someday|one day|sometime|though|instead|for us|for me|lol|bro|man|dude|when you|while you|and (?:i|it|you|we|that)|would be|should be)(?:\s|$|[.!?,])/i;

/** Verbs that belong to what is wanted: "slow down", "stop shouting". Others only introduce it. */
const WANTED_VERBS =
  /^(?:do not|don'?t|stop|slow|speed|turn|lower|fix|zoom|redo|update|translate|compare|use|bring back|leave|continue|finish|react to|rank)$/;

function cleanObject(rest: string, verb: string): string | null {
  const end = rest.search(STOPS);
  const cut = (end < 0 ? rest : rest.slice(0, end))
    .trim()
    .replace(
      /^(?:(?:and|us|me|to|do|make|see|a|an|the|some|your|that|more of|of|have|had|get|one(?!\s+(?:on|about|for|with)\b)|maybe|also|like|would|could|just|up|you(?= (?:put|use|try|test|run|do|make|cover|review|show|compare|build|cook|play)\b)|was|were|explained|explain|showed|shown|show|mentioned|mention|covered|cover|included|include|added|add|gave|give)\s+)+/i,
      "",
    )
    .replace(/(?<!\s)\s+(?:and|or|to|for|of|with|in|on|the|a|an|about|at|is|was)$/i, "")
    .replace(
      /^(?:a |an |the |your |some |whole |full |quick |detailed |dedicated |separate |short |new |another )*(?:video|vid|tutorial|episode|guide|series|one|review|content|videos|tutorials|recipe video) (?:on|about|of|for|where|with|covering|explaining|showing)\s+(?:how (?:to|you) )?/i,
      "",
    )
    .trim();
  if (
    cut.length < 4 ||
    !/\p{L}/u.test(cut) ||
    // "Please do me a favor and …".
    /^(?:\p{L}+ )?favou?rs?\b/iu.test(cut) ||
    /^(?:in|on|as|is|are|been|from|know|my|this|that|those|these|than|when|while|until|because)\b/i.test(
      cut,
    ) ||
    // "Just hurry along please" asks for nothing to make or add.
    (verb === "" && /^(?:hurry|help|reply|respond|answer|calm down|relax|wait|come on|go on)\b/i.test(cut)) ||
    // "Please don't steal my heart", "stop conflating the issues" ask nothing of the video.
    (/^(?:do not|don'?t|stop)$/i.test(verb) &&
      !(IN_VIDEO.test(cut) || MEDIA.test(cut) || FILMED.test(cut))) ||
    /^(?:(?:it|this|that|them) (?:in|on|with|for) .*|it|this|that|them|these|those|one|more|video|videos|you|again|so|something|anything|everything|others|job|work|well|good|better)$/i.test(
      cut,
    )
  )
    return null;
  const bare = cut.replace(/^(?:[-–—]\s+|(?:the|a|an|your|some|my)\s+)+/i, "").replace(/\s+/g, " ");
  const request = WANTED_VERBS.test(verb) ? `${verb} ${cut}` : bare;
  const words =
    request.length > MAX_CHARACTERS
      ? `${request.slice(0, MAX_CHARACTERS).replace(/(?<!\s)\s+\S*$/, "")}…`
      : request;
  return words;
}

/** Belongs to this video: its description, its captions, a link. */
const ADDITION =
  /\b(?:recipe|amounts?|measurements?|quantit(?:y|ies)|grams|metric|ingredients?|links?|timestamps?|time stamps?|chapters?|captions?|subtitles?|subs|source code|code|repo|github|files?|project files?|template|download|description|pinned?|settings|song|music list|playlist|parts list|songs?|track name|song (?:name|title)|pdf|slides|transcript|spoiler warning|specs|cheat ?sheet)\b/i;
const CHANGE =
  /^(?:do not|don'?t|increase|reduce|enlarge|stop|slow|speed|turn|lower|fix|zoom|leave|use|redo)\b/i;
const IN_VIDEO =
  /\b(?:music|volume|audio|mic|microphone|font|text|zoom|screen|intro|outro|ads?|sponsor|sound|voice|slower|faster|louder|quieter|shorter|longer|bigger|talk(?:ing)? (?:slower|less|faster))\b/i;

/** What one does while filming: "stop shouting". */
const FILMED =
  /^(?:shout|yell|scream|talk|say|cut|zoom|mov|play|show|put|add|mak|do|eat|rush|mumbl|hid|interrupt|skip|chew|touch|look|swip|scroll|tap|wav|shak|spin|pan|repeat|us|bang|sing)(?:t|m|p|n)?ing\b/i;
const NEXT =
  /\b(?:part|pt)\.?\s?(?:\d|two|three|four|ii)|\b(?:video|tutorial|series|episode|review)s? (?:on|about|of|for|where|with|comparing)\b|\bnext\W*(?:(?:video|please|pls|plz)\W*)?$|\b(?:version|series|course|comparison|compare|tier list|sequel|tour)\b|^more\b/i;
const ADDS = /^(?:add|include|give|put|pin|provide|list|share|link|upload|drop|write|mention)$/i;
const POLITE_END = /\b(?:please|pls|plz)\b(?:[^\p{L}]*$|,)/iu;
/** A change to the picture with no word before it: "move your facecam please". */
const MOVES = /^(?:move|remove|hide|shrink|mute|shorten)\b/i;

function classifyRequest(verb: string, wants: string, sentence: string): Request["kind"] {
  if (CHANGE.test(verb) || (verb === "" && MOVES.test(wants))) return "change";
  if (NEXT.test(sentence)) return "video";
  if (ADDITION.test(wants)) return "addition";
  if (IN_VIDEO.test(wants)) return "change";
  // "Celsius please" asks for an addition. People who want a video say so.
  return ADDS.test(verb) || (verb === "" && POLITE_END.test(sentence)) ? "addition" : "video";
}
