import type { KnownKindName, ReadIdea } from "../engines/ideas";

/** What an idea is, beside its subject: what decides how it can be tried without a camera. */
export type Form =
  | "reaction"
  | "first hearing"
  | "worth"
  | "test"
  | "truth"
  | "decision"
  | "feat"
  | "bought"
  | "use"
  | "trial"
  | "cheap"
  | "figures"
  | "challenge"
  | "dared"
  | "day"
  | "show"
  | "comparison"
  | "review"
  | "ranking"
  | "pick"
  | "opinion"
  | "rumor"
  | "news"
  | "trouble"
  | "restore"
  | "made"
  | "method"
  | "problem"
  | "tips"
  | "how to"
  | "question"
  | "explained"
  | "place"
  | "recipe"
  | "tasted"
  | "workout"
  | "lesson"
  | "story"
  | "subject";

/** In lower case and without accents or apostrophes: people leave them out. */
function folded(idea: string): string {
  return idea
    .toWellFormed()
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .normalize("NFC")
    .toLowerCase();
}

interface Said {
  text: string;
  niche: ReadIdea["niche"];
  is(...kinds: KnownKindName[]): boolean;
}
type Rule = [Form, (said: Said) => boolean];

/** Each form, by its kinds of video and its words; the first that holds. What is surest comes first. */
const RULES: Rule[] = [
  [
    "show",
    ({ text }) => /\b(?:dogs?|cats?|bab(?:y|ies)|toddlers?|kids?|parrots?|puppy|kittens?) react/.test(text),
  ],
  ["first hearing", ({ text }) => REACTION.test(text) && FIRST_TIME.test(text)],
  // "React tutorials" are of software.
  ["reaction", ({ text, niche }) => REACTION.test(text) && !(niche === "software" && /\breact\b/.test(text))],
  ["tips", ({ text }) => ADVISED.test(text)],
  ["how to", ({ text }) => INSTRUCTS.test(text)],
  ["comparison", ({ text }) => EITHER.test(text)],
  ["figures", ({ text }) => FIGURES.test(text)],
  ["worth", ({ text }) => WORTH.test(text)],
  ["rumor", ({ text }) => RUMOR.test(text)],
  ["truth", ({ text }) => TRUTH.test(text)],
  ["decision", ({ text }) => DECISION.test(text)],
  ["bought", ({ text }) => BOUGHT.test(text)],
  ["dared", ({ text, is }) => DID.test(text) && (isTwist(text) || (is("challenge") && !TRIAL.test(text)))],
  ["challenge", ({ text }) => isTwist(text)],
  ["story", ({ text, is }) => is("vlog") && /\b(?:tell|telling|story ?time)\b/.test(text)],
  ["tips", ({ text }) => /\bthings (?:i|we|you|to)\b/.test(text)],
  ["day", ({ text, is }) => is("vlog") || DAY.test(text)],
  ["show", ({ text, niche }) => SHOW.test(text) && !/^(?:why|how|what)\b/.test(text) && niche !== "beauty"],
  [
    "show",
    ({ text, niche }) => niche === "beauty" && /\b(?:asmr|hauls?|unboxing|compilation|try on)\b/.test(text),
  ],
  ["comparison", ({ is }) => is("comparison")],
  ["use", ({ text }) => USED.test(text) || AFTER.test(text)],
  ["day", ({ text, niche }) => WENT.test(text) || (niche === "travel" && STAYED.test(text))],
  ["challenge", ({ text }) => WITHIN_HOURS.test(text)],
  ["feat", ({ text }) => FEAT.test(text)],
  ["trial", ({ text, is }) => TRIAL.test(text) && !is("list", "tips")],
  ["challenge", ({ is }) => is("challenge")],
  ["review", ({ text, is }) => is("review") && !ASKING.test(text)],
  [
    "recipe",
    ({ text, niche, is }) => niche === "cooking" && is("superlative") && !is("ranking") && !isMany(text),
  ],
  ["tips", ({ text, is }) => is("ranking", "list") && HIDDEN.test(text)],
  ["pick", ({ text, niche, is }) => is("price") && CHOSEN.test(text) && !UNBOUGHT.has(niche)],
  ["tips", ({ text, is }) => is("tips") && !is("ranking") && !/^(?:the )?(?:best|worst) /.test(text)],
  ["ranking", ({ text, is }) => is("ranking") || isMany(text) || FAVORITES.test(text)],
  ["opinion", ({ text }) => OPINION.test(text)],
  [
    "pick",
    ({ text, niche, is }) =>
      /^(?:the )?(?:best|cheapest|smallest|bestes?r?|mejor|melhor|meilleure?) /.test(text) &&
      (is("price") || PICKED.has(niche)),
  ],
  ["ranking", ({ text }) => /^(?:the )?(?:best|worst) /.test(text)],
  ["news", ({ is }) => is("announcement", "newest")],
  [
    "trouble",
    ({ text, is }) => is("trouble") && !is("why") && !/^(?:is|are|do|does|did|how|what)\b/.test(text),
  ],
  ["restore", ({ text }) => RESTORED.test(text)],
  [
    "problem",
    ({ text }) =>
      PROBLEM.test(text) &&
      !SESSION.test(text) &&
      !OF_OTHERS.test(text) &&
      !/\b(?:journey|story|experience|diary)\b/.test(text),
  ],
  ["tips", ({ text, is }) => is("tips") || TIPS.test(text) || (is("list") && !DONE.test(text))],
  ["test", ({ text }) => TESTED.test(text) && !/^(?:how|wie|como|comment|come) /.test(text)],
  ["opinion", ({ text }) => STATED.test(text)],
  ["place", ({ text, niche }) => niche === "travel" && PLACE.test(text)],
  ["how to", ({ text, is }) => (is("howTo", "tutorial", "learn") || MENDS.test(text)) && !is("me", "why")],
  ["explained", ({ text, is }) => is("explained") || KNOWN.test(text)],
  ["question", ({ text, is }) => is("why") || ASKING.test(text) || isDoQuestion(text)],
  ["method", ({ text, niche }) => METHOD.test(text) || (niche === "beauty" && ROUTINE.test(text))],
  ["made", ({ text, niche, is }) => is("building") || (niche !== "cooking" && MADE.test(text))],
  ["cheap", ({ text, niche }) => CHEAP.test(text) && CHEAPENED.has(niche)],
  ["day", ({ text, niche }) => LIVED_IN.test(text) || (niche === "travel" && CHEAP.test(text))],
  ["explained", ({ text, niche }) => niche === "entertainment" && !/\b(?:i|we)\b/.test(text)],
  [
    "story",
    ({ text, is }) =>
      (is("me") && !/^(?!we|our)(?!.*\b(?:i|my|me)\b).*\b(?:we|our)\b/.test(text)) ||
      LIVING.test(text) ||
      AGED.test(text),
  ],
  ["tasted", ({ text, niche }) => niche === "cooking" && TASTED.test(text)],
  ["recipe", ({ niche }) => niche === "cooking"],
  [
    "workout",
    ({ text, niche }) =>
      niche === "fitness" &&
      (SESSION.test(text) || BODY.test(text)) &&
      !/\b(?:plan|marathon|half|\d+k)\b/.test(text),
  ],
  [
    "explained",
    ({ niche, is }) =>
      is("beginner", "complete") && (niche === "education" || niche === "tech" || niche === "wellness"),
  ],
  ["lesson", ({ text, niche, is }) => is("beginner", "complete") || isLearned(text, niche)],
  ["lesson", ({ text, niche }) => niche !== null && PRACTICED.test(text)],
  ["day", ({ text, niche }) => niche === "travel" && /ing\b/.test(text)],
  ["place", ({ niche }) => niche === "travel"],
  [
    "lesson",
    ({ text, niche }) =>
      (niche !== null && /^\p{L}{2,}ing\s/u.test(text)) ||
      (niche === "beauty" &&
        /\b(?:routine|curls?|curly|hair|make ?up|nails?|nail art|braids?|skincare|haare|cabelo|pelo|cheveux|capelli)\b/.test(
          text,
        )),
  ],
  ["explained", ({ text, niche }) => niche === "education" || niche === "entertainment" || TOLD.test(text)],
];

/** What an idea is, by its words and the kinds that it names; "subject" where they do not tell. */
export function formOf(idea: string, { niche }: ReadIdea, own: readonly KnownKindName[]): Form {
  const text = folded(idea);
  const is = (...kinds: KnownKindName[]) => kinds.some((kind) => own.includes(kind));
  return RULES.find(([, holds]) => holds({ text, niche, is }))?.[0] ?? "subject";
}

const REACTION =
  /\breact(?:s|ion|ions|ing|ed)?\b|\breagi(?:ndo|ere|eren|ert|eert)?\b|\breaccion\w*|\breazion\w*|\breagis\w*|\breaksi\b|реакци|リアクション|反应|리액션|first (?:time )?(?:listen|listening|watching|hearing|reading)\b/u;
const FIRST_TIME =
  /\bfirst (?:time|listen|watch)|\b(?:erste[ns]? mal|primera vez|primeira vez|premiere fois|prima volta)\b/;
const WORTH =
  /\bpros and cons\b|\bvor und nachteile\b|\bpros (?:y|e) contras?\b|\b(?<!net )worth\b|\bshould (?:you|i|we|u)\b|\bgood or bad\b|\bstill (?:good|relevant)\b|\bdo (?:you|i|we|u) (?:really |actually )?need\b|\blohn(?:t|en)\b|\b(?:noch gut|sinnvoll)\b|\bvale a pena\b|\b(?:vale|merece) la pena\b|\bvaut\b|\bfaut[ -]il\b|\bconviene\b|\bworthit\b|買うべき|值得/;
const RUMOR =
  /\b(?:rumou?rs?|leaks|leaked|predict(?:ions?|ing)|prognosen?|geruchte?|rumores|predicciones|previsoes)\b|\b(?:crash|recession|bubble|election)\b.*\b20[2-9]\d\b|\bwill\b.*\bcrash\b/;
const TRUTH =
  /\btaught (?:me|us)\b|\bwhat (?:i|we) (?:learned|learnt)\b|\blessons (?:from|i|we|after)\b|\bno(?:body|\s?one) (?:tells|told|talks|warned|mentions)|\bthe truth about\b|\bi wish i(?:d)? (?:knew|had|known)|\bbefore (?:you|u) (?:buy|start|get|adopt|move|go|quit|switch)\b|\bniemand\b.*\bsagt|\bnadie (?:te |me )?(?:cuenta|dice|dijo)|\bninguem (?:te |me )?(?:conta|contou|fala|diz)|\bpersonne ne (?:te |vous )?dit|\bnessuno (?:ti |mi )?(?:dice|ha detto)|\b(?:die wahrheit uber|la verdad sobre|a verdade sobre|la verite sur|la verita su)\b/;
const DECISION =
  /\bwhy (?:i|we|im) (?:am |are |will |have )?(?:never |no longer |not |finally )?(?:stopp?ed|quit|quitting|left|leaving|sold|selling|dont|do not|switch(?:ed|ing)|moved|moving|chose|delet(?:ed|ing)|gave|giving|dropp?ed|broke up|going back|went back|bought|returned|homeschool|wont|cant go|unfollow\w*|never)\b|^(?:i|we)(?: finally)? (?:quit|left|sold|deleted|dropped out|gave up|moved)\b|^quitting\b|\bquits\b|\bwarum ich\b|\bpor que (?:deje|me fui|ya no|parei|larguei|sai)\b|\bpourquoi (?:jai|je)\b|\bperche ho\b/;
const BOUGHT =
  /\b(?:i|we) (?:just |finally )?(?:bought|buy|purchased)\b|^buying (?:the|a|an|my|our|every)\b|^ich habe? .*gekauft|\bcompre\b|^jai achete|^ho comprato|^comprei\b/;
const DAY =
  /\b(?:portfolio|garden|progress|weekly|monthly|life|channel|build|allotment) update|\b(?:cleaning|sunday|weekly|monthly) (?:motivation|reset)\b|\b(?:what i eat|a day of eating|morning routine|night routine|come with me|with me)\b/;
/** "X or Y": what people ask, not "with or without". */
const EITHER =
  /(?<!\b(?:with|more|less|one|two|dead|make)) (?:or|oder) (?!(?:not|without|less|bad|two|die|something|break)\b)\p{L}/u;
const USED = /\b(?:i|we)(?:ve)? (?:used|owned|wore|drove|daily drove|been using)\b|\b(?:km|miles?) review\b/;
const AFTER =
  /\b(?:after|nach|despues de|depois de|apres|dopo) (?:\d[\d.,]*|a|an|one|two|three|six|five|ten|ein\p{L}*|un\p{L}*|zwei|drei) (?:days?|weeks?|months?|years?|jahr\p{L}*|monat\p{L}*|tage\p{L}*|wochen|anos?|mes(?:es)?|dias?|semanas?|ans?|mois|jours?|semaines?|ann[oi]|mes[ei]|giorni|km|miles|hours)\b|\bafter \d+ \p{L}+|\blong[ -]?term\b|\b(?:days?|weeks?|months?|years?) later\b/u;
const WENT =
  /^(?:i|we) (?:went to|stayed|lived|spent|slept|visited|worked (?:at|as|in)|flew|rode|sailed|hiked|walked|travell?ed|drove across)\b/;
const STAYED = /^(?:living|staying|sleeping) (?:in|at|on|with)\b/;
/** A sum of money that somebody tells of themselves. */
const FIGURES =
  /\bwhat (?:i|we) (?:sold|earn|earned|made|spend|spent)\b|\bhow much (?:money )?(?:i|my|we|our)\b|^my (?:net worth|salary|income|budget)\b|\bnet worth\b|\b(?:income|expense) reports?\b|\bwas ich (?:verdiene|ausgebe)\b|\bcuanto (?:gano|gasto)\b|\bquanto (?:ganho|gasto|guadagno|spendo)\b|\bcombien je\b/;
const INSTRUCTS =
  /^how to\b|^(?!\p{L}+ing |(?:why|how|what|when|where|is|are|do|does|should|can|if|for|stop|never|in|on) )\p{L}+ your \p{L}|^(?:so|wie) (?:man|du)\b|^como (?:fazer|hacer)\b|^comment (?!j)\p{L}+(?:er|ir|re)\b|^come (?:fare|si)\b/u;
const MENDS =
  /\b\p{L}*proofing\b|\b(?:fix|fixing|repair|repairing|replac(?:e|ing|ement)|install\w*|reparieren|wechseln|reparar|trocar|cambiar)\b/u;
const TIPS =
  /\b(?:etiquette|essentials|must haves?|dos and donts|questions|habits|red flags|signs|ikea hacks?|trucs|rules (?:for|of))\b/;
/** What those who know it from their work ask of others. */
const ADVISED =
  /^(?:\d+ )?(?:things|mistakes|habits|foods|products|what) (?:your |an? |the |every |all )?(?!i\b|we\b|you\b|nobody\b|no\b)(?:\p{L}+ ){1,2}(?:wish(?:es)?|hates?|would never|will never|never|wont|refuses?)\b/u;
/** Nobody argues over the place of what is hidden. */
const HIDDEN =
  /\b(?:hidden|secrets?|(?:lesser|little) known|versteckte?n?|geheime?n?|escondid[oa]s?|ocult[oa]s?|cachee?s?|nascost[oaie])\b|隠し|裏技|小技/u;
/** Things chosen by what they cost are chosen to be bought. */
const CHOSEN = /^(?:the )?(?:top \d+ )?(?:\d+ )?(?:best|cheapest|budget|cheap|affordable)\b/;
const UNBOUGHT = new Set<ReadIdea["niche"]>(["cooking", "travel", "finance"]);
/** How somebody does what others do, too. */
const METHOD =
  /^(?:my|our|mein|mi|meu|mon|il mio) (?:\p{L}+ ){0,3}(?:systems?|methods?|workflow|process|strategy|framework|methode|metodo|sistema|systeme)\b/u;
const ROUTINE = /\b(?:routine|rutina|rotina)\b/;
/** Muscles, and exercises by their names. */
const BODY =
  /\b(?:(?:pull|push|sit|chin|muscle) ?ups?|squats?|deadlifts?|bench|planks?|lunges|curls|burpees|swings|legs?|glutes?|butt|booty|arms?|back|chest|shoulders?|belly|biceps|triceps|calves|hips?|hamstrings?|thighs|gambe|pernas|piernas|bauch|beine|rucken)\b/;
/** What looks or sounds as well for less, or does not. */
const CHEAPENED = new Set<ReadIdea["niche"]>([
  "photo",
  "beauty",
  "diy",
  "tech",
  "music",
  "crafts",
  "cooking",
]);
const FEAT =
  /^[$€£]?\d+k?\b.*\bin \d+ (?:days|weeks|months|years)\b|^from \$?\d|^how (?:i|we) (?!would|can|could|should|will|do)\p{L}+|^(?:i|we)(?: finally)? (?:paid|lost|saved|learned|learnt|became|reached|earned|passed|beat|went from|doubled|got (?:into|out of|rid|fit|fluent|a job|hired)|grew my|quit smoking|won|finished|fixed my)\b|\bheres how\b|^(?:wie|como|comment|come) (?:ich|consegui|eu|jai|ho|aprendi|logre|baje|perdi|paguei|pague|emagreci)\b|^(?:jai|ho|ich habe) .*\b(?:appris|perdu|gagne|imparato|perso|gelernt|geschafft)\b/u;
/** What has happened already can be told well, and not be tried first. */
const DID =
  /^(?:i|we) (?:finally |just )?(?:(?!need)\p{L}+ed|ran|swam|rode|ate|drank|slept|spent|lived|went|did|drove|flew|beat|won|lost|hid|built|made|cut|grew|wore|took|got|kept)\b|^(?:ich|wir) (?:bin|sind|haben?)\b|^(?:jai|ho|corri|sobrevivi)\b/u;
const WITHIN_HOURS = /^(?:\p{L}+ing|i|we) .*\bin (?:an|one|\d+) (?:hours?|minutes?)\b/u;
const TRIAL =
  /\b75 (?:hard|soft)\b|\b\d+[ -]days?\b.*\b(?:challenge|results?|transformation|experiment)\b|\b(?:challenge|results?)\b.*\b\d+[ -]days?\b|^(?:\p{L}+ing|i|we) .*\bin (?:a|one|\d+) (?:day|week|weekend|month|year)s?\b|\b(?:a|one|\d+) (?:week|month|year)s? of\b|\bfor (?:a|an|one|two|three|six|\d+)(?: whole| full| straight)? (?:day|week|month|year)s?\b|\bevery (?:single )?(?:day|morning|night)\b|\b(?:no|without) (?:sugar|phone|caffeine|alcohol|social media|spend\w*)\b.*\b(?:days?|weeks?|month|year)\b|\bin \d+ (?:days|weeks)\b(?=.*\bchallenge\b)|\b(?:durante|por|pendant|per) (?:un|una|uma|\d+) (?:dias?|semanas?|mes(?:es)?|jours?|semaines?|mois|giorni|settiman[ae]|mes[ei])\b|\b(?:eine?n?|\d+) (?:tage?|wochen?|monate?) (?:lang|ohne|vegan|nur)\b|\bjeden tag\b/u;
const OPINION =
  /\b(?:is|was|are|were) (?:actually|secretly|really|not that|kind of|low ?key) \p{L}+|\boverrated\b|\bunderrated\b|\b(?:my|honest|unpopular|mein\p{L}* ehrliche|mi|minha|mon|la mia) (?:honest )?(?:opinion|thoughts|take|meinung|opiniao|avis|opinione)\b|\bmeine meinung\b|\bhot takes?\b|\brant\b|\b(?:is|are) (?:now )?(?:dead|dying|a scam|scams|a lie|trash|garbage|broken|ruined|too expensive|boring)\b|\b(?:sucks?|ruined|ruining|deserves?)\b|\bwhy (?:i|we) (?:hate|love|think|believe|prefer)\b|\b(?:problem with|in defen[cs]e of)\b|\buberbewertet\b|\bsobrevalorad\w+|\bsuperestimad\w+|\bsurcote\w*|\bsopravvalutat\w+/u;
/** What is bought is compared to be bought. */
const PICKED = new Set<ReadIdea["niche"]>(["tech", "cars", "photo", "beauty", "diy", "sports"]);
const RESTORED =
  /\b(?:restor\w+|renovat\w+|makeover|flips?|flipped|transform(?:ed|ing|ation)|declutter\w*|glow ?up|upcycl\w+|before and after|renovier\w+|restaur\w+|reform(?:a|ando|ei)|renov\w+|ristruttur\w+|deep clean\w*)\b/;
/** What does not do what it should, hurts or wilts: why comes before what to do. */
const PROBLEM =
  /^(?:my|our) (?:\p{L}+ ){1,2}(?:has|have|is|are|isnt|arent|keeps?|wont|cant|doesnt|dont|hates?|ate|refuses)\b|^(?:mi|mis|meu|minha|mon|ma|mein|meine|il mio|la mia) \p{L}+ (?:no|nao|ne|non|frisst|hat|hort|tiene|tem|a) |\b(?:wont|doesnt|isnt|not) (?:stop|start|work|working|eat|sleep|charge|turn|grow|growing|bloom|rise|sleeping|eating|listen\w*)\b|\bwont \p{L}+|\bkeeps? \p{L}+ing\b|\bi cant\b|\b(?:pains?|hurts?|aches?|aching|wilting|drooping|biting|burnout|insomnia|anxiety|panic attacks?|tantrums?|plateau|leaking|rash|cramps?|acne)\b|\b(?:yellow leaves|brown (?:tips|spots|leaves)|black spots|crying|meowing|barking|itching|vomiting|limping|ate everything|afraid of|scared of|stuck)\b|schmerzen|gelbe blatter|braune spitzen|\b(?:dolor(?:es)?|hojas amarillas|dor(?:es)?|folhas amarelas|douleurs?|mal (?:de|au|di)|feuilles jaunes|foglie gialle|sakit|nyeri)\b|nicht (?:auf|an)?geht/u;
/** Asked of others' doing: no problem of the viewer's. */
const OF_OTHERS = /^(?:why|what|how|is|are|do|does|did)\b(?!.*\b(?:my|i|your|you)\b)/;
const TESTED =
  /^(?:does|do|did|can|will)\b.*\b(?:works?|helps?|last|improve|burn|remove|fix|reduce|clear|boost)\b|\b(?:actually|really) works?\b|\b(?:hilft|wirkt|funktioniert|funciona|fonctionne|funziona|bringt (?:das|es) was)\b/;
const PLACE =
  /\b\d+ ?(?:h|hours?|days?|nights?|tage?n?|dias?|jours?|giorni)\b|\b(?:things? (?:to|not to) do|where to|itinerary|guide|weekend|hidden gems|cosa (?:vedere|fare)|que (?:ver|faire|hacer|visitar)|o que fazer|visiter|was (?:man|tun)|reisetipps|roteiro|viaggio|viaje|viagem|voyage|reise)\b|旅行|여행/;
const SESSION =
  /\b(?:workouts?|exercises?|stretch\w*|yoga|pilates|routine|training|session|relief|recipes?|ubungen|dehnen|ejercicios|exercicios|treino|exercices|esercizi)\b/;

const SHOW =
  /\b(?:asmr|mukbang|pranks?|pranking|compilations?|montage|highlights?|recap|footage|time ?lapse|role ?play\w*|sounds|ambien(?:ce|t)|guess the|q ?& ?a|hauls?|unboxing|mystery box(?:es)?|explor(?:ation|ing)|urbex|cover|concert|lullab(?:y|ies)|parody|skits?|sketch comedy|speed ?run\w*|playthrough|lets ?play|gameplay|no commentary|cockpit|pov|satisfying|bloopers?|try not to|mocs?|backing tracks?|karaoke|instrumental|type beat|lo ?fi|dioramas?|dance|choreo\w*|freestyle|\p{L}+ (?:meets?|met|reacts?) \p{L}+|(?:evil|pacifist|blind|nuzlocke|challenge) run|trick ?shots?|haunted|ghost hunting|paranormal|abandoned|rat(?:es?|ing) my|tours?(?! (?:de|du|of duty))|my (?:\p{L}+ )?(?:tries|try)|haircuts?|fashion week|episode \d+|day \d+)\b/u;

const TWIST =
  /\bbut (?:no|only|in|on|as|every|all|it|you|the|with|there|mobs?|blocks?|everything|nobody|i can only)\b|\bno[ -](?:hit|damage|summons?|deaths?)\b/;
/** Whether a game is made harder or stranger: "Minecraft but every mob is giant", "Malenia no hit". */
const isTwist = (text: string) => TWIST.test(text);

/** Many of a kind, which a ranking can compare. */
const isMany = (text: string) => MANY.test(text);
const MANY =
  /\b(?:hardest|easiest|best|worst|rarest|greatest|fastest|biggest|funniest|scariest) (?:\p{L}+ ){0,2}\p{L}*[^s\P{L}]s\b(?! (?:recipe|guide|for))|\bmost (?!of\b|people\b)\p{L}+ (?:\p{L}+ )?\p{L}{3,}s\b|\b(?:les (?:\d+ )?(?:meilleur|pire)|l[ao]s (?:\d+ )?(?:mejor|peor)|[ao]s (?:\d+ )?(?:melhor|pior)|[il]e? (?:\d+ )?(?:miglior|peggior))|^(?:the )?\d+ (?:best|worst|most)|^every .* ranked/u;
/** What somebody has liked or done of a kind. */
const FAVORITES =
  /\b(?:my|our) (?:\p{L}+ )?(?:favou?rites?|top|best)\b|^every\b|\b(?:books|movies|films|games|shows|albums|anime|series|songs|podcasts) (?:i|we|that|based|with|about|like|where|for|to)\b|\b(?:alternatives|recommendations?|recs)\b|おすすめ|推荐|추천/u;
/** Lists of what can be done. */
const DONE =
  /\b(?:recipes?|ways|dinners?|meals?|exercises|stretches|projects|moves|steps|songs|chords|hairstyles|drills|crafts|plants|vegetables|dishes)\b/;

/** Something that is said to be so, and may be doubted. */
const STATED =
  /^(?!(?:what|why|how|when|who|where|which|is|are|my|our|if|every)\b)[^?]{1,60} (?:is|are|isnt|arent|makes you) (?!(?:how|what|why|when|going)\b)\p{L}/u;

/** Questions are typed without their mark. */
const ASKING =
  /[?？]\s*$|^(?:how|what|why|when|who|where) (?!i\b|we\b|to\b)\p{L}+ |^what to |^(?:cosa|che cosa|quando|dove|quale|was|wann|wo|welche[rs]?|que (?!ver|hacer|visitar)|cuando|donde|cual|o que|onde|qual|quand|quel(?:le)?|ou) |^(?:is|are|can|could|does|do you|did|was|were|who|which|when|where|will|would|what (?!i\b|we\b|to\b)|how (?:does|do|did|is|are|was|were|the|many|much)|how \p{L}+ (?:do|does|did|should|can|is|are|was|were))\b/u;

/**
 * Whether "do" asks, as in "do cats dream" and "do push ups build muscle": a plural and a verb follow. In "do push ups every
 * morning" it commands.
 */
function isDoQuestion(text: string): boolean {
  const [, verb = ""] =
    /^do (?:(?:\p{L}+ ){0,2}\p{L}+s|we|they|i|people|men|women|children|fish|sheep|mice) (?:really |actually |even |still |ever )?(\p{L}+)/u.exec(
      text,
    ) ?? [];
  return verb !== "" && !AFTER_COMMAND.test(verb);
}
const AFTER_COMMAND =
  /^(?:every|each|daily|at|in|on|with|without|for|from|to|and|or|before|after|while|until|like|as|than|this|that|these|the|a|an|your|my|right|better|faster|first|twice|once|again|anywhere|today|tomorrow|now|properly|correctly|\p{L}+ly|\p{L}+ups?)$/u;

/** What is known and told, not done: rules, stories and events. */
const KNOWN =
  /\b(?:lore|endings?|rules|laws?|theory|theories|the story of|biography|legends?|meaning|symptoms?|causes|timeline|evolution|history|scandal|crisis|battles?|wars?|empire|dynasty|geschichte|regeln?|historia|histoire|storia|regles?|reglas?|regras?|regole|analysis|video essay|symbolism|\p{L}{3,}itis|apnea|syndrome|disorders?|diseases?|disappearances?|unsolved|murders?|missing|cold case|true crime|mystery|conspiracy|great fire|plague|revolution|siege|incident|massacre|expedition|haunted)\b|\b(?:1[1-9]\d\d|20[01]\d)\b(?! (?:times|reps|km|meters|calories|steps|words|pieces|dollars|euros|subs\w*|views))/u;
/** What is told of others and of things: it has a verb, or says whose story it is. */
const TOLD =
  /\b(?:who|whose|is|are|was|were|has|have|had|behind|myths?|origins?|facts|future|mystery|genius|changed|happened|died|ended|saved|fooled|killed|invented|conquered|became|took|stole|survived|vanished|disappeared|escaped|ruled|betrayed|almost|inside|history)\b/;
/** Something done with little money. */
const CHEAP =
  /\b(?:with|using|from|on) (?:a |an |only |the |just )*(?:cheap(?:est)?\b|[$€£]?\d+ ?(?:dollars?|bucks|euros?|pounds?)\b|[$€£]\d+)|^(?:a |the )?(?:cheapest|[$€£]\d+|\d+ (?:dollar|euro)) |\bdollar (?:store|tree)\b/;
/** Where and how somebody lives or goes, told without "I". */
const LIVED_IN =
  /^(?:living|homesteading|sleeping|flying|spending|staying|visiting|working|riding|travell?ing|driving|sailing|inside|life in|a (?:day|night|week|month|year)\b)\s?(?!your)|^(?:vivir|viver|vivere|vivre|morar|morando|viviendo) \p{L}|\b(?:leben|wohnen) (?:in|im|auf|ohne)\b|住む|暮らし/u;
/** What somebody lives through, told without "I". */
const LIVING =
  /^(?:teaching|eating(?! like)|surviving|wearing|moving|adopting|quitting|letting|asking|switching|trying|meeting)\s(?!your)|\b(?:my|meine|mi|minha|mon|la mia) (?:experience|erfahrung\w*|experiencia|esperienza)\b/u;
/** What somebody does at their age: "debt free at 27". */
const AGED = /\b(?:at|mit|con|com|avec|aos|a) [2-7]\d(?: (?:jahren|anos|ans|anni))?$/;
/** What others can make or do after somebody. */
const MADE =
  /\b(?:builds?|built|building|by hand|handmade|homemade|from scratch|(?:made|makes?|making)(?! (?:nothing|money|mistakes?|me|us|it|friends|\$\d|\d+k)\b)|sew|sewing|knit\w*|crochet\w*|paint\w*|draw\w*|planted|planting|growing|turned|turning|repaired|repairing|diy|recreat\w*|tiling|bauen|bricolage|costruire|construir)\b/;
/** Food that somebody else made. */
const TASTED =
  /\b(?:store|restaurants?|street food|menu|fast food|buffet|taste test|tasting|snacks|cafes?|tacos? (?:de|in)|ciudad|town|city)\b|ラーメン屋|맛집/;
/** Niches whose subjects somebody can do, when they are shown how. */
const isLearned = (text: string, niche: ReadIdea["niche"]) =>
  niche !== null &&
  !HAPPENED.test(text) &&
  (LEARNED.has(niche) ||
    (niche === "music" && PLAYED.test(text)) ||
    (!STUDIED.has(niche) && ACTIVITY.test(text)));
/** What happened once or for a time, or to somebody: no lesson. */
const HAPPENED =
  /\b\d|\b(?:years?|months?|weeks?|days?|first time|dad|mom|grand\w+|who|again|never|everything|nobody)\b/;
const PRACTICED = /\b(?:drills?|training|technique|basics|swing|serve|grip|stance|strokes?|exercises)\b/;
const LEARNED = new Set<ReadIdea["niche"]>([
  "photo",
  "crafts",
  "diy",
  "gardening",
  "software",
  "ai",
  "fitness",
]);
const PLAYED =
  /\b(?:chords?|piano|guitar|scales?|drums?|drumming|sing|singing|violin|bass|ukulele|solos?|riffs?|play|playing|cello|keyboard|learn|learning|guitarra|violao|guitare|chitarra|teclado|bateria)\b/;
/** An activity that the words end with, or that a place or a person follows: "kayak fishing for bass". */
const ACTIVITY =
  /(?<!\bfor (?:\p{L}+ )?)\b(?!(?:no|any|some|every)?thing\b|(?:k|r|spr|str|w)ing\b|evening|morning|wedding|building|ceiling|pudding|clothing|earring|being|lighting|gaming|during)\p{L}{2,}ing(?:\s(?:at|in|on|with|without|for|from|by|after|before|like)\b|$)/u;
/** Niches whose activities are subjects, "machine learning", or others' doing, "puppy biting". */
const STUDIED = new Set<ReadIdea["niche"]>([
  "finance",
  "business",
  "gaming",
  "travel",
  "education",
  "entertainment",
  "music",
  "pets",
  "parenting",
]);
