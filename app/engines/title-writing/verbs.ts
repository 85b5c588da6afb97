/** A verb in the three forms titles begin with: “build”, “built”, “building”. */
export interface VerbForms {
  base: string;
  past: string;
  gerund: string;
  /** “craft” if somebody can be told how to do it (“sharpen”), “experience” if only what it is like (“visit”). */
  kind: "craft" | "experience";
  /** Whether the base is as often a noun (“paint”): then only an article after it tells them apart. */
  isNounToo: boolean;
}

const CRAFT =
  "sharpen build make restore bake renovate convert grow fix repair design write edit clean learn start launch record draw sew knit brew carve upgrade decorate organize organise install rebuild crochet weld solder refinish cut peel fry grill ferment preserve knead braid prune propagate repot harvest mow dig assemble deploy debug automate animate compose memorize teach save invest earn sell negotiate quit beat win solve optimize improve replace remove unclog unlock create craft forge polish capture catch forage identify raise feed prepare declutter downsize find choose get use speak become lose gain reduce cure style fold tie sing code mount hang turn train cook paint plant print sketch sand stain roast smoke boil steam pickle season freeze dye wash iron pack water tile drill model render mix master dance study budget plan stack tame light tune rotate strip photograph shoot groom file lay set cast mold run do stop break bend melt handle host prep manage trade hack mod shape weave embroider whittle rewire wire insulate plaster frame glaze throw juggle whistle meditate focus crop retouch grade stream publish pitch promote rank salt dry blend churn whisk poach sear stuff roll wrap decant steep toast change bleed refill transform close speedrun track measure cover coat varnish engrave etch laminate bind hem tailor mend darn patch alter rent flip lift stretch squat defend attack check calculate simplify understand explain".split(
    " ",
  );
const EXPERIENCE =
  "try test visit explore drive watch play survive unbox taste compare review rate ride walk live work travel camp sleep cycle eat drink spend fly wear follow interview buy meet return go react attend race challenge celebrate adopt stay hide chase ask leave film tour wait search sample ditch swap shop backpack binge discover uncover move hike sail ski climb surf skate swim escape hunt read open guess give take help wake bring send call join pick".split(
    " ",
  );
/** Bases that are nouns or adjectives as often: “Paint tips”, “Clean eating”, “Travel vlog”. */
const NOUNS = new Set(
  "guess clean design cut brew fry grill craft polish beat win get set cast mold run do stop break style fold tie code mount hang turn train cook paint plant print film sketch sand stain roast smoke boil steam pickle season freeze dye wash iron pack water tile drill model render mix master dance study budget plan stack tame hunt light tune strip shoot groom file move hike lay record test drive watch play taste review rate ride walk live work travel camp sleep cycle drink spend fly return go race challenge stay hide chase shop tour wait search sample swap open host read trade hack mod shape wire frame throw focus crop grade stream pitch rank salt dry blend toast change track measure cover coat bind patch alter rent flip swim lift stretch squat climb sail ski skate surf bend escape attack defend check close stuff roll wrap leave cure weave juggle ditch binge discover sear etch plaster laminate launch help call send".split(
    " ",
  ),
);
/** Past forms by base. */
const IRREGULAR = new Map(
  "build built,make made,grow grew,write wrote,draw drew,sew sewed,cut cut,dig dug,teach taught,sell sold,quit quit,beat beat,win won,catch caught,feed fed,find found,choose chose,get got,speak spoke,become became,lose lost,sing sang,rebuild rebuilt,hang hung,shoot shot,lay laid,set set,cast cast,run ran,do did,keep kept,break broke,bend bent,read read,weave wove,throw threw,drive drove,ride rode,sleep slept,eat ate,drink drank,spend spent,fly flew,wear wore,buy bought,meet met,go went,hide hid,leave left,mow mowed,swim swam,understand understood,bind bound,bleed bled,light lit,give gave,take took,wake woke,bring brought,send sent,freeze froze,speedrun speedran"
    .split(",")
    .map((pair): [string, string] => {
      const [base = "", past = ""] = pair.split(" ");
      return [base, past];
    }),
);
/** Bases that double their last letter: “running”. */
const DOUBLED = new Set(
  "debug speedrun cut knit dig quit win get set stop plan strip mod run swim hem unclog prep flip crop swap shop repot wrap run squat".split(
    " ",
  ),
);

function conjugate(base: string, kind: VerbForms["kind"]): VerbForms {
  const doubled = DOUBLED.has(base) ? base + base.at(-1) : base;
  const soft = /[^aeiou]e$|[aeiou][^aeiou]e$|[aiu]ue$|ze$/.test(base) && !/(?:ee|oe|ye)$/.test(base);
  const gerund = /ie$/.test(base)
    ? `${base.slice(0, -2)}ying`
    : soft
      ? `${base.slice(0, -1)}ing`
      : `${doubled}ing`;
  const regular = /e$/.test(base)
    ? `${base}d`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ied`
      : `${doubled}ed`;
  return { base, past: IRREGULAR.get(base) ?? regular, gerund, kind, isNounToo: NOUNS.has(base) };
}

const VERBS = [
  ...CRAFT.map((base) => conjugate(base, "craft")),
  ...EXPERIENCE.map((base) => conjugate(base, "experience")),
];
const bases = new Map(VERBS.map((verb) => [verb.base, verb]));
const gerunds = new Map(VERBS.map((verb) => [verb.gerund, verb]));
const pasts = new Map(VERBS.map((verb) => [verb.past, verb]));

/** The verb with this base; undefined for an unknown one. */
export const verbByBase = (word: string) => bases.get(word.toLowerCase());
/** The verb with this gerund. */
export const verbByGerund = (word: string) => gerunds.get(word.toLowerCase());
/** The verb with this past form. */
export const verbByPast = (word: string) => pasts.get(word.toLowerCase());

/** Past forms that describe a noun as often (“fried rice”). */
const PARTICIPLES =
  /^(?:read|cut|set|cast|run|quit|beat|used|found|lost|broke|shot|baked|fried|grilled|roasted|smoked|stuffed|brewed|mixed|painted|knitted|salted|dried|built|designed|printed|framed|braided|carved|pickled|fermented|raised|frozen|guided|automated|animated|restored|embroidered|quilted|toasted|poached|seared|steamed|boiled|wrapped|rolled|welded|forged|abandoned|improved|left|got|made)$/i;
/** Whether a word surely tells what was done, and does not describe a noun. */
export const isPast = (word: string) => verbByPast(word) !== undefined && !PARTICIPLES.test(word);

/** Past forms by what a reader wants to know: how it was done, why, or what happened. */
const HOW =
  "built made grew saved lost learned learnt fixed turned wrote edited recorded restored paid ran cooked baked painted repaired converted planted cut cleaned designed coded programmed shot filmed composed earned gained got beat won solved finished renovated decorated organized organised automated upgraded doubled taught trained passed landed raised sewed knitted brewed carved welded printed modded hacked started launched reached hit cured improved mastered memorized transformed";
const WHY =
  "quit left stopped moved switched sold bought deleted returned chose gave canceled cancelled refused dropped ditched regret hate love stay closed ended threw broke skipped unsubscribed failed changed";
const TRIED =
  "tried tested ate drank spent lived wore asked drove slept played survived followed used went visited watched let did walked rode stayed worked read took put gave only hid dated interviewed compared swam flew hiked cycled camped fasted meditated replaced challenged traveled travelled listened";

export type Curiosity = "how" | "why" | "what happened";

const CURIOSITY = new Map<string, Curiosity>([
  ...TRIED.split(" ").map((past) => [past, "what happened"] as const),
  ...WHY.split(" ").map((past) => [past, "why"] as const),
  ...HOW.split(" ").map((past) => [past, "how"] as const),
]);

/** What a reader wants to know about somebody who “built”, “quit” or “tried”; null for an unknown verb. */
export function curiosityAbout(past: string): Curiosity | null {
  return CURIOSITY.get(past.toLowerCase()) ?? null;
}

/** “works” for “work”. */
export function thirdPerson(verb: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** Verbs that end the subject of a question: “Why does a jet engine work?”. */
export const QUESTION_VERBS =
  /^(?:work|happen|cost|taste|feel|look|fail|die|hurt|matter|smell|keep|need|take|sound|stop|crack|rise|sink|break|last|make|get|go|want|turn|grow|sleep|eat|purr|bark|hate|love|have|lose|cry|bite|leak|squeak|burn|fade|rust|spin|float|fly)$/i;

/** Gerunds of what creators do themselves if “a”, “my” or a number follows. */
export const CREATIVE_GERUNDS =
  /^(?:building|making|restoring|cooking|baking|painting|renovating|converting|growing|fixing|repairing|designing|writing|editing|planting|cleaning|learning|trying|testing|visiting|exploring|driving|moving|buying|selling|starting|launching|running|recording|filming|drawing|sewing|knitting|brewing|carving|upgrading|training|decorating|organizing|organising|turning|unboxing|installing|sketching|printing|hiking|rebuilding)$/i;

/** “tried” for “trying”, for regular verbs that keep their last letter. */
export function pastFromGerund(gerund: string): string {
  const stem = gerund.toLowerCase().slice(0, -3);
  if (/[^aeiou]y$/.test(stem)) return `${stem.slice(0, -1)}ied`;
  return `${stem}ed`;
}

/** A finite verb: words with one are a sentence, and cannot be opened like the name of a thing. */
export const FINITE =
  /\b(?:is|are|was|were|am|has|have|had|can|could|will|would|should|must|does|did|do|don['’]t|doesn['’]t|didn['’]t|isn['’]t|won['’]t|can['’]t|went|got|changed|works?|made|makes?|ruined|saved|hates|loves|knows|thinks|says|tries|needs?|beats?|broke)\b/i;
