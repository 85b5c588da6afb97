/** Ends a stretch of words; hyphens stay inside words. */
const STRETCH_END = /[.!?,;:\t"()[\]{}\u2018\u2019\u2013\u2014\n]+|\s-\s/;
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}+/'-]*/gu;
const MAX_WORDS = 3;

/** The stretches of a text between punctuation, as lists of lower-case words. */
function splitStretches(text: string): string[][] {
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
  const candidates = splitStretches(text).flatMap(splitRuns);
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

function splitRuns(words: string[]): string[][] {
  const runs: string[][] = [[]];
  for (const word of words) {
    if (SMART_STOP_WORDS.has(word) || /^[\d.]+$/.test(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs.filter((run) => run.length > 0);
}

/**
 * TF-IDF: n-grams of one to three words without stop words or punctuation, by their count in the document times
 * log(N / documents that have them), over all documents of the set. Returns a ranking for each document.
 */
export function tfIdf(texts: string[]): string[][] {
  const counted = texts.map(countGrams);
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

function countGrams(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const run of splitStretches(text).flatMap(splitRuns)) {
    for (let from = 0; from < run.length; from += 1) {
      for (let to = from + 1; to <= Math.min(run.length, from + MAX_WORDS); to += 1) {
        const gram = run.slice(from, to).join(" ");
        counts.set(gram, (counts.get(gram) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/** Equal scores stay in the order of the text. */
function bestFirst(scores: Map<string, number>): string[] {
  return [...scores].sort((a, b) => b[1] - a[1]).map(([phrase]) => phrase);
}

/**
 * The stop list of the SMART system (Salton and Buckley, Cornell University; printed as appendix 11 of Lewis, Yang,
 * Rose and Li, RCV1, Journal of Machine Learning Research 5, 2004; passed on since without terms), the one that
 * implementations of RAKE come with. For the references of `npm run evaluate` only: nothing that ships holds it.
 */
const SMART_STOP_WORDS = new Set(
  `
    a a's able about above according accordingly across actually after afterwards again against ain't all
    allow allows almost alone along already also although always am among amongst an and another any anybody
    anyhow anyone anything anyway anyways anywhere apart appear appreciate appropriate are aren't around as
    aside ask asking associated at available away awfully b be became because become becomes becoming been
    before beforehand behind being believe below beside besides best better between beyond both brief but by
    c c'mon c's came can can't cannot cant cause causes certain certainly changes clearly co com come comes
    concerning consequently consider considering contain containing contains corresponding could couldn't
    course currently d definitely described despite did didn't different do does doesn't doing don't done
    down downwards during e each edu eg eight either else elsewhere enough entirely especially et etc even
    ever every everybody everyone everything everywhere ex exactly example except f far few fifth first five
    followed following follows for former formerly forth four from further furthermore g get gets getting
    given gives go goes going gone got gotten greetings h had hadn't happens hardly has hasn't have haven't
    having he he's hello help hence her here here's hereafter hereby herein hereupon hers herself hi him
    himself his hither hopefully how howbeit however i i'd i'll i'm i've ie if ignored immediate in inasmuch
    inc indeed indicate indicated indicates inner insofar instead into inward is isn't it it'd it'll it's
    its itself j just k keep keeps kept know knows known l last lately later latter latterly least less lest
    let let's like liked likely little look looking looks ltd m mainly many may maybe me mean meanwhile
    merely might more moreover most mostly much must my myself n name namely nd near nearly necessary need
    needs neither never nevertheless new next nine no nobody non none noone nor normally not nothing novel
    now nowhere o obviously of off often oh ok okay old on once one ones only onto or other others otherwise
    ought our ours ourselves out outside over overall own p particular particularly per perhaps placed
    please plus possible presumably probably provides q que quite qv r rather rd re really reasonably
    regarding regardless regards relatively respectively right s said same saw say saying says second
    secondly see seeing seem seemed seeming seems seen self selves sensible sent serious seriously seven
    several shall she should shouldn't since six so some somebody somehow someone something sometime
    sometimes somewhat somewhere soon sorry specified specify specifying still sub such sup sure t t's take
    taken tell tends th than thank thanks thanx that that's thats the their theirs them themselves then
    thence there there's thereafter thereby therefore therein theres thereupon these they they'd they'll
    they're they've think third this thorough thoroughly those though three through throughout thru thus to
    together too took toward towards tried tries truly try trying twice two u un under unfortunately unless
    unlikely until unto up upon us use used useful uses using usually uucp v value various very via viz vs w
    want wants was wasn't way we we'd we'll we're we've welcome well went were weren't what what's whatever
    when whence whenever where where's whereafter whereas whereby wherein whereupon wherever whether which
    while whither who who's whoever whole whom whose why will willing wish with within without won't wonder
    would would wouldn't x y yes yet you you'd you'll you're you've your yours yourself yourselves z zero
  `
    .trim()
    .split(/\s+/),
);
