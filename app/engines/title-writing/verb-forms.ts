/** A verb in the three forms that titles begin with: “build”, “built”, “building”. */
export interface VerbForms {
  base: string;
  past: string;
  gerund: string;
  /** Whether one can be told how to do it (“sharpen”), or only what it was like (“visit”). */
  kind: "craft" | "experience";
  /** Whether the bare form is as often a noun (“paint”): then only an article behind it tells. */
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
/** Bare forms that are nouns or adjectives as often: “Paint tips”, “Clean eating”, “Travel vlog”. */
const NOUNS = new Set(
  "guess clean design cut brew fry grill craft polish beat win get set cast mold run do stop break style fold tie code mount hang turn train cook paint plant print film sketch sand stain roast smoke boil steam pickle season freeze dye wash iron pack water tile drill model render mix master dance study budget plan stack tame hunt light tune strip shoot groom file move hike lay record test drive watch play taste review rate ride walk live work travel camp sleep cycle drink spend fly return go race challenge stay hide chase shop tour wait search sample swap open host read trade hack mod shape wire frame throw focus crop grade stream pitch rank salt dry blend toast change track measure cover coat bind patch alter rent flip swim lift stretch squat climb sail ski skate surf bend escape attack defend check close stuff roll wrap leave cure weave juggle ditch binge discover sear etch plaster laminate launch help call send".split(
    " ",
  ),
);
const IRREGULAR: Record<string, string> = Object.fromEntries(
  "build built,make made,grow grew,write wrote,draw drew,sew sewed,cut cut,dig dug,teach taught,sell sold,quit quit,beat beat,win won,catch caught,feed fed,find found,choose chose,get got,speak spoke,become became,lose lost,sing sang,rebuild rebuilt,hang hung,shoot shot,lay laid,set set,cast cast,run ran,do did,keep kept,break broke,bend bent,read read,weave wove,throw threw,drive drove,ride rode,sleep slept,eat ate,drink drank,spend spent,fly flew,wear wore,buy bought,meet met,go went,hide hid,leave left,mow mowed,swim swam,understand understood,bind bound,bleed bled,light lit,give gave,take took,wake woke,bring brought,send sent,freeze froze,speedrun speedran"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);
const DOUBLED = new Set(
  "debug speedrun cut knit dig quit win get set stop plan strip mod run swim hem unclog prep flip crop swap shop repot wrap run squat".split(
    " ",
  ),
);

function formed(base: string, kind: VerbForms["kind"]): VerbForms {
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
  return { base, past: IRREGULAR[base] ?? regular, gerund, kind, isNounToo: NOUNS.has(base) };
}

const VERBS = [
  ...CRAFT.map((base) => formed(base, "craft")),
  ...EXPERIENCE.map((base) => formed(base, "experience")),
];
const bases = new Map(VERBS.map((verb) => [verb.base, verb]));
const gerunds = new Map(VERBS.map((verb) => [verb.gerund, verb]));
const pasts = new Map(VERBS.map((verb) => [verb.past, verb]));

/** The verb that is written in its bare form; undefined for a word that is not known as one. */
export const verbOfBase = (word: string) => bases.get(word.toLowerCase());
/** The same of “building”. */
export const verbOfGerund = (word: string) => gerunds.get(word.toLowerCase());
/** The same of “built”. */
export const verbOfPast = (word: string) => pasts.get(word.toLowerCase());

/** Past forms that stand before a noun as often (“fried rice”). */
const SHAPED =
  /^(?:read|cut|set|cast|run|quit|beat|used|found|lost|broke|shot|baked|fried|grilled|roasted|smoked|stuffed|brewed|mixed|painted|knitted|salted|dried|built|designed|printed|framed|braided|carved|pickled|fermented|raised|frozen|guided|automated|animated|restored|embroidered|quilted|toasted|poached|seared|steamed|boiled|wrapped|rolled|welded|forged|abandoned|improved|left|got|made)$/i;
/** Whether a word tells what was done, and does not just say of what kind a thing is (“fried rice”). */
export const isPast = (word: string) => verbOfPast(word) !== undefined && !SHAPED.test(word);
