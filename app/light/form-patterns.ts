import type { ReadIdea } from "../engines/ideas";

// What tells the forms of an idea apart (idea-form.ts), in folded text: lower case, without accents and apostrophes.

export const REACTION =
  /\breact(?:s|ion|ions|ing|ed)?\b|\breagi(?:ndo|ere|eren|ert|eert)?\b|\breaccion\w*|\breazion\w*|\breagis\w*|\breaksi\b|реакци|リアクション|反应|리액션|first (?:time )?(?:listen|listening|watching|hearing|reading)\b/u;
export const FIRST_TIME =
  /\bfirst (?:time|listen|watch)|\b(?:erste[ns]? mal|primera vez|primeira vez|premiere fois|prima volta)\b/;
export const WORTH =
  /\bpros and cons\b|\bvor und nachteile\b|\bpros (?:y|e) contras?\b|\b(?<!net )worth\b|\bshould (?:you|i|we|u)\b|\bgood or bad\b|\bstill (?:good|relevant)\b|\bdo (?:you|i|we|u) (?:really |actually )?need\b|\blohn(?:t|en)\b|\b(?:noch gut|sinnvoll)\b|\bvale a pena\b|\b(?:vale|merece) la pena\b|\bvaut\b|\bfaut[ -]il\b|\bconviene\b|\bworthit\b|買うべき|值得/;
export const RUMOR =
  /\b(?:rumou?rs?|leaks|leaked|predict(?:ions?|ing)|prognosen?|geruchte?|rumores|predicciones|previsoes)\b|\b(?:crash|recession|bubble|election)\b.*\b20[2-9]\d\b|\bwill\b.*\bcrash\b/;
export const TRUTH =
  /\btaught (?:me|us)\b|\bwhat (?:i|we) (?:learned|learnt)\b|\blessons (?:from|i|we|after)\b|\bno(?:body|\s?one) (?:tells|told|talks|warned|mentions)|\bthe truth about\b|\bi wish i(?:d)? (?:knew|had|known)|\bbefore (?:you|u) (?:buy|start|get|adopt|move|go|quit|switch)\b|\bniemand\b.*\bsagt|\bnadie (?:te |me )?(?:cuenta|dice|dijo)|\bninguem (?:te |me )?(?:conta|contou|fala|diz)|\bpersonne ne (?:te |vous )?dit|\bnessuno (?:ti |mi )?(?:dice|ha detto)|\b(?:die wahrheit uber|la verdad sobre|a verdade sobre|la verite sur|la verita su)\b/;
export const DECISION =
  /\bwhy (?:i|we|im) (?:am |are |will |have )?(?:never |no longer |not |finally )?(?:stopp?ed|quit|quitting|left|leaving|sold|selling|dont|do not|switch(?:ed|ing)|moved|moving|chose|delet(?:ed|ing)|gave|giving|dropp?ed|broke up|going back|went back|bought|returned|homeschool|wont|cant go|unfollow\w*|never)\b|^(?:i|we)(?: finally)? (?:quit|left|sold|deleted|dropped out|gave up|moved)\b|^quitting\b|\bquits\b|\bwarum ich\b|\bpor que (?:deje|me fui|ya no|parei|larguei|sai)\b|\bpourquoi (?:jai|je)\b|\bperche ho\b/;
export const BOUGHT =
  /\b(?:i|we) (?:just |finally )?(?:bought|buy|purchased)\b|^buying (?:the|a|an|my|our|every)\b|^ich habe? .*gekauft|\bcompre\b|^jai achete|^ho comprato|^comprei\b/;
export const DAY =
  /\b(?:portfolio|garden|progress|weekly|monthly|life|channel|build|allotment) update|\b(?:cleaning|sunday|weekly|monthly) (?:motivation|reset)\b|\b(?:what i eat|a day of eating|morning routine|night routine|come with me|with me)\b/;
/** "X or Y": what people ask, not "with or without". */
export const EITHER =
  /(?<!\b(?:with|more|less|one|two|dead|make)) (?:or|oder) (?!(?:not|without|less|bad|two|die|something|break)\b)\p{L}/u;
export const USED =
  /\b(?:i|we)(?:ve)? (?:used|owned|wore|drove|daily drove|been using)\b|\b(?:km|miles?) review\b/;
export const AFTER =
  /\b(?:after|nach|despues de|depois de|apres|dopo) (?:\d[\d.,]*|a|an|one|two|three|six|five|ten|ein\p{L}*|un\p{L}*|zwei|drei) (?:days?|weeks?|months?|years?|jahr\p{L}*|monat\p{L}*|tage\p{L}*|wochen|anos?|mes(?:es)?|dias?|semanas?|ans?|mois|jours?|semaines?|ann[oi]|mes[ei]|giorni|km|miles|hours)\b|\bafter \d+ \p{L}+|\blong[ -]?term\b|\b(?:days?|weeks?|months?|years?) later\b/u;
export const WENT =
  /^(?:i|we) (?:went to|stayed|lived|spent|slept|visited|worked (?:at|as|in)|flew|rode|sailed|hiked|walked|travell?ed|drove across)\b/;
export const STAYED = /^(?:living|staying|sleeping) (?:in|at|on|with)\b/;
/** A sum of money that somebody tells of themselves. */
export const FIGURES =
  /\bwhat (?:i|we) (?:sold|earn|earned|made|spend|spent)\b|\bhow much (?:money )?(?:i|my|we|our)\b|^my (?:net worth|salary|income|budget)\b|\bnet worth\b|\b(?:income|expense) reports?\b|\bwas ich (?:verdiene|ausgebe)\b|\bcuanto (?:gano|gasto)\b|\bquanto (?:ganho|gasto|guadagno|spendo)\b|\bcombien je\b/;
export const INSTRUCTS =
  /^how to\b|^(?!\p{L}+ing |(?:why|how|what|when|where|is|are|do|does|should|can|if|for|stop|never|in|on) )\p{L}+ your \p{L}|^(?:so|wie) (?:man|du)\b|^como (?:fazer|hacer)\b|^comment (?!j)\p{L}+(?:er|ir|re)\b|^come (?:fare|si)\b/u;
export const MENDS =
  /\b\p{L}*proofing\b|\b(?:fix|fixing|repair|repairing|replac(?:e|ing|ement)|install\w*|reparieren|wechseln|reparar|trocar|cambiar)\b/u;
export const TIPS =
  /\b(?:etiquette|essentials|must haves?|dos and donts|questions|habits|red flags|signs|ikea hacks?|trucs|rules (?:for|of))\b/;
/** What those who know it from their work ask of others. */
export const ADVISED =
  /^(?:\d+ )?(?:things|mistakes|habits|foods|products|what) (?:your |an? |the |every |all )?(?!i\b|we\b|you\b|nobody\b|no\b)(?:\p{L}+ ){1,2}(?:wish(?:es)?|hates?|would never|will never|never|wont|refuses?)\b/u;
/** Nobody argues over the place of what is hidden. */
export const HIDDEN =
  /\b(?:hidden|secrets?|(?:lesser|little) known|versteckte?n?|geheime?n?|escondid[oa]s?|ocult[oa]s?|cachee?s?|nascost[oaie])\b|隠し|裏技|小技/u;
/** Things chosen by what they cost are chosen to be bought. */
export const CHOSEN = /^(?:the )?(?:top \d+ )?(?:\d+ )?(?:best|cheapest|budget|cheap|affordable)\b/;
export const UNBOUGHT = new Set<ReadIdea["niche"]>(["cooking", "travel", "finance"]);
/** What food is made with is not what is tasted. */
export const APPLIANCE =
  /\b(?:fryers?|ovens?|pans?|kni(?:fe|ves)|pots?|grills?|stoves?|blenders?|mixers?|machines?|makers?|cookers?)\b/i;
/** It is what the idea is about, and not what a dish is made in: "best espresso machine under 500". */
const EQUIPMENT = new RegExp(
  String.raw`^(?!.*\b(?:in|with|using|from|on|one|hot|sheet|how)\b.*${APPLIANCE.source}).*${APPLIANCE.source}(?=$|[:,?] | (?:for|under|worth|below|of|in|to|vs|or|review|that|you|\d))`,
  "i",
);
export const isEquipment = (text: string) => EQUIPMENT.test(text);
/** How somebody does what others do, too. */
export const METHOD =
  /^(?:my|our|mein|mi|meu|mon|il mio) (?:\p{L}+ ){0,3}(?:systems?|methods?|workflow|process|strategy|framework|methode|metodo|sistema|systeme)\b/u;
export const ROUTINE = /\b(?:routine|rutina|rotina)\b/;
/** Muscles, and exercises by their names. */
export const BODY =
  /\b(?:(?:pull|push|sit|chin|muscle) ?ups?|squats?|deadlifts?|bench|planks?|lunges|curls|burpees|swings|legs?|glutes?|butt|booty|arms?|back|chest|shoulders?|belly|biceps|triceps|calves|hips?|hamstrings?|thighs|gambe|pernas|piernas|bauch|beine|rucken)\b/;
/** What looks or sounds as well for less, or does not. */
export const CHEAPENED = new Set<ReadIdea["niche"]>([
  "photo",
  "beauty",
  "diy",
  "tech",
  "music",
  "crafts",
  "cooking",
]);
export const FEAT =
  /^[$€£]?\d+k?\b.*\bin \d+ (?:days|weeks|months|years)\b|^from \$?\d|^how (?:i|we) (?!would|can|could|should|will|do)\p{L}+|^(?:i|we)(?: finally)? (?:paid|lost|saved|learned|learnt|became|reached|earned|passed|beat|went from|doubled|got (?:into|out of|rid|fit|fluent|a job|hired)|grew my|quit smoking|won|finished|fixed my)\b|\bheres how\b|^(?:wie|como|comment|come) (?:ich|consegui|eu|jai|ho|aprendi|logre|baje|perdi|paguei|pague|emagreci)\b|^(?:jai|ho|ich habe) .*\b(?:appris|perdu|gagne|imparato|perso|gelernt|geschafft)\b/u;
/** What has happened already can be told well, and not be tried first. */
export const DID =
  /^(?:i|we) (?:finally |just )?(?:(?!need)\p{L}+ed|ran|swam|rode|ate|drank|slept|spent|lived|went|did|drove|flew|beat|won|lost|hid|built|made|cut|grew|wore|took|got|kept)\b|^(?:ich|wir) (?:bin|sind|haben?)\b|^(?:jai|ho|corri|sobrevivi)\b/u;
export const WITHIN_HOURS = /^(?:\p{L}+ing|i|we) .*\bin (?:an|one|\d+) (?:hours?|minutes?)\b/u;
export const TRIAL =
  /\b75 (?:hard|soft)\b|\b\d+[ -]days?\b.*\b(?:challenge|results?|transformation|experiment)\b|\b(?:challenge|results?)\b.*\b\d+[ -]days?\b|^(?:\p{L}+ing|i|we) .*\bin (?:a|one|\d+) (?:day|week|weekend|month|year)s?\b|\b(?:a|one|\d+) (?:week|month|year)s? of\b|\bfor (?:a|an|one|two|three|six|\d+)(?: whole| full| straight)? (?:day|week|month|year)s?\b|\bevery (?:single )?(?:day|morning|night)\b|\b(?:no|without) (?:sugar|phone|caffeine|alcohol|social media|spend\w*)\b.*\b(?:days?|weeks?|month|year)\b|\bin \d+ (?:days|weeks)\b(?=.*\bchallenge\b)|\b(?:durante|por|pendant|per) (?:un|una|uma|\d+) (?:dias?|semanas?|mes(?:es)?|jours?|semaines?|mois|giorni|settiman[ae]|mes[ei])\b|\b(?:eine?n?|\d+) (?:tage?|wochen?|monate?) (?:lang|ohne|vegan|nur)\b|\bjeden tag\b/u;
export const OPINION =
  /\b(?:is|was|are|were) (?:actually|secretly|really|not that|kind of|low ?key) \p{L}+|\boverrated\b|\bunderrated\b|\b(?:my|honest|unpopular|mein\p{L}* ehrliche|mi|minha|mon|la mia) (?:honest )?(?:opinion|thoughts|take|meinung|opiniao|avis|opinione)\b|\bmeine meinung\b|\bhot takes?\b|\brant\b|\b(?:is|are) (?:now )?(?:dead|dying|a scam|scams|a lie|trash|garbage|broken|ruined|too expensive|boring)\b|\b(?:sucks?|ruined|ruining|deserves?)\b|\bwhy (?:i|we) (?:hate|love|think|believe|prefer)\b|\b(?:problem with|in defen[cs]e of)\b|\buberbewertet\b|\bsobrevalorad\w+|\bsuperestimad\w+|\bsurcote\w*|\bsopravvalutat\w+/u;
/** What is bought is compared to be bought. */
export const PICKED = new Set<ReadIdea["niche"]>(["tech", "cars", "photo", "beauty", "diy", "sports"]);
export const RESTORED =
  /\b(?:restor\w+|renovat\w+|makeover|flips?|flipped|transform(?:ed|ing|ation)|declutter\w*|glow ?up|upcycl\w+|before and after|renovier\w+|restaur\w+|reform(?:a|ando|ei)|renov\w+|ristruttur\w+|deep clean\w*)\b/;
/** What does not do what it should, hurts or wilts: why comes before what to do. */
export const PROBLEM =
  /^(?:my|our) (?:\p{L}+ ){1,2}(?:has|have|is|are|isnt|arent|keeps?|wont|cant|doesnt|dont|hates?|ate|refuses)\b|^(?:mi|mis|meu|minha|mon|ma|mein|meine|il mio|la mia) \p{L}+ (?:no|nao|ne|non|frisst|hat|hort|tiene|tem|a) |\b(?:wont|doesnt|isnt|not) (?:stop|start|work|working|eat|sleep|charge|turn|grow|growing|bloom|rise|sleeping|eating|listen\w*)\b|\bwont \p{L}+|\bkeeps? \p{L}+ing\b|\bi cant\b|\b(?:pains?|hurts?|aches?|aching|wilting|drooping|biting|burnout|insomnia|anxiety|panic attacks?|tantrums?|plateau|leaking|rash|cramps?|acne)\b|\b(?:yellow leaves|brown (?:tips|spots|leaves)|black spots|crying|meowing|barking|itching|vomiting|limping|ate everything|afraid of|scared of|stuck)\b|schmerzen|gelbe blatter|braune spitzen|\b(?:dolor(?:es)?|hojas amarillas|dor(?:es)?|folhas amarelas|douleurs?|mal (?:de|au|di)|feuilles jaunes|foglie gialle|sakit|nyeri)\b|nicht (?:auf|an)?geht/u;
/** Asked of others' doing: no problem of the viewer's. */
export const OF_OTHERS = /^(?:why|what|how|is|are|do|does|did)\b(?!.*\b(?:my|i|your|you)\b)/;
export const TESTED =
  /^(?:does|do|did|can|will)\b.*\b(?:works?|helps?|last|improve|burn|remove|fix|reduce|clear|boost)\b|\b(?:actually|really) works?\b|\b(?:hilft|wirkt|funktioniert|funciona|fonctionne|funziona|bringt (?:das|es) was)\b/;
export const PLACE =
  /\b\d+ ?(?:h|hours?|days?|nights?|tage?n?|dias?|jours?|giorni)\b|\b(?:things? (?:to|not to) do|where to|itinerary|guide|weekend|hidden gems|cosa (?:vedere|fare)|que (?:ver|faire|hacer|visitar)|o que fazer|visiter|was (?:man|tun)|reisetipps|roteiro|viaggio|viaje|viagem|voyage|reise)\b|旅行|여행/;
export const SESSION =
  /\b(?:workouts?|exercises?|stretch\w*|yoga|pilates|routine|training|session|relief|recipes?|ubungen|dehnen|ejercicios|exercicios|treino|exercices|esercizi)\b/;

export const SHOW =
  /\b(?:asmr|mukbang|pranks?|pranking|compilations?|montage|highlights?|recap|footage|time ?lapse|role ?play\w*|sounds|ambien(?:ce|t)|guess the|q ?& ?a|hauls?|unboxing|mystery box(?:es)?|explor(?:ation|ing)|urbex|cover|concert|lullab(?:y|ies)|parody|skits?|sketch comedy|speed ?run\w*|playthrough|lets ?play|gameplay|no commentary|cockpit|pov|satisfying|bloopers?|try not to|mocs?|backing tracks?|karaoke|instrumental|type beat|lo ?fi|dioramas?|dance|choreo\w*|freestyle|\p{L}+ (?:meets?|met|reacts?) \p{L}+|(?:evil|pacifist|blind|nuzlocke|challenge) run|trick ?shots?|haunted|ghost hunting|paranormal|abandoned|rat(?:es?|ing) my|tours?(?! (?:de|du|of duty))|my (?:\p{L}+ )?(?:tries|try)|haircuts?|fashion week|episode \d+|day \d+)\b/u;

const TWIST =
  /\bbut (?:no|only|in|on|as|every|all|it|you|the|with|there|mobs?|blocks?|everything|nobody|i can only)\b|\bno[ -](?:hit|damage|summons?|deaths?)\b/;
/** Whether a game is made harder or stranger: "Minecraft but every mob is giant", "Malenia no hit". */
export const isTwist = (text: string) => TWIST.test(text);

/** Many of a kind, which a ranking can compare. */
export const isMany = (text: string) => MANY.test(text);
const MANY =
  /\b(?:hardest|easiest|best|worst|rarest|greatest|fastest|biggest|funniest|scariest) (?:\p{L}+ ){0,2}\p{L}*[^s\P{L}]s\b(?! (?:recipe|guide|for))|\bmost (?!of\b|people\b)\p{L}+ (?:\p{L}+ )?\p{L}{3,}s\b|\b(?:les (?:\d+ )?(?:meilleur|pire)|l[ao]s (?:\d+ )?(?:mejor|peor)|[ao]s (?:\d+ )?(?:melhor|pior)|[il]e? (?:\d+ )?(?:miglior|peggior))|^(?:the )?\d+ (?:best|worst|most)|^every .* ranked/u;
/** What somebody has liked or done of a kind. */
export const FAVORITES =
  /\b(?:my|our) (?:\p{L}+ )?(?:favou?rites?|top|best)\b|^every\b|\b(?:books|movies|films|games|shows|albums|anime|series|songs|podcasts) (?:i|we|that|based|with|about|like|where|for|to)\b|\b(?:alternatives|recommendations?|recs)\b|おすすめ|推荐|추천/u;
/** Lists of what can be done. */
export const DONE =
  /\b(?:recipes?|ways|dinners?|meals?|exercises|stretches|projects|moves|steps|songs|chords|hairstyles|drills|crafts|plants|vegetables|dishes)\b/;

/** Something that is said to be so, and may be doubted. */
export const STATED =
  /^(?!(?:what|why|how|when|who|where|which|is|are|my|our|if|every)\b)[^?]{1,60} (?:is|are|isnt|arent|makes you) (?!(?:how|what|why|when|going)\b)\p{L}/u;

/** Questions are typed without their mark. */
export const ASKING =
  /[?？]\s*$|^(?:how|what|why|when|who|where) (?!i\b|we\b|to\b)\p{L}+ |^what to |^(?:cosa|che cosa|quando|dove|quale|was|wann|wo|welche[rs]?|que (?!ver|hacer|visitar)|cuando|donde|cual|o que|onde|qual|quand|quel(?:le)?|ou) |^(?:is|are|can|could|does|do you|did|was|were|who|which|when|where|will|would|what (?!i\b|we\b|to\b)|how (?:does|do|did|is|are|was|were|the|many|much)|how \p{L}+ (?:do|does|did|should|can|is|are|was|were))\b/u;

/**
 * Whether "do" asks, as in "do cats dream" and "do push ups build muscle": a plural and a verb follow. In "do push ups every
 * morning" it commands.
 */
export function isDoQuestion(text: string): boolean {
  const [, verb = ""] =
    /^do (?:(?:\p{L}+ ){0,2}\p{L}+s|we|they|i|people|men|women|children|fish|sheep|mice) (?:really |actually |even |still |ever )?(\p{L}+)/u.exec(
      text,
    ) ?? [];
  return verb !== "" && !AFTER_COMMAND.test(verb);
}
const AFTER_COMMAND =
  /^(?:every|each|daily|at|in|on|with|without|for|from|to|and|or|before|after|while|until|like|as|than|this|that|these|the|a|an|your|my|right|better|faster|first|twice|once|again|anywhere|today|tomorrow|now|properly|correctly|\p{L}+ly|\p{L}+ups?)$/u;

/** What is known and told, not done: rules, stories and events. Toys and rappers have battles, too. */
export const KNOWN =
  /\b(?:lore|endings?|rules|laws?|theory|theories|the story of|biography|meaning|symptoms?|causes|timeline|evolution|history|scandal|crisis|(?:civil|world|cold) wars?|(?:battles?|wars?|legends?|empire) (?:of|for)|dynasty|geschichte|regeln?|historia|histoire|storia|regles?|reglas?|regras?|regole|analysis|video essay|symbolism|\p{L}{3,}itis|apnea|syndrome|disorders?|diseases?|disappearances?|unsolved|murders?|missing|cold case|true crime|mystery|conspiracy|great fire|plague|revolution|siege|incident|massacre|expedition|haunted)\b|\b(?:1[1-9]\d\d|20[01]\d)\b(?! (?:times|reps|km|meters|calories|steps|words|pieces|dollars|euros|subs\w*|views))/u;
/** What is told of others and of things: it has a verb, or says whose story it is. */
export const TOLD =
  /\b(?:who|whose|is|are|was|were|has|have|had|behind|myths?|origins?|facts|future|mystery|genius|changed|happened|died|ended|saved|fooled|killed|invented|conquered|became|took|stole|survived|vanished|disappeared|escaped|ruled|betrayed|almost|inside|history)\b/;
/** Something done with little money. */
export const CHEAP =
  /\b(?:with|using|from|on) (?:a |an |only |the |just )*(?:cheap(?:est)?\b|[$€£]?\d+ ?(?:dollars?|bucks|euros?|pounds?)\b|[$€£]\d+)|^(?:a |the )?(?:cheapest|[$€£]\d+|\d+ (?:dollar|euro)) |\bdollar (?:store|tree)\b/;
/** Where and how somebody lives or goes, told without "I". */
export const LIVED_IN =
  /^(?:living|homesteading|sleeping|flying|spending|staying|visiting|working|riding|travell?ing|driving|sailing|inside|life in|a (?:day|night|week|month|year)\b)\s?(?!your)|^(?:vivir|viver|vivere|vivre|morar|morando|viviendo) \p{L}|\b(?:leben|wohnen) (?:in|im|auf|ohne)\b|住む|暮らし/u;
/** What somebody lives through, told without "I". */
export const LIVING =
  /^(?:teaching|eating(?! like)|surviving|wearing|moving|adopting|quitting|letting|asking|switching|trying|meeting)\s(?!your)|\b(?:my|meine|mi|minha|mon|la mia) (?:experience|erfahrung\w*|experiencia|esperienza)\b/u;
/** What somebody does at their age: "debt free at 27". */
export const AGED = /\b(?:at|mit|con|com|avec|aos|a) [2-7]\d(?: (?:jahren|anos|ans|anni))?$/;
/** What others can make or do after somebody. */
export const MADE =
  /\b(?:builds?|built|building|by hand|handmade|homemade|from scratch|(?:made|makes?|making)(?! (?:nothing|money|mistakes?|me|us|it|friends|\$\d|\d+k)\b)|sew|sewing|knit\w*|crochet\w*|paint\w*|draw\w*|planted|planting|growing|turned|turning|repaired|repairing|diy|recreat\w*|tiling|bauen|bricolage|costruire|construir)\b/;
/** Food that somebody else made. */
export const TASTED =
  /\b(?:store|restaurants?|street food|menu|fast food|buffet|taste test|tasting|snacks|cafes?|tacos? (?:de|in)|ciudad|town|city)\b|ラーメン屋|맛집/;
/** Niches whose subjects somebody can do, when they are shown how. */
export const isLearned = (text: string, niche: ReadIdea["niche"]) =>
  niche !== null &&
  !HAPPENED.test(text) &&
  (LEARNED.has(niche) ||
    (niche === "music" && PLAYED.test(text)) ||
    (!STUDIED.has(niche) && ACTIVITY.test(text)));
/** What happened once or for a time, or to somebody: no lesson. */
const HAPPENED =
  /\b\d|\b(?:years?|months?|weeks?|days?|first time|dad|mom|grand\w+|who|again|never|everything|nobody)\b/;
export const PRACTICED =
  /\b(?:drills?|training|technique|basics|swing|serve|grip|stance|strokes?|exercises)\b/;
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
