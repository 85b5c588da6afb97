import { NAMED_KINDS, NOT_MEANT } from "./named-kinds";
import { NICHE_WORDS } from "./niche-words";

/** The languages that ideas are read in, by their ISO 639 codes. */
export type Language = keyof typeof SMALL_WORDS;
/** What a video is about, roughly. */
export type Niche = keyof typeof NICHE_WORDS;
/** What kind of video it is. */
export type NamedKind = keyof typeof NAMED_KINDS | "list" | "question";

/** What an idea or a title says of itself. */
export interface ReadIdea {
  kinds: Set<NamedKind>;
  /** Of two niches with as many words, the first of the table; null where it has no word of any. */
  niche: Niche | null;
  /** null for a script that no word here is written in. */
  language: Language | null;
}

/** Words that most texts of a language have: they tell the language of a few words. English stands for what is both. */
const SMALL_WORDS = {
  en: "the of and to for with my your is are how what why in on at from without this that it i you best day vs do no as so van a an by after before when who does can did which me not first im dont cant wont its whats ill were",
  de: "der die das den dem und fur mit ich ein eine einen ohne mein meine im ist auf nach wie von zum zur nicht bei aus auch uber unter deutschland was einem einen kann sind oder wenn wir sie dass haben habe diese selber selbst deshalb machen mehr heute am vom beim furs ins dein deine meinem meiner warum kein keine gegen zwischen alles richtig einfach schnell zuhause lernen kaufen kochen bauen",
  es: "de el los las con sin para mi un una unos en por del y que muy mas mis tu su al es lo la hacer cuando donde esta mejor peor mas menos hay soy tengo como casa facil rapido mejores cosas viaje rutina a",
  pt: "os as do no da de com sem meu minha um uma dos das em na nao voce seu sua mais ao pelo pela fazer melhor pior menos tenho sou como casa facil melhores coisas viagem rotina para a que por e ninguem quem porque isso esse essa eu meus tudo ja carro",
  fr: "de la le les des pour avec sans mon ma mes une du et en au aux sur dans est ce je j qu l d c faire chez meilleurs meilleur meilleures sans deux mieux moins un son sa premiere premier maison facile comment a",
  it: "il la lo gli per senza mio mia una di della dell del dei che e con in nel nella da piu ho sono fare al alla allo ai agli alle dal dalla sul sulla come casa facile migliori migliore un a",
  nl: "het een voor zonder mijn niet ik je hoe naar bij zelf van door maken leren huis mijn met en beste goedkope",
  id: "yang dan untuk dengan di ke dari ini itu saya aku tanpa bisa bikin ala kita jadi gak mau pakai tidak juga lagi buat ada orang sama kalo semua cuma sampai gila rumah banget murah cara",
  pl: "w z nie sie jak dla bez moj moja co po od jest na do o",
  tr: "ve icin ile bir bu benim nasil ne en da mi cok evde kolay tarifi",
  ru: "и в на с для без мой моя как что по не из я за от это",
  ja: "",
  ko: "",
  zh: "",
} as const;

const SCRIPTS: [RegExp, Language][] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, "ja"],
  [/\p{sc=Hangul}/u, "ko"],
  [/\p{sc=Han}/u, "zh"],
  [/\p{sc=Cyrillic}/u, "ru"],
];
/** Small words that stand in names of English texts, too: "Tour de France", "La La Land", "Model Y". */
const IN_NAMES = new Set(
  "de la le el los las du da di der die den des dan y e o l d c j z w sans como mi al por que im its ill was".split(
    " ",
  ),
);
/** How words end that are of one language, of those that leave its small words out: "Steuererklärung". */
const ENDINGS: [RegExp, Language][] = [
  [/\p{L}{4}(?:ungen|ung|keit|heit|lich|ieren|schaft)(?!\p{L})/u, "de"],
  [/\p{L}{3}(?:cion|ciones|iendo)(?!\p{L})/u, "es"],
  [/\p{L}(?:cao|coes|indo|agem|inho|inha|\p{L}[nl]h(?:[oa]s?|ar|ei))(?!\p{L})/u, "pt"],
  [/\p{L}{3}(?:zione|zioni|amento|issim[oaie]|mente)(?!\p{L})/u, "it"],
  [/\p{L}{2}(?:eux|euse|eaux|ute|ette|elle|oire|ique|iere|ienne)s?(?!\p{L})/u, "fr"],
  [/\p{L}{3}(?:mek|mak|lari|leri|mesi|masi|lemesi)(?!\p{L})/u, "tr"],
  // Nearly all words of Italian end in a vowel.
  [/^\p{L}+[aeio] (?:\p{L}*[aeio] )+(?:\p{L}+[aeio]|\d+ \p{L}+[aeio])$/u, "it"],
];
/** Letters that few other languages here have: they say as much as two words. */
const MARKS: [RegExp, Language][] = [
  [/[ãõ]/i, "pt"],
  [/[ñ¿¡]/i, "es"],
  [/[äöüß]/i, "de"],
  [/[łśźżęą]/i, "pl"],
  [/[ğşı]/, "tr"],
  [/[èêœ]/i, "fr"],
];
/** Written without spaces between words: a term is looked for anywhere in the text. */
const UNSPACED = new Set<Language>(["ja", "ko", "zh"]);
/** Languages whose terms are read in another one too: their words are mostly alike. */
const READ_ALSO: Partial<Record<Language, Language>> = { pt: "es", ja: "zh", zh: "ja" };

interface Term<Key> {
  key: Key;
  language: Language;
  text: string;
}

interface Terms<Key> {
  whole: Map<string, Term<Key>[]>;
  /** What a word begins with ("bak*"). */
  begun: Map<string, Term<Key>[]>;
  /** What stands anywhere: in scripts without spaces, and "*kuchen" in languages that join words. */
  anywhere: Term<Key>[];
  joined: Term<Key>[];
  /** The words of phrases, which may be none of their own, and those that phrases begin with. */
  inPhrases: Set<string>;
  phraseStarts: Set<string>;
}

/** A table as it is written, "en bread, bak*; de brot", ready to be looked up. */
function readTable<Key extends string>(table: Record<Key, string>): Terms<Key> {
  const terms: Terms<Key> = {
    whole: new Map(),
    begun: new Map(),
    anywhere: [],
    joined: [],
    inPhrases: new Set(),
    phraseStarts: new Set(),
  };
  const add = (to: Map<string, Term<Key>[]>, at: string, term: Term<Key>) =>
    to.set(at, [...(to.get(at) ?? []), term]);
  for (const [key, written] of Object.entries(table) as [Key, string][]) {
    for (const part of written.replace(/\s+/g, " ").split("; ")) {
      const language = part.slice(0, 2) as Language;
      for (const text of part.slice(3).split(", ")) {
        const term = { key, language, text: foldMarks(text).replace("^", "") };
        if (text.includes(" ")) {
          const [first = "", ...others] = term.text.split(" ");
          terms.phraseStarts.add(first);
          for (const word of [first, ...others]) terms.inPhrases.add(word);
        }
        if (UNSPACED.has(language)) terms.anywhere.push(term);
        else if (text.startsWith("*")) terms.joined.push({ ...term, text: term.text.slice(1) });
        else if (text.includes(" ") && text.endsWith("*")) {
          const one = term.text.slice(0, -1);
          for (const phrase of [one, `${one}s`]) add(terms.whole, phrase, { ...term, text: one });
        } else if (text.endsWith("*")) add(terms.begun, term.text.slice(0, -1), term);
        else add(terms.whole, foldMarks(text), term);
      }
    }
  }
  return terms;
}

interface Tables {
  kinds: Terms<keyof typeof NAMED_KINDS>;
  niches: Terms<Niche>;
  small: Map<string, Language[]>;
  /** English words and beginnings of words of both, and the first letters of either, as they are and with one left open. */
  english: {
    whole: Set<string>;
    begun: Set<string>;
    fronts: Set<string>;
    /** The kinds' words, and those of them that are long enough to be known without their doubled letters. */
    kinds: Set<string>;
    undoubled: Map<string, string>;
  };
}

/** Read once, when first asked. */
let tables: Tables;
function readTables(): Tables {
  if (tables) return tables;
  const small = new Map<string, Language[]>();
  for (const [language, words] of Object.entries(SMALL_WORDS) as [Language, string][]) {
    for (const word of words.split(" ")) small.set(word, [...(small.get(word) ?? []), language]);
  }
  const [kinds, niches] = [readTable(NAMED_KINDS), readTable(NICHE_WORDS)];
  const [whole, begun] = [englishOf(kinds.whole, niches.whole), englishOf(kinds.begun, niches.begun)];
  const fronts = new Set([...whole, ...begun].flatMap((word) => withOneOpen(word.slice(0, FRONT))));
  const ofKinds = englishOf(kinds.whole);
  const known = [...ofKinds]
    .filter((word) => /^[a-z]{6,}$/.test(word))
    .map((word) => [undoubled(word), word] as const);
  tables = {
    kinds,
    niches,
    small,
    english: { whole, begun, fronts, kinds: ofKinds, undoubled: new Map(known) },
  };
  return tables;
}

const OPEN = "?";

function withOneOpen(letters: string): string[] {
  return [letters, ...Array.from(letters, (_, at) => letters.slice(0, at) + OPEN + letters.slice(at + 1))];
}

function englishOf(...all: Map<string, Pick<Term<string>, "language">[]>[]): Set<string> {
  const found = all.flatMap((terms) => [...terms].filter(([, own]) => own.some(isEnglish)));
  return new Set(found.map(([word]) => word));
}

const isEnglish = ({ language }: Pick<Term<string>, "language">) => language === "en";

/** Numbers, and those written out: before a time they are numbers, too. */
const COUNTED = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred)$/;
const OF_TIME = /^(?:minute|hour|day|week|month|year)s?$/;
const HOURS = new Set("hour hours hrs stunden horas heures ore uur jam godzin saat часов".split(" "));
const MAX_CHARACTERS = 200;
const MOST_LOANED = 2;
const LONGEST_PHRASE = 4;
const SHORTEST_BEGINNING = 2;

/** In lower case and without accents: people leave them out. */
function foldMarks(text: string): string {
  return text.toWellFormed().normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFC").toLowerCase();
}

/** How people begin who write to somebody about a video. */
const LEAD_IN =
  /^(?:(?:i (?:want|would like|plan) to (?:make|film|do) )?(?:a |an |my |the )?(?:new |next |short )?(?:video|vid|vlog|short|episode)s?(?: idea)?(?: about| on| where|:)|(?:video )?idea:)\s+(?=\S)/i;

/** An idea without what only says that it is one: "a video about". */
export function bareIdea(idea: string): string {
  return idea.replace(LEAD_IN, "");
}

/** What kinds of video, which niche and which language an idea or a title names, by its words alone. */
export function readIdeaWords(idea: string): ReadIdea {
  const tables = readTables();
  const { kinds, niches, small } = tables;
  const text = foldMarks(bareIdea(idea.slice(0, MAX_CHARACTERS)));
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const counted = mended(
    words.map((word, at) => (COUNTED.test(word) ? numberBefore(word, words[at + 1]) : word)),
    tables,
  );
  const line = ` ${counted.join(" ")} `;
  const named = hitsOf(kinds, counted, text).filter(({ key, text: said }) => isMeant(key, said, line));
  const about = hitsOf(niches, [...counted, ...singulars(counted)], text);
  const texts = [...named, ...about].map((term) => `${term.language} ${term.text}`);
  const english = new Set(texts.filter((said) => said.startsWith("en ")));
  const smallWords = [
    ...counted.flatMap((word) => small.get(word) ?? []),
    ...MARKS.flatMap(([mark, marked]) => (mark.test(idea) ? [marked, marked] : [])),
  ];
  const isForeign = counted.some(
    (word) => small.has(word) && !small.get(word)?.includes("en") && !IN_NAMES.has(word),
  );
  const language = languageOf(text, [
    ...smallWords,
    ...ENDINGS.flatMap(([ending, ended]) => (ending.test(text) ? [ended] : [])),
    // What English says too tells no other language; of English things, titles in all languages have a few.
    ...new Set(texts.filter((said) => !english.has(`en ${said.slice(3)}`))),
    // Beside another language's small words its things are loans: "tiramisu ohne Ei".
    ...[...english].slice(0, isForeign ? 0 : smallWords.includes("en") ? MOST_LOANED : 1),
  ]);
  const isRead = (term: { language: Language }) =>
    term.language === "en" ||
    term.language === language ||
    (language !== null && READ_ALSO[language] === term.language);
  // "ai" is a word of its own where people speak French or Italian.
  const isAi = (language !== "fr" && language !== "it") || /\bAI\b/.test(idea);
  const isSaid = (term: Term<string>) => isRead(term) && (isAi || term.text !== "ai");
  const found = new Set<NamedKind>(named.filter(isSaid).map(({ key }) => key));
  if (/[?？]/.test(text)) found.add("question");
  if (isList(words)) found.add("list");
  return {
    kinds: found,
    niche:
      mostNamed(about.filter(isSaid), text) ??
      (found.has("ai") ? "ai" : found.has("software") ? "software" : null),
    language,
  };
}

/** Words without the ending of many: the tables of niches have most things once. */
function singulars(words: string[]): string[] {
  return words.flatMap((word) => {
    // "Reacts" is no "React".
    if (!/^[a-z]{4,}s$/.test(word) || word === "reacts") return [];
    return word.endsWith("es") ? [word.slice(0, -1), word.slice(0, -2)] : word.slice(0, -1);
  });
}

/** A number stands as 0; hours of a day and more as 24, since "in 24 hours" promises no minutes. */
function numberBefore(number: string, next = ""): string {
  if (!/^\d/.test(number)) return OF_TIME.test(next) ? "0" : number;
  return Number(number) >= 24 && HOURS.has(next) ? "24" : "0";
}

/** Shorter words are too near to others, longer ones are no typing mistake of a known one. */
const MENDABLE = /^[a-z]{6,14}$/;
/** Of these, only letters swapped or doubled are a slip: other words of their length are too near. */
const LONGEST_SHORT = 7;
/** A paste of unknown words costs no more than an idea. */
const MOST_MENDED = 4;
/** What may stand behind the beginning of a word that is meant: "shoulders" is one of "shoulder", "straygers" none of "stray". */
const LONGEST_ENDING = 2;
/** Letters that any beginning of a mended word has: of the shortest, less one left out and the longest ending. */
const FRONT = 8 - 1 - LONGEST_ENDING;

/** Words that no table has, as the English one a single slip away: a letter too many, too few, wrong or swapped. */
function mended(words: string[], { kinds, niches, small, english }: Tables): string[] {
  const isKnown = (word: string) =>
    small.has(word) ||
    [kinds, niches].some(
      ({ inPhrases, whole, begun }) =>
        inPhrases.has(word) || whole.has(word) || begunBy(begun, word).length > 0,
    );
  // Most spellings are no word: their first letters tell it soonest.
  const mayBegin = (word: string) => english.fronts.has(word.slice(0, FRONT));
  const isWhole = (word: string) => {
    if (!mayBegin(word)) return false;
    if (english.whole.has(word)) return true;
    for (let ending = 0; ending <= LONGEST_ENDING; ending += 1) {
      if (english.begun.has(word.slice(0, word.length - ending))) return true;
    }
    return false;
  };
  let tries = 0;
  return words.map((word) => {
    if (!MENDABLE.test(word) || tries === MOST_MENDED || isKnown(word)) return word;
    tries += 1;
    const doubled = english.undoubled.get(undoubled(word));
    if (doubled) return doubled;
    if (word.length <= LONGEST_SHORT) return swapped(word).find((one) => english.kinds.has(one)) ?? word;
    return oneSlipAway(word, mayBegin).find(isWhole) ?? word;
  });
}

/** "begginers" and "beginers" are one: doubled letters are the likeliest slips. */
const undoubled = (word: string) => word.replace(/(.)\1+/g, "$1");

/** "reveiw", "tutroial" as they may have been meant. */
function swapped(word: string): string[] {
  return Array.from(
    { length: word.length - 3 },
    (_, at) => word.slice(0, at + 1) + word[at + 2] + word[at + 1] + word.slice(at + 3),
  );
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/**
 * All spellings a slip away that begin with the same letter and end with the same: few get these wrong, and a word that
 * only ends otherwise is mostly another form of its own. Letters swapped or left out come first: they are likelier. A letter
 * is put in only where the word may begin so, with that letter left open.
 */
function oneSlipAway(word: string, mayBegin: (spelling: string) => boolean): string[] {
  const slips = Array.from(word.slice(1, -1), (letter, before) => {
    const at = before + 1;
    const [start, rest] = [word.slice(0, at), word.slice(at + 1)];
    const anyBefore = (end: string) =>
      mayBegin(start + OPEN + end) ? LETTERS.map((other) => start + other + end) : [];
    return {
      likely: [start + rest[0] + letter + rest.slice(1), ...anyBefore(letter + rest)],
      others: [start + rest, ...anyBefore(rest)],
    };
  });
  return [...slips.flatMap(({ likely }) => likely), ...slips.flatMap(({ others }) => others)];
}

function hitsOf<Key>(
  { whole, begun, anywhere, joined, phraseStarts }: Terms<Key>,
  words: string[],
  text: string,
): Term<Key>[] {
  const hits: Term<Key>[] = joined.filter((term) => text.includes(term.text));
  // "ps5" stands in the tables as "ps0".
  const numbered = words.map((word) => (/^\d+$/.test(word) ? word : word.replace(/\d+/g, "0")));
  for (const [at, word] of words.entries()) {
    const most = phraseStarts.has(word) || phraseStarts.has(numbered[at] ?? "") ? LONGEST_PHRASE : 1;
    for (let many = 1; many <= most && at + many <= words.length; many += 1) {
      const phrase = words.slice(at, at + many).join(" ");
      hits.push(...(whole.get(phrase) ?? []), ...(at === 0 ? (whole.get(`^${phrase}`) ?? []) : []));
      const folded = numbered.slice(at, at + many).join(" ");
      if (folded !== phrase) hits.push(...(whole.get(folded) ?? []));
    }
    hits.push(...begunBy(begun, word));
  }
  if (!SCRIPTS.some(([script]) => script.test(text))) return hits;
  const counted = text.replace(/\d+/g, "0");
  return [...hits, ...anywhere.filter((term) => counted.includes(term.text))];
}

function begunBy<Key>(begun: Terms<Key>["begun"], word: string): Term<Key>[] {
  const hits: Term<Key>[] = [];
  for (let end = SHORTEST_BEGINNING; end <= word.length; end += 1) {
    hits.push(...(begun.get(word.slice(0, end)) ?? []));
  }
  return hits;
}

/** Whether a kind's word stands outside the phrases in which it means something else. */
function isMeant(kind: keyof typeof NAMED_KINDS, said: string, line: string): boolean {
  const others = NOT_MEANT[kind]?.split(", ") ?? [];
  return !others.some((other) => ` ${other} `.includes(` ${said} `) && line.includes(` ${other} `));
}

/** The language with most words; English where another has no more. Words are "de", or "de brot" for what said so. */
function languageOf(text: string, votes: string[]): Language | null {
  const script = SCRIPTS.find(([one]) => one.test(text))?.[1];
  if (script && script !== "zh") return script;
  if (!script && !/\p{sc=Latin}/u.test(text)) return null;
  const counts = new Map<Language, number>();
  for (const vote of votes) {
    const language = vote.slice(0, 2) as Language;
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  // Without kana Japanese looks like Chinese.
  if (script) return (counts.get("ja") ?? 0) > (counts.get("zh") ?? 0) ? "ja" : "zh";
  let best: Language = "en";
  for (const [language, count] of counts) if (count > (counts.get(best) ?? 0)) best = language;
  return best;
}

/** What stands behind these says with what or how: "moon photography with a telescope" is photography. */
const BEHIND = / (?:with|from|as|like|using|mit|als|con|com|como|avec|comme|come) /;
const OF_BEHIND = 0.6;
/** Two words that many niches say name one together, the second behind. */
const LEAST_SHARED = 0.8;

/** The niche with most different words in the idea; those that many niches say count half, and alone name few. */
function mostNamed(hits: Term<Niche>[], text: string): Niche | null {
  const [head = ""] = text.split(BEHIND);
  const words = new Map<Niche, Set<string>>();
  // What is part of a phrase is what the phrase is: "time travel" is no journey.
  const inPhrases = new Set(hits.flatMap(({ text }) => (text.includes(" ") ? text.split(" ") : [])));
  for (const { key, text } of hits.filter((hit) => !inPhrases.has(hit.text.replace("*", ""))))
    words.set(key, (words.get(key) ?? new Set()).add(text.replace(/s$/, "")));
  const weights = new Map<Niche, number>();
  for (const [niche, said] of words) {
    let weight = 0;
    let isAlone = false;
    for (const word of said) {
      const isShared = SHARED.has(word) || SHARED.has(word.replace("*", "")) || AMBIGUOUS.has(word);
      weight += (isShared ? 0.5 : 1) * (head.includes(word.replace("*", "")) ? 1 : OF_BEHIND);
      if (!AMBIGUOUS.has(word) && (!isShared || NAMED_BY_SHARED.has(niche))) isAlone = true;
    }
    if (isAlone || (said.size > 1 && weight >= LEAST_SHARED)) weights.set(niche, weight);
  }
  const all = Object.keys(NICHE_WORDS) as Niche[];
  const told = TOLD_BY.find(([phrase]) => phrase.test(text) && !weights.has("gaming"));
  if (told) return told[1];
  const best = all.toSorted((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0))[0];
  return best && weights.has(best) ? best : null;
}

/** Words that say the niche whatever is eaten or ruled beside them; games have all of it. */
const TOLD_BY: [RegExp, Niche][] = [
  [/\bfrom (?:seeds?|seedlings?|cuttings?)\b/, "gardening"],
  [
    /\b(?:peasants?|middle ages|(?:kings?|queens?|monarchs) of (?:england|scotland|britain|france|spain|portugal|denmark|sweden|norway|prussia|rome|persia|egypt))\b/,
    "education",
  ],
];

/** Niches whose shared words mean little else where they stand alone: a dog is a pet, a city no journey. */
const NAMED_BY_SHARED = new Set<Niche>([
  "pets",
  "parenting",
  "cooking",
  "music",
  "gaming",
  "finance",
  "fitness",
  "cars",
  "gardening",
  "photo",
]);

/** Words that alone name no niche: in titles of channels of other niches they stand as often. */
const AMBIGUOUS = new Set(
  `film train training trained adopted adopting japanese korean french german spanish chinese italian hindi run running core
   leak mean interest bond bank* stock* gold broke cutting recovery walking period life happy fear panic school* student* college
   university note degree final memory memor* focus thesis job jobs bos boss boss* shop store company office brand* template flip
   library dream dreams king* queen tower* battle* legend* world titan crystal frost tier list tool tools wall chair window* drill
   workshop brick* leather* canvas foundation style brow* extension skin highlight solo key beat strings pas pass summit lake island*
   phone* app computer* screen network* cloud server* tablet* monitor* table light ranked lobby console* loot raid* quest* ghost*
   murder* prison* eating sleeping son labor regression regres class classe google apple amazon microsoft dollar dollars packing kuche* grandma grandpa grandmother grandfather grandparent* adoption* adopt* planner*`.split(
    /\s+/,
  ),
);

/** Words of one niche that ideas of others say as often. */
const SHARED = new Set(
  `drone kitchen eating ate eat food phone artist art paint painting painted camera table book reading
   warm up student students student student* school school* coffee bank test game play smell celebrity chocolate apple amazon money
   history train trip restor restoring building tools tool chair door wall apartment room cleaning balcony queen king island
   rome paris london japan italy europe berlin studio editing portfolio boss style model beginner restaurant music song war battle drama
   horror scary sleep
   house home clean organiz* organis* garage window* doors world earth human humans country countries nation nations number numbers general energy
   gold metal metals element elements tower* bridges canal heart blood organ organs fish run runs running coach coaches climb climbs fight fighter* serve
   boss bosses manager* company companies office shop shops store stores sell selling sold job jobs career* pots tree trees pitch flip shoe shoes
   clothes dress dresses jacket* wearing adventure* explor* journey remote summit mountain* village* england scotland ireland france germany
   portugal italy spain greece turkey china korea mexico canada brazil egypt russia animal animals rescue trial trials scene scenes plot joke jokes trailer trailers
   prison* crime crimes legend* myth myths origin origins discover* century centuries life my life habit habits fear fears emotion* cry crying surgery hospital*
   teeth recovery cure cures treatment* app apps computer computers internet website* device* charge battery batteries screen screens technology
   language* focus classics teacher* teaching teach fiction lamp lamps kitchen strings prince bands band hammer drill drills honey butter tea beer wine
   spend spending spent dollars rich poor income* rent afford* cash console consoles loot lobby ranked wheel sand light dark
   winter summer spring autumn weather storm* ice river* desert* knight knights castle pirate* weapons sword* tank tanks
   copenhagen stockholm oslo amsterdam vienna venice florence milan naples sicily lisbon porto barcelona madrid athens istanbul prague budapest dublin
   edinburgh seoul kyoto osaka bangkok bali hanoi singapore dubai sydney melbourne toronto vancouver hawaii alaska florida california vegas chicago miami nyc
   thailand vietnam india indonesia australia morocco norway sweden finland iceland denmark switzerland austria poland ukraine peru chile argentina colombia
   taiwan philippines nepal kenya dupe thrift template world zero theory theorie proof general dog dogs cat cats baby boss solo potato* egg eggs hands finger* stuck lion lions tiger* bear bears wolf wolves spider spiders owl owls toy toys driving driver* racing rust fuel health healthy morning routine running walking fly flying kids kid child baby dad mom mum budget computer pc desk`.split(
    /\s+/,
  ),
);

/** What a number in front counts that is no list: time, money, size. */
const UNITS = new Set(
  `0 am pm min mins minute minutes second seconds sec hour hours hr hrs day days week weeks month months year years k million
   billion percent th st nd rd x v vs d p g gb tb euro euros dollar dollars pesos line inch ft km miles of in the to on and
   stunde stunden tag tage tagen woche wochen monat monate monaten jahr jahre minuten uhr dia dias hora horas minutos
   semanas meses anos jour jours heures semaines mois ans giorni ore minuti settimane mesi anni menit jam hari minggu
   bulan tahun juta jt dagen weken uur dni lat`.split(/\s+/),
);

const LIST_WORDS = ["three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const LONGEST_LIST = 60;
const ARTICLES = new Set("the my these die los las les os as i le".split(" "));

/** "7 ways to …", "The 5 rules of …"; "top 10" is a ranking, "10 minutes" a time. */
function isList([first = "", ...rest]: string[]): boolean {
  const [number = "", counted = ""] = ARTICLES.has(first) ? rest : [first, ...rest];
  const isNumber = /^[1-9]\d?$/.test(number) && number !== "1" && Number(number) <= LONGEST_LIST;
  return (isNumber || LIST_WORDS.includes(number)) && /^\p{L}{2,}$/u.test(counted) && !UNITS.has(counted);
}
