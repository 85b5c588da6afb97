/** No subject is longer: it stands inside a sentence of the reply. */
const MOST_WORDS = 4;
const MOST_LETTERS = 40;

/** Words that a subject begins after. */
const LEADS = set("about for on around covering regarding of");
/** Words in front of a subject that do not belong to it. */
const ARTICLES = set("a an the my our your this that these some any more new next");
/** Words that a subject ends before. */
const ENDS = set(
  `and but or so because when while that which who where why how what is are was were be been do does did can could
   should would will have has had without with if than then to in at from by since after before until not lately
   i we you they it please right now today tomorrow this next i'm i've saturated trending got gets get keeps keep went
   goes made makes lost demonetized demonetised banned removed restricted flagged`,
);
/** Words that name no subject: every channel has them. */
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

/** Where one of these begins a word, a reply does not take the question's words up: that would sound cold. */
const GRAVE =
  /\b(suicid|self[ -]?harm|murder|rape|rapist|abus|dying|died|death|dead|cancer|terroris|genocid|holocaust|grie[fv]|funeral|miscarr|stillb|assault|overdos|shooting|traffick|traum|depress|anorexi|bulimi|war\b|wars\b|killed|killing)/iu;

/**
 * What a question is about, in its own words: in quotation marks, before "channel" or "videos", or after "about",
 * "for", "on". Null where it names nothing that only this channel has, or more than fits into a sentence, and on grave subjects.
 */
export function subjectOf(question: string): string | null {
  if (GRAVE.test(question)) return null;
  const quoted = /["“]([^"“”]+)["”]/.exec(question)?.[1];
  if (quoted) return asSubject(wordsOf(quoted));
  for (const clause of question.split(/[.,;:!?()\n]|\s[-–—]\s/)) {
    const words = wordsOf(clause);
    const subject = beforeChannel(words) ?? afterLead(words);
    if (subject) return subject;
  }
  return null;
}

/** "my woodworking channel", "videos" likewise: one or two words between an article and what every channel has. */
function beforeChannel(words: string[]): string | null {
  for (const [index, word] of words.entries()) {
    if (!/^(channel|videos?|niche|series|shorts)$/i.test(word)) continue;
    const start = words.findLastIndex((earlier, at) => at < index && ARTICLES.has(earlier.toLowerCase()));
    if (start < 0 || index - start > 3) continue;
    const named = words.slice(start + 1, index);
    const subject = named.some((word) => ENDS.has(word.toLowerCase())) ? null : asSubject(named);
    if (subject) return subject;
  }
  return null;
}

function afterLead(words: string[]): string | null {
  for (const [lead, word] of words.entries()) {
    if (!LEADS.has(word.toLowerCase())) continue;
    const rest = words.slice(lead + 1);
    const from = rest.findIndex((word) => !ARTICLES.has(word.toLowerCase()));
    const named = from < 0 ? [] : rest.slice(from);
    const end = named.findIndex((word) => ENDS.has(word.toLowerCase()) || LEADS.has(word.toLowerCase()));
    const subject = asSubject(end < 0 ? named : named.slice(0, end));
    if (subject) return subject;
  }
  return null;
}

function asSubject(words: string[]): string | null {
  const last = words.findLastIndex((word) => !GENERAL.has(word.toLowerCase()));
  const subject = words.slice(0, last + 1);
  const tooGeneral = subject.length === 0 || GENERAL.has(subject[0]?.toLowerCase() ?? "");
  const text = subject.join(" ");
  return tooGeneral || subject.length > MOST_WORDS || text.length > MOST_LETTERS ? null : text;
}

/** Letters, digits, and what joins them: nothing that could be anything but text. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

function set(words: string): Set<string> {
  return new Set(words.split(/\s+/));
}
