import { numberBetween, pick } from "../../numbers/chance";
import { type Answer, allAnswers, fallbackAnswer } from "./answers";

/** Heading of a reply's figures, in its text and on the page. */
export const FIGURES_TITLE = "Sample figures:";

export interface Reply {
  /** Paragraphs separated by blank lines; figures as "- value | label", steps as "1. step". */
  content: string;
  /** Path of the tool that takes it further. */
  room?: string;
}

/**
 * Answers a question by its keywords (spec section 7). Texts already used in the conversation are repeated only when
 * no others are left. Every figure is invented and marked as a sample.
 *
 * @param replies the earlier ones
 */
export function replyTo(question: string, replies: string[], random: () => number): Reply {
  const { openings, figures = [], methods = [], room } = findAnswer(question);
  const topic = findTopic(question);
  const fill = (text: string) => fillIn(text, topic, random);
  const paragraphs = [fill(pickUnused(openings, replies, random))];
  if (figures.length > 0) {
    const lines = pickUnused(figures, replies, random).map((line) => `- ${fill(line)}`);
    paragraphs.push([FIGURES_TITLE, ...lines].join("\n"));
  }
  if (methods.length > 0) {
    const steps = pickUnused(methods, replies, random);
    paragraphs.push(steps.map((step, index) => `${index + 1}. ${fill(step)}`).join("\n"));
  }
  return { content: paragraphs.join("\n\n"), room };
}

/** Picks a text not used yet, recognized by its longest part between placeholders; any text if all were used. */
function pickUnused<Text extends string | string[]>(
  texts: Text[],
  replies: string[],
  random: () => number,
): Text {
  const unused = texts.filter((text) => !replies.some((earlier) => earlier.includes(longestPart(text))));
  return pick(random, unused.length > 0 ? unused : texts);
}

function longestPart(text: string | string[]): string {
  const parts = [text].flat().flatMap((line) => line.split(/\{[^{}]*\}/));
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), "");
}

function fillIn(text: string, topic: string | null, random: () => number): string {
  return text
    .replace(/\{topic\|([^}]*)\}/g, (_, otherwise: string) => topic ?? otherwise)
    .replace(/\{(\$?)([\d.]+)-([\d.]+)\}/g, (_, sign: string, low: string, high: string) => {
      const decimals = low.split(".")[1]?.length ?? 0;
      return sign + numberBetween(random, Number(low), Number(high), decimals).toFixed(decimals);
    });
}

/** Weights of urgent and light answers. No question has enough keywords to outweigh them. */
const URGENT = 1000;
const LIGHT = 0.01;

/**
 * The answer whose keywords fit a question best; the fallback if none does. A keyword is
 * - a word ("rpm") or its beginning ("thumbnail*"),
 * - words in a row ("click off"),
 * - words anywhere ("view* & drop*").
 * Keywords of more words count more. A light answer wins only without any other, an urgent one always.
 */
export function findAnswer(question: string): Answer {
  const words = keywordTokens(question);
  let best = { answer: fallbackAnswer(), score: 0 };
  for (const answer of allAnswers()) {
    const found = answer.keywords.filter((keyword) => matches(keyword, words));
    const urgency = answer.urgent ? URGENT : answer.light ? LIGHT : 1;
    const score = found.reduce((sum, keyword) => sum + weight(keyword), 0) * urgency;
    if (score > best.score) best = { answer, score };
  }
  return best.answer;
}

/** Words in lower case, with straight apostrophes, as the answers' keywords are written; app/words would fold them. */
function keywordTokens(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  );
}

function matches(keyword: string, words: string[]): boolean {
  return keyword.split(" & ").every((phrase) => {
    const parts = phrase.split(" ");
    return words.some((_, start) => parts.every((part, index) => matchesWord(part, words[start + index])));
  });
}

function matchesWord(pattern: string, word = ""): boolean {
  return pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}

/** Two words count more than twice as much as one. */
function weight(keyword: string): number {
  return keyword.replace(" & ", " ").split(" ").length * 2 - 1;
}

/** Longest topic, since it is quoted inside a sentence of the reply. */
const MAX_TOPIC_WORDS = 4;
const MAX_TOPIC_LETTERS = 40;

/** Words that introduce a topic. */
const LEADS = set("about for on around covering regarding of");
/** Words before a topic that do not belong to it. */
const ARTICLES = set("a an the my our your this that these some any more new next");
/** Words that end a topic. */
const ENDS = set(
  `and but or so because when while that which who where why how what is are was were be been do does did can could
   should would will have has had without with if than then to in at from by since after before until not lately
   i we you they it please right now today tomorrow this next i'm i've saturated trending got gets get keeps keep went
   goes made makes lost demonetized demonetised banned removed restricted flagged`,
);
/** Words that name no topic, since every channel has them. */
const GENERAL = set(
  `channel channels video videos content niche youtube youtuber youtubers viewer viewers audience people creator
   creators subscriber subscribers sub subs view views thumbnail thumbnails title titles description descriptions
   short shorts series upload uploads comment comments topic topics subject subjects idea ideas me us you them it
   this that these those one ones week weeks weekend weekends month months year years day days hour hours time
   times today tomorrow now example help beginner beginners all any everything something anything first second
   third last latest best better worst small big bigger own old older long good great few money ads ad mobile
   phone phones search rpm cpm revenue seo keywords tags playlist playlists episode episodes camera microphone
   greenlight budget purpose average monday tuesday wednesday thursday friday saturday sunday popular similar recent`,
);

/** Grave topics. A reply that quoted them would sound cold. */
const GRAVE =
  /\b(suicid|self[ -]?harm|murder|rape|rapist|abus|dying|died|death|dead|cancer|terroris|genocid|holocaust|grie[fv]|funeral|miscarr|stillb|assault|overdos|shooting|traffick|traum|depress|anorexi|bulimi|war\b|wars\b|killed|killing)/iu;

/**
 * The topic a question names, in its own words: in quotation marks, before "channel" or "videos", or after "about",
 * "for" or "on". Null for a question without a specific topic, with one too long for a sentence, or on a grave subject.
 */
export function findTopic(question: string): string | null {
  if (GRAVE.test(question)) return null;
  const quoted = /["“]([^"“”]+)["”]/.exec(question)?.[1];
  if (quoted) return asTopic(topicWords(quoted));
  for (const clause of question.split(/[.,;:!?()\n]|\s[-–—]\s/)) {
    const words = topicWords(clause);
    const topic = beforeChannel(words) ?? afterLead(words);
    if (topic) return topic;
  }
  return null;
}

/** "my woodworking channel", "videos" likewise: one or two words between an article and a general word. */
function beforeChannel(words: string[]): string | null {
  for (const [index, word] of words.entries()) {
    if (!/^(channel|videos?|niche|series|shorts)$/i.test(word)) continue;
    const back = [1, 2, 3].find((back) => ARTICLES.has(words[index - back]?.toLowerCase() ?? ""));
    if (back === undefined) continue;
    const named = words.slice(index - back + 1, index);
    const topic = named.some((word) => ENDS.has(word.toLowerCase())) ? null : asTopic(named);
    if (topic) return topic;
  }
  return null;
}

function afterLead(words: string[]): string | null {
  for (const [lead, word] of words.entries()) {
    if (!LEADS.has(word.toLowerCase())) continue;
    let from = lead + 1;
    while (ARTICLES.has(words[from]?.toLowerCase() ?? "")) from += 1;
    const ends = (word: string) => ENDS.has(word.toLowerCase()) || LEADS.has(word.toLowerCase());
    let end = from;
    while (end < words.length && !ends(words[end] ?? "")) end += 1;
    const topic = asTopic(words.slice(from, end));
    if (topic) return topic;
  }
  return null;
}

function asTopic(words: string[]): string | null {
  const last = words.findLastIndex((word) => !GENERAL.has(word.toLowerCase()));
  const topic = words.slice(0, last + 1);
  const tooGeneral = topic.length === 0 || GENERAL.has(topic[0]?.toLowerCase() ?? "");
  const text = topic.join(" ");
  return tooGeneral || topic.length > MAX_TOPIC_WORDS || text.length > MAX_TOPIC_LETTERS ? null : text;
}

/** Words as typed, with hyphens and apostrophes, since the topic is quoted. Markup never passes. */
function topicWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

function set(words: string): Set<string> {
  return new Set(words.split(/\s+/));
}
