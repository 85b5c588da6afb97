/** A number by which a title says which episode it is. */
export interface EpisodeNumber {
  /** null where the title names no season. */
  season: number | null;
  episode: number;
}

/**
 * Words before an episode's number, without accents, in English, German, Dutch, the Romance, Scandinavian and Slavic
 * languages, Finnish, Turkish, Indonesian, Hindi, Arabic and Japanese.
 */
const WORDS = new Set(
  `part parts pt p episode ep eps epi vol volume chapter ch lesson lecture session day week class tutorial vlog devlog
  teil folge tag woche kapitel lektion deel aflevering dag les week
  parte episodio capitulo cap dia semana aula leccion clase lezione puntata giorno settimana partie jour semaine chapitre
  lecon del avsnitt afsnit episod osa jakso dil cast odcinek odc czesc dzien epizod
  часть серия серія выпуск эпизод день неделя урок глава частина випуск
  bolum kisim gun bagian hari भाग एपिसोड الحلقة حلقة الجزء جزء パート エピソード`.split(/\s+/),
);
/** Words that also stand after the number: "3. Bölüm", "12 серия". */
const WORDS_AFTER = new Set(
  "bolum teil folge gun dil rez resz rész серия серія часть выпуск эпизод частина випуск урок".split(" "),
);
/** By these alone a series may be called; "Part 2" and "Teil 2" say nothing without a name. */
const NAMING = new Set(
  "episode ep session lecture lesson day week vlog devlog folge tag episodio dia jour avsnitt выпуск серия день".split(
    " ",
  ),
);
/** "Rye week II" is the second Rye week. */
const OF_TIME = new Set(
  "day week tag woche dag dia semana jour semaine giorno settimana dzien gun hari".split(" "),
);
const SEASONS = new Set("season staffel temporada saison stagione seizoen sezon сезон".split(" "));
const NUMBER_WORDS = "one two three four five six seven eight nine ten".split(" ");
const ROMAN = /^X{0,3}(?:IX|IV|V?I{0,3})$/;
const ROMAN_VALUES = { I: 1, V: 5, X: 10 };
/** Chinese, Japanese and Korean write "第3話", "3화": the number with what it counts. */
const COUNTED_EPISODE = /^[話话回集期章弾部節节課课講讲화편회]/u;
const HAN_DIGITS = "一二三四五六七八九";
const HAN_NUMBER = /第([一二三四五六七八九十]{1,3})[話话回集期章]/u;

const MAX_EPISODE = 9999;
/** Marks that a title may have; more say nothing. */
const MAX_NUMBERS = 3;
export interface Token {
  text: string;
  /** The text in small letters without accents. */
  key: string;
  kind: "letters" | "digits" | "mark";
  start: number;
  end: number;
}

/** A number found in a title: the tokens it takes, `from` to before `to`. */
export interface Found extends EpisodeNumber {
  from: number;
  to: number;
  word: string | null;
}

const TOKEN = /(?<digits>\d+)|(?<letters>[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?)|[^\s\d\p{L}\p{M}]/gu;

/** Small letters without accents: people leave them out. */
export function fold(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII is the common case and skips the work
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase();
}

/** The words, numbers and marks of a title. */
export function splitTokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: piece, index, groups }) => ({
    text: piece,
    key: fold(piece),
    kind: groups?.digits ? "digits" : groups?.letters ? "letters" : "mark",
    start: index,
    end: index + piece.length,
  }));
}

/** The numbers of episodes among the tokens of a title, three at most. */
export function findNumbers(tokens: Token[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < tokens.length && found.length < MAX_NUMBERS; at += 1) {
    const one = RULES.reduce<Found | null>((known, rule) => known ?? rule(tokens, at), null);
    if (!one || one.episode < 1 || one.episode > MAX_EPISODE) continue;
    found.push(one);
    at = one.to - 1;
  }
  return found;
}

/** Each looks for one way of writing a number that begins at a token. */
const RULES: ((tokens: Token[], at: number) => Found | null)[] = [
  seasonAndEpisode,
  wordAndNumber,
  numberAndWord,
  hash,
  countedEpisode,
  fraction,
  romanAtEnd,
];

/** "S2E4", "S02 E04", "2x04", "Season 2 Episode 4". */
function seasonAndEpisode(tokens: Token[], at: number): Found | null {
  const word = tokens[at]?.key ?? "";
  if (word !== "s" && !SEASONS.has(word)) return crossed(tokens, at);
  const season = digitsAt(tokens, at + 1);
  if (season === null) return null;
  let next = at + 2;
  while (next < at + 4 && isMark(tokens[next], ",:-–|.")) next += 1;
  const second = tokens[next]?.key ?? "";
  if (second !== "e" && !WORDS.has(second)) return null;
  const number = numberAfter(tokens, next + 1);
  return number && { season, episode: number.value, from: at, to: number.to, word: null };
}

function crossed(tokens: Token[], at: number): Found | null {
  const [season, cross, episode] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!season || !episode || cross?.text.toLowerCase() !== "x") return null;
  if (season.kind !== "digits" || season.text.length > 2 || episode.kind !== "digits") return null;
  if (episode.text.length !== 2 || season.end !== cross.start || cross.end !== episode.start) return null;
  return { season: Number(season.text), episode: Number(episode.text), from: at, to: at + 3, word: null };
}

/** "Part 2", "Ep. 4", "Episode #4", "Teil III", "Part Two". */
function wordAndNumber(tokens: Token[], at: number): Found | null {
  const token = tokens[at];
  if (token?.kind !== "letters") return null;
  if (!WORDS.has(token.key) && !/(?:その|パート)$/u.test(token.text)) return null;
  const isOfTime = OF_TIME.has(token.key);
  if (token.key === "p" && !isMark(tokens[at + 1], ".")) return null;
  // "Rye week #3" is the third Rye week.
  if (isOfTime && isMark(tokens[at + 1], "#№")) return null;
  const number = numberAfter(tokens, at + 1, !isOfTime);
  if (!number) return null;
  return { season: null, episode: number.value, from: at, to: number.to, word: naming(token.text) };
}

/** "3. Bölüm", "12 серия". */
function numberAndWord(tokens: Token[], at: number): Found | null {
  const episode = digitsAt(tokens, at);
  if (episode === null) return null;
  const next = isMark(tokens[at + 1], ".") ? at + 2 : at + 1;
  const word = tokens[next];
  if (!word || !WORDS_AFTER.has(word.key)) return null;
  return { season: null, episode, from: at, to: next + 1, word: naming(word.text) };
}

/** "#3", "№ 3"; one in brackets, "(#3)", or behind a bar counts another series. */
function hash(tokens: Token[], at: number): Found | null {
  const number = isMark(tokens[at], "#№") ? digitsAt(tokens, at + 1) : null;
  if (number === null) return null;
  const before = tokens[at - 1];
  return {
    season: null,
    episode: number,
    from: at,
    to: at + 2,
    word: isMark(before, "([|") ? `${before?.text}#` : "#",
  };
}

/** "第3話", "3화". */
function countedEpisode(tokens: Token[], at: number): Found | null {
  const [number, counter] = [tokens[at], tokens[at + 1]];
  if (number?.kind !== "digits" || !counter || counter.start !== number.end) return null;
  if (!COUNTED_EPISODE.test(counter.text)) return null;
  return { season: null, episode: Number(number.text), from: at, to: at + 2, word: null };
}

/** "(2/3)", "(2 of 3)": of so many. */
function fraction(tokens: Token[], at: number): Found | null {
  const [open, part, slash, whole, close] = tokens.slice(at, at + 5);
  if (!isMark(open, "([") || !(isMark(slash, "/") || slash?.key === "of") || !isMark(close, ")]:"))
    return null;
  if (part?.kind !== "digits" || whole?.kind !== "digits") return null;
  const episode = Number(part.text);
  if (episode > Number(whole.text) || Number(whole.text) < 2) return null;
  return { season: null, episode, from: at, to: at + 5, word: null };
}

/** "Rye week III": two letters and more, in capitals, after a word and before a mark or the end. */
function romanAtEnd(tokens: Token[], at: number): Found | null {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before?.kind !== "letters" || !token || token.text.length < 2 || !ROMAN.test(token.text)) return null;
  if (after && (after.kind !== "mark" || isMark(after, "'’&"))) return null;
  return { season: null, episode: romanValue(token.text), from: at, to: at + 1, word: null };
}

/** A number after up to two marks: digits, capitals that are a Roman numeral, or an English word up to ten. */
function numberAfter(
  tokens: Token[],
  from: number,
  takesWords = false,
): { value: number; to: number } | null {
  let at = from;
  while (at < from + 2 && isMark(tokens[at], ".#:№°-–")) at += 1;
  const digits = digitsAt(tokens, at);
  if (digits !== null) return { value: digits, to: at + 1 };
  const token = tokens[at];
  if (!takesWords || token?.kind !== "letters") return null;
  if (ROMAN.test(token.text)) return { value: romanValue(token.text), to: at + 1 };
  const word = NUMBER_WORDS.indexOf(token.text.toLowerCase());
  return word < 0 ? null : { value: word + 1, to: at + 1 };
}

/** The number at a place; null where letters follow at once ("4K", "3D") or a decimal ("2.5"). */
function digitsAt(tokens: Token[], at: number): number | null {
  const [token, next, last] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token?.kind !== "digits" || token.text.length > 4) return null;
  if (next?.kind === "letters" && next.start === token.end && next.text.toLowerCase() !== "e") return null;
  const isDecimal = isMark(next, ".,") && next?.start === token.end && last?.kind === "digits";
  return isDecimal && last.start === next?.end ? null : Number(token.text);
}

function isMark(token: Token | undefined, marks: string): boolean {
  return token?.kind === "mark" && marks.includes(token.text);
}

function naming(word: string): string | null {
  return NAMING.has(fold(word)) ? word : null;
}

function romanValue(numeral: string): number {
  const values = [...numeral].map((letter) => ROMAN_VALUES[letter as keyof typeof ROMAN_VALUES]);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** The first number of an episode written in Han digits, "第十二話", and what stands before and after it; null without one. */
export function readHanNumber(text: string): { episode: number; around: string[] } | null {
  const han = HAN_NUMBER.exec(text);
  if (!han?.[1]) return null;
  return {
    episode: hanValue(han[1]),
    around: [text.slice(0, han.index), text.slice(han.index + han[0].length)],
  };
}

/** "十二" is 12. */
function hanValue(numeral: string): number {
  const digit = (text: string | undefined, empty: number) => (text ? HAN_DIGITS.indexOf(text) + 1 : empty);
  if (!numeral.includes("十")) return digit(numeral[0], 0);
  const [tens, ones] = numeral.split("十");
  return digit(tens, 1) * 10 + digit(ones, 0);
}
