import { SMART_STOP_WORDS } from "./keywords-smart-list.ts";

/** Words of one stretch that no punctuation interrupts; hyphens stay inside of words. */
const STRETCH_END = /[.!?,;:\t"()[\]{}\u2018\u2019\u2013\u2014\n]+|\s-\s/;
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}+/'-]*/gu;
const LONGEST = 3;

/** The stretches of a text between punctuation, as lists of lower-case words. */
function stretchesOf(text: string): string[][] {
  return text
    .replace(/\s+/g, " ")
    .toLowerCase()
    .split(STRETCH_END)
    .map((stretch) => stretch.match(WORDS) ?? []);
}

/**
 * RAKE (Rose, Engel, Cramer & Cowley, in Text Mining, Wiley 2010): candidates are the runs of words between stop
 * words and punctuation; a word scores its degree (words it shares candidates with, itself included) over its
 * frequency, a candidate the sum of its words. Best first.
 */
export function rake(text: string): string[] {
  const candidates = stretchesOf(text).flatMap(runsOf);
  const frequency = new Map<string, number>();
  const degree = new Map<string, number>();
  for (const run of candidates) {
    for (const word of run) {
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
      degree.set(word, (degree.get(word) ?? 0) + run.length);
    }
  }
  const scores = new Map<string, number>();
  for (const run of candidates) {
    const score = run.reduce((sum, word) => sum + (degree.get(word) ?? 0) / (frequency.get(word) ?? 1), 0);
    scores.set(run.join(" "), score);
  }
  return bestFirst(scores);
}

function runsOf(words: string[]): string[][] {
  const runs: string[][] = [[]];
  for (const word of words) {
    if (SMART_STOP_WORDS.has(word) || /^[\d.]+$/.test(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs.filter((run) => run.length > 0);
}

/**
 * TF-IDF: n-grams of one to three words that hold no stop word and cross no punctuation, by how often the text says
 * them times log(N / documents that say them), over all documents of the set. A ranking of each document.
 */
export function tfIdf(texts: string[]): string[][] {
  const counted = texts.map(countsOf);
  const documents = new Map<string, number>();
  for (const counts of counted) {
    for (const gram of counts.keys()) documents.set(gram, (documents.get(gram) ?? 0) + 1);
  }
  return counted.map((counts) => {
    const scores = new Map<string, number>();
    for (const [gram, count] of counts) {
      scores.set(gram, count * Math.log(texts.length / (documents.get(gram) ?? 1)));
    }
    return bestFirst(scores);
  });
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const run of stretchesOf(text).flatMap(runsOf)) {
    for (let from = 0; from < run.length; from += 1) {
      for (let to = from + 1; to <= Math.min(run.length, from + LONGEST); to += 1) {
        const gram = run.slice(from, to).join(" ");
        counts.set(gram, (counts.get(gram) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/** Equal scores stay in the order in which the text says them. */
function bestFirst(scores: Map<string, number>): string[] {
  return [...scores].sort((a, b) => b[1] - a[1]).map(([phrase]) => phrase);
}
