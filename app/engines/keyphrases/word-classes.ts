/** English words by part of speech. Lists written for this product; closed classes are complete. */
const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that are never part of a name: articles, prepositions, conjunctions, pronouns, auxiliaries, adverbs. */
export const CLOSED = listed(`
  a an the this that these those each every either neither both all any some no none such same other another
  several various many much more most few fewer less least lot lots enough plenty own certain whole entire
  of in on at by for with from into onto upon to about above across after against along alongside amid among amongst
  around as before behind below beneath beside besides between beyond concerning considering despite down during
  except following given inside like minus near off opposite out outside over past per plus regarding since than
  through throughout till toward towards under underneath unlike until up versus via vs within without
  and or but nor so yet if then else because although though whereas while whilst unless whether when whenever where
  wherever why how what which who whom whose whoever whatever
  i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers
  herself it its itself they them their theirs themselves one ones oneself
  someone somebody something anyone anybody anything everyone everybody everything nobody nothing
  i'm i've i'll i'd you're you've you'll you'd we're we've we'll we'd they're they've they'll they'd he's she's it's
  that's there's here's what's who's let's don't doesn't didn't can't cannot couldn't won't wouldn't shouldn't isn't
  aren't wasn't weren't hasn't haven't hadn't ain't dont doesnt didnt cant wont im ive youre theyre thats gonna gotta wanna
  be am is are was were been being have has had having do does did done doing can could will would shall should may
  might must ought
  not never always often sometimes usually rarely seldom once twice again already almost also even ever just only
  quite rather really still too very well yes here there now soon later today tomorrow yesterday together apart
  away ago back forth instead however therefore thus hence moreover furthermore nevertheless nonetheless meanwhile otherwise
  indeed perhaps maybe somewhat anyway altogether due using based including involving called according
  consisting arising relating leading containing corresponding depending requiring resulting belonging according e.g. i.e. ibid further especially e.g i.e etc et al respectively
  ok okay oh hey hi hello please thanks thank
`);

/** Numbers in words, ordinals, months and days: they count or date a thing and do not name it. */
export const COUNTING = listed(`
  zero two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred hundreds thousand
  thousands million millions billion dozen first second third fourth fifth last next previous former latter
  half quarter january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
`);

/** After one of these a word is a verb: "we model", "can control", "to test". */
export const BEFORE_VERB = listed(`
  i we you they he she it who to can could will would shall should may might must don't doesn't didn't can't cannot
  couldn't won't wouldn't let's also i'll we'll you'll they'll not which that
`);

/** Forms of "be" and "have": a word in -ed or -ing after one is a verb. */
export const AUXILIARY = listed(
  "be am is are was were been being have has had i'm we're you're they're it's i've we've",
);

/** Verbs in their base form that are seldom nouns. Forms in -s, -ed and -ing follow by rule. */
const VERBS = listed(`
  accept achieve acquire adapt add address adopt affect aim allow analyze analyse appear apply argue arise ask assess assign
  assume attempt avoid become begin believe belong bring build buy call capture carry cause characterize choose
  combine come compare complete compute concern conclude conduct confirm connect consider consist construct contain
  continue contribute convert correspond create deal decide define deliver demonstrate denote depend derive describe
  deserve detect determine develop differ discover discuss display distinguish do eat eliminate emerge employ enable encourage
  enhance ensure enter establish estimate evaluate evolve examine exhibit exist expand expect explain exploit explore
  express extend extract face facilitate fail find fit follow force formulate gain generate get give go grow handle
  happen hear help hope identify illustrate implement imply improve include incorporate increase indicate induce
  infer influence inform insert intend introduce investigate involve join keep know lead learn leave let lie listen live look
  lose love maintain make manage mean meet mention miss modify move need obtain occur offer operate outline outperform
  overcome perform permit pick place play point possess predict prefer prepare present preserve prevent produce promise
  propose protect prove provide pursue put raise reach read realize receive recommend reduce refer reflect relate
  remain remember remove replace report represent require resolve respond result retain return reveal review run satisfy save
  say see seek seem select send serve set share show solve speak specify spend start stay stop study subscribe succeed
  suffer suggest supply support suppose take talk teach tell tend test think try turn understand undergo use utilize vary
  verify visit wait want allocate integrate regulate accommodate incur tackle restore sit pour
  stir chop throw catch hang boil swim climb drink sing hit film upload edit pay
  deploy prune install sharpen sew survive disagree overpay beat quit watch wear win wish wonder work worry write yield
`);

/** Verbs that are nouns as often: they count as verbs only after certain words. */
const ALSO_NOUN = listed(`
  address aim call cause concern deal display face force gain help hope increase influence look need offer outline place play
  point promise report result return review run share show start stop study supply support talk test turn use visit
  wait watch win wish work yield set present fit love attempt approach estimate read supply set
  benefit change control design demand experience focus function interest issue limit mark model note order plan process
  program range record request research search sign sound state step stream structure test trade train transfer travel treat value view
  form measure sample score rank shape cook bake mix cut paint knit finish feed reply hold hate
  cost sleep plant repair travel clean sound taste smell post battle grill roast build
`);

/** Irregular forms. */
const IRREGULAR = listed(`
  became began begun broke brought built bought came caught chosen chose dealt did done drank drawn drew drove dug ate eaten fell
  fallen felt flew forgot found froze
  gave given gone got gotten grew grown heard held kept knew known led left lost made meant met paid proven ran read rose
  rode risen said sang saw seen sent shown shrunk slept sold sought spent spoke spoken stole stood swam taken taught thought
  threw told took tore understood underwent went woke won wore worn written wrote lies lied tried carried studied applied relied implied varied
`);

/** Adjectives of quality, age, size or frequency: dropped from the front of a phrase. */
export const WEAK_ADJECTIVE = listed(`
  new newer newest novel recent current existing present proposed good better best great bad worse worst larger largest smaller
  smallest big bigger biggest huge little higher highest lower lowest longer shorter simpler easier easy easiest hardest
  important significant main major minor key different similar useful possible available able necessary sufficient
  suitable appropriate particular specific special typical usual difficult complete impossible interesting important
  wider broader stronger weaker early late modern older younger well-known so-called considerable substantial
  numerous additional extra further successful powerful promising satisfactory conventional traditional popular basic
  subsequent future proper original resulting preliminary single certain convenient acceptable serious tremendous
  impressive remarkable considerable excellent reasonable unreasonable obvious clear apparent evident essential crucial
  critical vital fundamental comprehensive extensive thorough brief simple practical theoretical
  efficient effective improved common potential relevant unknown desired right wrong relative greater contemporary full whole
  alternative sophisticated emerging challenging mainstream widespread implemented perceived underlying successive developed
  suggested diverse inherent resultant straightforward expensive cheap everyday adopted consistent increasing individual
  growing leading interested aware responsible capable prior faster slower
  favorite favourite amazing awesome incredible perfect beautiful nice cool crazy insane ultimate exciting fun
  fast wide advanced innovative experimental total associated auxiliary
  free ready sure happy glad sorry proud recommended detailed related respective corresponding overall actual true false
`);

/** Adjectives that do not end like one. */
export const ADJECTIVE = listed(`
  clear close cold dark deep direct dry dual equal exact extreme fair final fine firm fixed flat fresh fuzzy heavy hot human
  inner joint light likely local loose mean multiple mutual narrow near neat open outer parallel plain poor proper pure
  random rapid rare raw regular rich rigid rough round safe secure sharp single slow smart smooth soft solid sound sparse
  stable steep sweet tall thick thin tight tiny total tough warm wet wild wrong secondary primary binary ordinary
  more most less optimal robust
`);

/** Nouns that end like an adjective. */
export const NOUN_LIKE_ADJECTIVE = listed(`
  music logic metric topic fabric traffic clinic magic critic mechanic signal metal animal capital material journal manual
  proposal approval removal retrieval arrival rival trial dial goal coal meal deal seal terminal hospital festival
  professional individual potential integral interval portal pedal medal crystal carnival tutorial table cable vegetable
  variable library dictionary salary diary memory category history story theory factory directory inventory laboratory
  territory victory battery agent component event student content document client patient parent talent accident president
  resident incident ingredient gradient coefficient quotient constant plant restaurant elephant assistant consultant
  participant radar sugar dollar calendar seminar guitar car star bar jar motive objective perspective archive alternative
  initiative incentive detective narrative derivative executive drive hive dish fish finish polish ceramic arithmetic
  epidemic basic plastic graphic tunic attic comic panic garlic turmeric steak loaf cheese bass bus gas glass class
  grammar pillar collar cellar nectar avatar tar bazaar
`);

/** Words in -ly that are not adverbs. */
export const NOT_ADVERB = listed(`
  family assembly supply reply monopoly anomaly italy daily weekly monthly yearly friendly early likely butterfly jelly
  belly bully ally chilly silly curly
`);

/** What a text calls itself or its parts, and nouns that mean little alone. */
const VAGUE = listed(`
  paper article work study chapter section author authors result results conclusion example examples case cases way
  ways thing things kind kinds type types number numbers amount aspect aspects use fact facts reason reasons
  part parts set sets order purpose purposes issue issues feature features
  approach approaches method methods technique techniques problem problems basis terms term account advantage
  advantages view point points time times role need needs question questions ability addition idea ideas
  video videos channel episode link links comment comments description subscriber subscribers click guys people
  today day days week year years minute minutes hour hours place attention effect effects
  discussion introduction overview consideration considerations possibility difficulty difficulties variety range lack
  version versions experiment experiments experience experiences concept concepts nature period periods area areas output input
  step steps process change changes level levels end form forms value values side lot bit
`);

const VERB_END = /.{2}(?:[iy][sz](?:e|ing)|if(?:y|ying))$/;
const NOT_VERB = listed(`
  size sizing prize exercise enterprise noise expertise rise rising promise premise franchise surprise otherwise likewise
  raise praise cruise cruising precise concise merchandise paradise treatise tortoise porpoise bruise disguise mortise maize
  advertising pricing analysis basis
`);

/** Whether a word in lower case is seldom anything but a verb. */
export function isVerb(word: string): boolean {
  if (VERB_END.test(word) && !NOT_VERB.has(word)) return true;
  return (
    IRREGULAR.has(word) ||
    (baseForm(word, VERBS) !== undefined && !(baseForm(word, ALSO_NOUN) && !/(?:ed|ing)$/.test(word)))
  );
}

/** Whether a word in lower case can be a verb, perhaps also a noun: "tests", "design". */
export function maybeVerb(word: string): boolean {
  return baseForm(word, ALSO_NOUN) !== undefined || isVerb(word);
}

/** The base form of a verb if the list has it: "studies" gives "study", "using" gives "use". */
function baseForm(word: string, list: ReadonlySet<string>): string | undefined {
  if (list.has(word)) return word;
  const stem = /^(.{2,}?)(?:s|es|ed|d|ing)$/.exec(word)?.[1];
  if (stem === undefined) return undefined;
  const bare = word.replace(/(?:ed|ing|es)$/, "");
  const forms = [
    word.replace(/(?:s|d)$/, ""),
    bare,
    `${bare}e`,
    word.replace(/(?:ies|ied)$/, "y"),
    bare.replace(/([bdgmnprtl])\1$/, "$1"),
  ];
  return forms.find((form) => form !== word && list.has(form));
}

const MONTHS_AND_DAYS =
  /^(?:january|february|april|may|june|july|august|september|october|november|december|march|\w+day)$/;
const COMMON_END = /.{3}(?:ing|ed|ly|tion|sion|ness|ment|able|ible|ous|ful|less|est|ity)s?$/;

/** Everyday nouns that are seldom in a name. */
const EVERYDAY = listed(
  `game games life money food music book movie film song car house home room door phone computer screen camera story
  night morning friend friends family mom dad wife husband brother sister kid kids child children baby dog cat man men
  woman women boy girl person body head hand hands eye eyes face heart mind world water fire air money dollar dollars
  job boss team player players level boss fight win loss prank challenge trick tricks tip tips secret secrets mistake
  mistakes rule rules price budget gift box bag shoe shoes dress hair skin breakfast lunch dinner cake bread chicken
  cheese chocolate coffee sugar salt oil pan oven minute minutes hour hours word words name letter picture photo
  real fake biggest ever`,
);

/** Whether a word says little by itself, such as "video" or "things". In lower case. */
export function isVagueWord(word: string): boolean {
  return VAGUE.has(word);
}

/** Whether an English word, in lower case, is not a name: it is in one of the lists or has an ending that names seldom have. */
export function isCommonWord(word: string): boolean {
  if (MONTHS_AND_DAYS.test(word) && word !== "today" && word !== "may") return false;
  const lists = [EVERYDAY, CLOSED, COUNTING, ADJECTIVE, WEAK_ADJECTIVE, VAGUE, NOT_ADVERB];
  return lists.some((list) => list.has(word)) || maybeVerb(word) || COMMON_END.test(word);
}
