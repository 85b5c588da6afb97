import { clausesOf, type QuestionWord } from "./folded";
import type { Intent } from "./types";

const set = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that bring in what a video is about: "a video on …". */
const LEADS = set(
  "in about on covering regarding around uber zu zum zur thema sobre acerca de del du sur com con with called titled named where of for fur para pour um over",
);
/** Nouns that a lead follows. */
const NOUNS = set(
  `video videos vid vids film clip episode series short shorts vlog tutorial documentary essay idea title titles
   interest demand trend trends popularity season searches seasonality month money requests rpm
   description titel titulo titulos titre titres beschreibung descripcion descricao heading headline name views upload
   post one something thing its is tags chapters folge serie idee`,
);
/** Words of the question itself: they stand before a subject, or after it. */
const ASIDE = set(
  `a an the my your our this that these those it its is are was be been being i im id ive me we you u he she they do does did
   done doing make making made film filming shoot shooting record recording create cover covering try post posting upload publish
   should shall would could can will might may ought must have has had get got give gimme need want wanna like if rather
   about on for of to in at as with from by and or but so not no yes ok okay pls please thanks hey hi hmm lol well then
   now first next also still flop flopped tanked bombed maybe perhaps really actually kind sort think thinking thought considering planning
   tempted what which who how when why whats hows much many more best better good bad great any some idea ideas write rewrite suggest
   call video videos vid vids film films clip clips title titles titel titulo titulos titre titres heading headline
   description descriptions beschreibung descripcion descricao tags hashtags chapters chapter text under below
   views view worth dumb stupid weird crazy smart too work flop fly land watch people ppl viewers audience channel
   quite something thing one rate this judge honest help know earn earned earns paid pays brings makes make money revenue did far last latest
   soll sollte ich ein eine einen einer ein mein meine mir das der die den dem und oder wie was wann viele aufrufe machen
   drehen uber zu zum zur thema lohnt sich noch fur bitte gib bekommt wurde wird hab habe mit verdient
   deberia debo hacer grabar un una unos unas el la los las mi mis de del que cuantas cuanto vistas visitas tendria
   funcionaria vale pena dame para sobre con por favor es buena gane video
   devo fazer gravar um uma o os as meu minha do da quantas teria funcionaria vale boa ideia para
   je dois devrais faire tourner une le les ma mon mes du des sur pour combien vues ferait bonne idee est ce c ca marcherait
   interest interested popular popularity trending trend trends demand season seasonal searched search searches peak highest time year years month
   week recently latest newest performing performance performed perform series episode episodes request requests asked asking ask competitors
   rivals channels plan planned due rpm worth continuing topic topics still people numbers stats check show tell see find comments lately
   above below usual trending since steam losing off out took put box w expected
   uploaded posted published been new news going over just both else while after before through around curious dead dying hot fad anyone anybody
   january february march april may june july august september october november december spring summer autumn winter
   worst biggest top strongest weakest lowest fewest least bottom ever
   googling looking anymore suddenly there care folk folks than per roughly sound gone up quid provide estimate options variants dunno
   searching right mine reach hit expect pull bring rather kindly idk whether suck lets let us just wise yourself`,
);
/** What two things may be held against each other for. */
const COMPARED = new Set<Intent>(["judge-idea", "forecast"]);
const YEAR = /^20\d\d$/;
const CHOICES = set("or oder o ou vs versus compared");

/**
 * What a question is about, in its own words: in quotation marks, after "video about", or what is left without the
 * question's own words; null where nothing is. `other` is what stands against it in "X or Y", where it is judged, or
 * beside it in quotation marks.
 */
export function findSubject(text: string, intent: Intent): { subject: string | null; other: string | null } {
  const [quoted, second] = [...text.matchAll(/["“«]([^"“”«»]{2,200})["”»]/gu)].map(
    ([, title]) => title?.trim() ?? "",
  );
  if (quoted) return { subject: quoted, other: second || null };
  const clauses = clausesOf(text);
  const clause = clauses.map(trimmed).reduce((best, one) => (weigh(one) > weigh(best) ? one : best), {
    words: [],
    isLed: false,
  } as Trimmed);
  if (COMPARED.has(intent)) {
    const at = clause.words.findIndex(({ key }) => CHOICES.has(key));
    const [one, other] = [clause.words.slice(0, at), clause.words.slice(at + 1)].map((side) =>
      surfaces(withoutAsides(side, true)),
    );
    if (at > 0 && one && other) return { subject: one, other };
  }
  return { subject: surfaces(clause.words), other: null };
}

interface Trimmed {
  words: QuestionWord[];
  /** True if a lead brought it in. */
  isLed: boolean;
}

function weigh({ words, isLed }: Trimmed): number {
  return words.length === 0 ? 0 : words.length + (isLed ? 10 : 0);
}

function trimmed(clause: QuestionWord[]): Trimmed {
  const lead = clause.findIndex(
    ({ key }, at) => LEADS.has(key) && at > 0 && NOUNS.has(clause[at - 1]?.key ?? ""),
  );
  return { words: withoutAsides(clause.slice(lead + 1), lead >= 0), isLed: lead >= 0 };
}

/** What is left once the question's own words are cut off at both ends; `isLed` where a lead or a choice stands before it. */
function withoutAsides(words: QuestionWord[], isLed = false): QuestionWord[] {
  const isAside = ({ key }: QuestionWord) => ASIDE.has(key) || YEAR.test(key);
  const begins = words.findIndex((word) => !isAside(word));
  // "one pot pasta": a number stays with what it counts.
  const from = words[begins - 1]?.key === "one" && (isLed || begins > 1) ? begins - 1 : begins;
  // "the Titanic": articles of a subject stay where they are inside it, not before it.
  // "Earns the most" ends with a word that "the most dangerous roads" begin with.
  const to = words.findLastIndex((word) => !isAside(word) && word.key !== "most");
  return from < 0 ? [] : words.slice(from, to + 1);
}

function surfaces(words: QuestionWord[]): string | null {
  return words.length === 0 ? null : words.map(({ surface }) => surface).join(" ");
}

/** The words of a question's frame, without those of what a video is about: "a video about …" may be about anything. */
export function frameOf(words: string[]): string[] {
  const lead = words.findIndex((word, at) => LEADS.has(word) && NOUNS.has(words[at - 1] ?? ""));
  return lead < 0 ? words : words.slice(0, lead);
}
