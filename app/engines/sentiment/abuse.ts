/** Why a comment is excluded though it is English and no spam. */
export type AbuseKind = "abusive" | "sexual" | "political";

// Each pattern takes linear time: words and fixed phrases, gaps bounded.

/** Said of people, never of videos: one is enough. */
const SLURS =
  /\b(?:nigg(?:er|a|ah|uh)s?|fag(?:g?ots?|s)?|k[iy]kes?|chinks?|gooks?|spics?|wetbacks?|towel ?heads?|sand ?nigg\w*|trann(?:y|ies)|dykes?|retards?|retarded|libtards?|feminazis?|kys|stfu|gtfo|mother ?fuckers?|cock ?suckers?|cunts?|dumb ?fucks?|fuck ?tards?|ass ?wipes?|trailer trash|whores?|sluts?|ho(?:es)?\b(?= ass\b))\b/i;
/** Threats and wishes of death. */
const THREATS =
  /\b(?:(?:go|please|just|should) kill (?:your ?self|ur ?self|yo ?self)|go (?:and )?die|hope (?:you|u|he|she|they) dies?|(?:drop|rot) dead|(?:burn|rot) in hell|i(?:['’]?ll| will) (?:kill|find|shoot|stab|murder|rape) (?:you|u|him|her)\b|(?:should|must|needs? to) (?:be )?(?:shot|hanged|raped|beaten)|commit(?:s|ted|ting)? suicide|slit (?:your|ur) )/i;
/** Insults by belief: "racist fucker". */
const CALLED_RACIST =
  /\b(?:racist|sexist|nazi|commie) (?:fuck(?:er|ers|s)?|b[eu]rks?|pigs?|bastards?|pricks?|ass ?holes?|scum(?:bags?)?|idiots?|morons?|bitch(?:es)?|dicks?|twats?|wankers?|losers?)\b/i;
/** "Fuck you", "eat shit", "shut up, you ...". */
const CURSES =
  /\b(?:f+u+c+k+|fck|fuk|screw) (?:you|u|off|him|her|them|yourself|urself|ya|y'?all|your|ur|all of you)\b|\bgo fuck\b|\beat (?:a )?(?:shit|dick)|\bsuck (?:my|his) (?!video)\b|\bshut (?:the )?(?:f\w*|hell) ?up\b|\bson of a bitch\b|\b(?:racist|sexist|you|u) (?:\w+ )?piece of shit\b|\bpiece of shit (?:human|person)\b|\bmy bitch (?:has|is|got|said|wants)\b|\bkiss my ass\b|\b(?:you(?:['’]?re| are)|youre|ur|u r) (?:so |just )?full of (?:shit|crap|bs)\b|\b(?:stupid|dumb|fat|ugly|lazy|little) (?:ass )?(?:bitch|bitches|fuck|fucker|cow|pig|whore|kid you)\b/i;
const INSULT =
  "(?:idiots?|idiotic|morons?|imbeciles?|dumb ?ass(?:es)?|jack ?ass(?:es)?|ass ?holes?|arse ?holes?|bastards?|bitch(?:es)?|scumbags?|pricks?|dicks?|dick ?heads?|douche(?:bags?|s)?|twats?|wankers?|losers?|pigs?|fatass|fatso|clowns?|trolls?|inbreds?|noobs?|dumb|stupid|ugly|fat|pathetic|brain ?dead|ignorant|virgins?|fan ?boys?|sheep|i?sheeps?)";
/** Called out at the end: "stop yelling, idiot!". */
const CALLED_OUT =
  /[,.!?] ?(?:you )?(?:idiots?|morons?|dumb ?ass|retards?|ass ?holes?|bitch|dickheads?|losers?)[!.? ]{0,20}$/i;
/** "You stupid screen" and "you bitch about it" insult nobody. */
const NOT_OF_A_THING = "(?! (?:about|at|screen|thing|game|phone|tablet|laptop|app|camera)\\b)";
/** "You are an idiot", "ur such a fat loser", "what an idiot", "idiots like you". */
const INSULTS = [
  new RegExp(
    `\\b(?:you(?:['’]?re| are| r| must be| have to be| gotta be)?|u(?: r| are| must be)?|ur|youre|he(?:['’]?s| is)|she(?:['’]?s| is)|they(?:['’]?re| are)|hes|shes|this (?:guy|man|dude|girl|woman|kid|chick|lady|bitch) is) (?:all |both |just |really |so |such |a |an |one |the |fucking |freaking |effing |absolute |complete |total |bunch of |big |biggest |little |fat |stupid |dumb |ugly |goddamn ){0,4}${INSULT}\\b${NOT_OF_A_THING}`,
    "i",
  ),
  new RegExp(
    `\\b(?:what an?|such an?|such|bunch of|shut up|fucking|stupid|dumb) (?:fucking |stupid |dumb |fat |total |complete ){0,2}${INSULT}\\b(?! (?:video|game|move|thing|idea|question|part|mistake|music|screen|phone|app))`,
    "i",
  ),
  new RegExp(`\\b${INSULT} like (?:you|u|him|her|this guy)\\b`, "i"),
  new RegExp(
    `\\b(?:you|u) (?:fucking |stupid |dumb |fat |ugly |little |apple |android ){0,3}${INSULT}\\b${NOT_OF_A_THING}`,
    "i",
  ),
];
/** "You killed it, you absolute madman" and talk of oneself are no insults. */
const FRIENDLY =
  /\b(?:i(?:['’]?m| am)|im|makes? me|feel|felt|my) (?:\w+ ){0,3}(?:idiot|stupid|dumb|clown|noob|fat|loser|ugly)\b/i;
/** Words that insult only a person, in a comment that says little else. */
const BARE_INSULT =
  /^(?:(?:lol|haha|wow|omg|ok|yeah) )?(?:idiots?|morons?|ass ?holes?|bitch|loser|dumb ?ass|bastard|dick ?head|prick)[!.?~ ]{0,20}$/i;

const SEXUAL =
  /\b(?:tits?|titties|boobs?|boobies|nipples?|pussy|pussies|vagina|penis|cocks?|dildos?|blow ?jobs?|hand ?jobs?|jerk(?:ing|ed)? off|jack(?:ing|ed)? off|masturbat\w*|fapp?(?:ing|ed)?|wank(?:ing|ed)?|jizz\w*|cum(?:ming|shot)?|orgasms?|boners?|erections?|horny|porno?|porn ?hub|hentai|milfs?|anal|gang ?bang|threesome|bukkake|nude pics?|send nudes|naked pics?|sex tape|have sex|having sex|had sex|sex with|(?:i(?:['’]?d| would)|wanna|want to|would|gonna) (?:totally |so |definitely )?(?:fuck|bang|smash|do|tap|hit) (?:her|him|that|you|dat)\b|(?:bang|fuck|smash|rape) (?:her|him)\b|her (?:ass|rack|boobs|tits|legs|cleavage|body)\b|(?:nice|great|hot|sexy|big) (?:ass(?! (?:car|bike|truck|video|song|game|phone|tablet|day|tv)\b)|rack|butt|tits|legs|body|cleavage)\b|(?:she|he)(?:['’]?s| is) (?:so |damn |fucking |really )?(?:hot|sexy|bangable|doable)\b|(?:your|ur) sexy\b|sexy (?:girl|woman|lady|chick|bitch|legs|voice|accent)|hot (?:chick|milf|babe|girl|mom)s?|turns? me on\b|camel ?toe)\b/i;

/** Parties, politicians and systems that people take sides by: no countries and no faiths. */
const SIDE =
  "(?:obama|trump(?! cards?\\b)|biden|clinton|hillary|reagan|romney|palin|putin|commun(?:ism|ists?)|social(?:ism|ists?)|capitalis(?:m|ts?|tic)|marxis[mt]s?|fascis[mt]s?|liberals|conservatives|republicans?|democrats?|dems|gop|tea ?party|maga|left ?wing(?:ers?)?|right ?wing(?:ers?)?|leftists?|antifa|feminis(?:m|ts?)|brexit|tories)";
const POLITICS = new RegExp(
  `\\b(?:${SIDE}|bush|hitler|stalin|nazis?|liberal|conservative|dem|woke|congress|senators?|zion\\w*|israel\\w*|palestin\\w*|jews?|jewish|muslims?|islam\\w*|allah|christians?|atheis(?:m|ts?)|infidels?|crusaders?|immigrants?|illegals|abortions?|gun control|racis(?:m|ts?)|tax ?payers?|welfare|obamacare|bail ?outs?|kkk|white (?:power|trash|supremac\\w*)|black lives|blm|terrorists?|911 was|vote(?:d|rs?|s)? for|genocide|hamas|gaza|ukraine|tory)\\b`,
  "gi",
);
/** One such word is a mention; two different ones, or one in a quarrel or with scorn beside it, are a fight. */
const FIGHT_WORDS = 2;
const QUARREL =
  /\b(?:your|ur|stupid|fucking) (?:country|government|president|religion|god)\b|\b(?:go back to|get out of) (?:your|our|my|this|the) (?:country|us|usa|uk|states|china|india|africa|mexico|middle east)\b|\b(?:fuck|hate|death to|down with|kill (?:all )?(?:the )?) ?(?:america(?:ns?)?|usa|china|chinese|india(?:ns?)?|pakistan\w*|russia(?:ns?)?|germany|germans|jews|muslims|christians|arabs|blacks|whites|mexicans|obama|trump|biden|liberals|republicans|democrats)\b|\b(?:typical|stupid|dumb|fat|lazy|ignorant) (?:americans?|muricans?|chinese|indians?|europeans?|liberals?|republicans?|democrats?|germans?|mexicans?|arabs?)\b/i;

/** Words for political opponents, hardly ever for a video. */
const SCORN =
  "(?:typical|evil|greed|greedy|corrupt|corruption|crooks?|crooked|traitors?|treason|liars?|lies|lying|brain ?wash(?:ed|ing)?|propaganda|agenda|tyranny|tyrants?|whiners?|whining|tears|smug(?:ness)?|snobs?|scum|hypocrites?|hypocrisy|ruin(?:s|ed|ing)?|destroy(?:s|ed|ing)?|destructive|murderous|oppressive|enslav\\w+|hates?|pissing off|piss off|support(?:s|ers?)?|voters?|stickers?|impeach\\w*|landslide)";
/** One side is enough with scorn beside it, or by a name that only opponents use. */
const SCORNED = [
  new RegExp(`\\b${SIDE}\\b[^.!?\\n]{0,30}\\b${SCORN}\\b`, "i"),
  new RegExp(`\\b${SCORN}\\b[^.!?\\n]{0,30}\\b${SIDE}\\b`, "i"),
  /\b(?:communism|socialism|capitalism|marxism|fascism|liberalism|feminism) (?:(?:does|do|did|will|would|can|has)(?:n['’]?t| not)|never|just (?:does|do)n['’]?t) (?:ever )?work(?:s|ed)?\b/i,
  /\b(?:our|your|this|the) (?:capitalist|socialist|communist|liberal|fascist|left ?wing|right ?wing) (?:world|country|society|system|government|media|elites?)\b/i,
  /\b(?:pinkos?|commies|libtards?|repugs?|republi[ck]unts?|demon?rats)\b/i,
];

/**
 * Why a comment is excluded: abuse, sexual talk or a political fight. Null for every other comment, for swearing at
 * nobody ("this is fucking great"), and in doubt. Takes linear time.
 */
export function findAbuse(text: string): AbuseKind | null {
  if (SLURS.test(text) || THREATS.test(text) || CURSES.test(text) || CALLED_RACIST.test(text))
    return "abusive";
  if (SEXUAL.test(text)) return "sexual";
  if (BARE_INSULT.test(text) || CALLED_OUT.test(text)) return "abusive";
  if (!FRIENDLY.test(text) && INSULTS.some((pattern) => pattern.test(text))) return "abusive";
  const words = new Set(text.match(POLITICS)?.map((word) => word.toLowerCase()));
  if (words.size >= FIGHT_WORDS || QUARREL.test(text)) return "political";
  if (SCORNED.some((pattern) => pattern.test(text))) return "political";
  return null;
}
