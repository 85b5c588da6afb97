import { describe, expect, it } from "vitest";
import { readInsights } from "../app/analyzer/insights/insights";
import { proposeChapters, readCaptions } from "../app/engines/chapters";
import { analyzeComments } from "../app/engines/comments";
import { listIdeas } from "../app/engines/content-ideas";
import {
  appendBlocks,
  backedSentences,
  diffSentences,
  findBlocks,
  measureDescription,
  notedSentences,
  rewriteDescription,
} from "../app/engines/descriptions";
import type { SearchAnswer } from "../app/engines/findings";
import { backTest, forecastNext } from "../app/engines/forecast";
import { findKeyphrases } from "../app/engines/keyphrases";
import { questionReader } from "../app/engines/questions";
import { classifySentiment, explainSentiment } from "../app/engines/sentiment";
import { findSeries } from "../app/engines/series";
import { judgeProposals, readStyle, writeAlternatives } from "../app/engines/title-writing";
import { findFrames, knownForms, readLanguage } from "../app/engines/titles";
import { findTopics, type Video } from "../app/engines/topics";
import { articleWords } from "../app/functions/article/choose";
import { replyTo } from "../app/functions/ask-greenlight/reply";
import { backedText } from "../app/functions/ask-greenlight/worded";
import { compose } from "../app/functions/description-rewriter/compose";
import { findVideos } from "../app/functions/plan/find-video";
import { readTitle } from "../app/functions/video-forecast/title-reading";
import { hasEmailPattern } from "../app/functions/waitlist/messages";
import { readSubscriptions } from "../app/functions/watch/watch";
import { isDocumentId } from "../app/model/assistant";
import { topicKey } from "../app/model/trend";
import { type MeasuredUpload, type PastUpload, UNMEASURED } from "../app/model/upload";
import { parseVideoId } from "../app/services/comments";
import { readYoutubePage } from "../app/tables/comments/youtube-page";
import { fileText } from "../app/tables/file-text";
import { readComments } from "../app/tables/read-comments";
import { readUploads } from "../app/tables/read-uploads";
import { spreadsheetText } from "../app/tables/rows";
import { readStudioFile } from "../app/tables/studio/read-file";
import { readVideoPage } from "../app/tables/video-page/read-page";
import { markAdded } from "../app/tools/description-rewriter/show";
import { clip } from "../app/words/bounds";
import { emailKey, isEmail } from "../app/words/email";
import { hasTimestamp, looksForeign, readsEnglish } from "../app/words/english";
import { decodeEntities } from "../app/words/folding";
import { optionalText, typedLine, typedText } from "../app/words/typed";
import { splitPhrases, wordKey } from "../app/words/words";
import { plannedCard } from "../tests/support/cards";
import { cpuTime } from "../tests/support/cpu-time";
import { CELL_SHAPES, type Shape, TEXT_SHAPES } from "../tests/support/hostile-shapes";
import { clientName, readClient } from "./oauth/clients";
import { channelAddress } from "./youtube/channels";
import { FeedError, readFeed, readWatchPage } from "./youtube/feed";

const NOW = new Date("2026-03-01T12:00:00Z");
const random = () => 0.4;
const SAID = {
  ...{ names: ["a", "aaa", "Rye bread"], figures: [{ of: null, measure: "views", value: 9 } as const] },
  ...{ traits: [], extremes: [], currency: "USD" },
};
const says = { blank: "", tooLong: "" };
const bytes = new TextEncoder();
const line = typedLine(Number.POSITIVE_INFINITY, says);
const lines = typedText(Number.POSITIVE_INFINITY, says);
const optional = optionalText(Number.POSITIVE_INFINITY, { tooLong: "" });

function video(title: string, description: string, at = 0): Video {
  const id = `v${at}`;
  const counts = { viewCount: 1000 + at, likeCount: 10, commentCount: 1, durationSeconds: 600 };
  const places = { videoId: id, channelId: `c${at % 3}`, channel: title.slice(0, 100), thumbnail: "" };
  return { title, description, publishedAt: "2026-01-05T00:00:00Z", ...counts, ...places };
}
const search = (text: string): SearchAnswer => ({
  query: text.slice(0, 100),
  source: { kind: "youtube", name: "YouTube" },
  asOf: NOW.toISOString(),
  videos: Array.from({ length: 4 }, (_, at) => video(text, text, at)),
  channels: [],
});
const uploads = (title: string): PastUpload[] =>
  Array.from({ length: 8 }, (_, at) => ({
    title,
    publishedAt: new Date(Date.UTC(2025, at, 3)),
    views: 1000 + at * 100,
    durationSeconds: 600,
  }));
/** Titles that are numbered, each with a piece of the text, and one that is all of it. */
const measured = (text: string): MeasuredUpload[] =>
  [text, ...(text.match(/.{1,100}/gsu) ?? [])].map((piece, at) => ({
    ...UNMEASURED,
    title: `${piece} #${at}`,
    publishedAt: new Date(Date.UTC(2020, 0, at)).toISOString(),
    countedAt: NOW.toISOString(),
    views: 1000,
    durationSeconds: 600,
  }));
/** Of few words: the time that theirs take would hide how the text's grows. */
const OLD_UPLOADS = measured("x".repeat(2400))
  .slice(1)
  .map((one, at) => ({ ...one, title: `Baking bread ${at}` }));
/** A channel whose newest title is the text, as is all that others ask for and make. */
const ideaSources = (text: string): Parameters<typeof listIdeas>[0] => {
  const request = { wants: text, kind: "video" as const, asked: 2, likes: 0, evidence: [0] };
  const answers = { answered: 0, unanswered: 2, unknown: 0 };
  const question = { text: `How do ${text}`, asked: 2, likes: 0, answers, evidence: [0] };
  const digest = { requests: [request], questions: [question], comments: [{ index: 0, text, cut: false }] };
  return {
    channel: { name: text, uploads: [...OLD_UPLOADS, ...measured(text).slice(0, 1)] },
    comments: [{ video: text, digest }],
    watched: [{ channel: text, title: `Bread ${text}`, multiple: 3, id: "a" }],
    seasons: [{ topic: text, peaks: NOW.getTime() }],
  };
};
const comments = (text: string) => {
  const read = readComments(text);
  return "refused" in read ? [] : read.comments;
};

/** Cues of forty characters, a second each. */
const captioned = (text: string) =>
  (text.match(/.{1,40}/gsu) ?? []).map((piece, at) => ({ start: at, end: at + 1, text: piece }));

/** Titles of two hundred characters, each a piece of the text behind the same words. */
const titlesOf = (text: string, before = "") =>
  (text.match(/.{1,200}/gsu) ?? []).map((piece) => ({
    title: `${before}${piece}`.slice(0, 200),
    multiple: 2,
  }));

const feed = (text: string) => {
  try {
    readFeed(text, { id: "UC0000000000000000000001", asOf: NOW.toISOString() });
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
  }
};

/** Where elements stand in a push, which a feed of fewer has not. */
const push = (text: string) => {
  try {
    readWatchPage(`<feed xmlns:at="a">${text}</feed>`, {
      id: "UC0000000000000000000001",
      at: NOW,
      source: "push",
    });
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
  }
};

type Reader = [name: string, most: number, read: (text: string) => unknown];

/**
 * Everything that reads a file or a pasted table, and the most characters it is given here: fewer where each takes
 * long, whose square shows in less text.
 */
const FILE_READERS: Reader[] = [
  ["comments", 16_000, readComments],
  ["a table's cell of comments", 16_000, (text) => readComments(`id,value\n1,${text}\n2,b c\n`)],
  [
    "a table's quoted cell",
    16_000,
    (text) => readComments(`id,text\n1,"${text.replaceAll('"', '""')}"\n2,b`),
  ],
  [
    "a copied page of YouTube's",
    16_000,
    (text) => readYoutubePage(`@abc • 2 days ago\n${text}\nReply`, 10_000),
  ],
  ["a handle's line of it", 16_000, (text) => readYoutubePage(`@abc${text}\n@${text}\n2 days ago`, 10_000)],
  ["uploads", 16_000, (text) => readUploads(text, NOW)],
  ["a copied Videos tab", 16_000, (text) => readVideoPage(`Bread\n5 views\n1 day ago\n${text}`, NOW)],
  ["a Videos tab's line of views", 16_000, (text) => readVideoPage(`Bread\n${text}\n1 day ago`, NOW)],
  [
    "a Videos tab's titles",
    8000,
    (text) =>
      readVideoPage(
        text.replace(/.{1,40}/gs, (t) => `${t}\n5 views\n1 day ago\n`),
        NOW,
      ),
  ],
  ["uploads under a heading", 16_000, (text) => readUploads(`Title,Date,Views\n${text},2026-01-02,5\n`, NOW)],
  ["an export of Studio", 16_000, (text) => readStudioFile(text, { asOf: NOW })],
  [
    "an export's title",
    16_000,
    (text) =>
      readStudioFile(`Content,Title,Published,Views\nabcdefghij1,${text},2026-01-02,5\n`, { asOf: NOW }),
  ],
  ["an export's headings", 16_000, (text) => readStudioFile(`${text},Views\nabcdefghij1,5\n`, { asOf: NOW })],
  ["JSON of comments", 16_000, (text) => readComments(JSON.stringify([{ text, x: [{ text }] }]))],
  ["subscriptions", 16_000, readSubscriptions],
  [
    "a subscription's address",
    16_000,
    (text) => readSubscriptions(`a,http://youtube.com/channel/${text},b\n`),
  ],
  ["a spreadsheet's cell", 16_000, (text) => spreadsheetText(["a"], [[text]])],
  ["captions", 16_000, readCaptions],
  [
    "captions' timing lines",
    16_000,
    (text) => readCaptions(`0:00:01.000,0:00:02.000\n${text}\n00:01 --> ${text}`),
  ],
  ["a file", 16_000, (text) => fileText(bytes.encode(text))],
];

const readQuestion = await questionReader();

/** Everything that reads what people wrote. */
const READERS: Reader[] = [
  ...FILE_READERS,
  ["a typed line", 16_000, (text) => line.safeParse(text)],
  ["typed lines", 16_000, (text) => lines.safeParse(text)],
  ["an optional text", 16_000, (text) => optional.safeParse(text)],
  [
    "the titles of a card and of uploads",
    16_000,
    (text) =>
      findVideos(
        [plannedCard({ idea: text, title: text, createdAt: "2020-01-01T00:00:00Z" })],
        measured(text),
      ),
  ],
  ["a link to a video", 16_000, parseVideoId],
  ["a channel's address", 16_000, channelAddress],
  ["a channel's address on YouTube", 16_000, (text) => channelAddress(`youtube.com/${text}`)],
  ["a channel's feed", 16_000, feed],
  ["a feed's titles", 16_000, (text) => feed(`<feed><title>${text}</title><entry><title>${text}`)],
  ["a feed's attributes", 16_000, (text) => feed(`<feed ${text} a="${text}" b='${text}'/>`)],
  ["a feed's elements", 2000, (text) => feed(`<feed>${text.replace(/./gsu, "<a>$&</a>")}</feed>`)],
  ["a feed's references", 2000, (text) => feed(`<feed>${text.replace(/./gsu, "&amp;&#13;\r\n")}</feed>`)],
  ["a feed's nested elements", 2000, (text) => feed(text.replace(/./gsu, "<a>"))],
  ["a feed's sections", 2000, (text) => feed(`<feed>${text.replace(/./gsu, "<![CDATA[$&]]><!--$&-->")}`)],
  [
    "a push's titles",
    16_000,
    (text) => push(`<entry><title>${text}</title><published>${text}</published></entry>`),
  ],
  ["a push's deletions", 16_000, (text) => push(`<at:deleted-entry ref="${text}" when="${text}"/>`)],
  ["an address of the waitlist", 16_000, isEmail],
  [
    "what an assistant says of itself",
    16_000,
    (text) => [
      isDocumentId(text),
      readClient({ client_name: text, redirect_uris: [`https://a.example/${text}`, text] }),
      clientName(text),
    ],
  ],
  ["its pattern", 16_000, (text) => hasEmailPattern(text) || hasEmailPattern(`a@${text}`)],
  ["a host in Punycode", 240, (text) => isEmail(`a@xn--${text}.de`)],
  ["the front of one", 16_000, (text) => isEmail(text.slice(0, 200)) && emailKey(text)],
  ["words to find an article", 16_000, (text) => articleWords.safeParse(text)],
  ["a topic", 16_000, topicKey],
  ["words", 16_000, splitPhrases],
  ["a word's key", 16_000, wordKey],
  ["English or not", 16_000, readsEnglish],
  ["foreign words", 16_000, (text) => looksForeign(text.split(" "))],
  ["entities", 16_000, decodeEntities],
  ["a timestamp", 16_000, hasTimestamp],
  ["the front of a text", 16_000, (text) => clip(text, 5000)],
  ["sentiment", 8000, classifySentiment],
  ["why a sentiment", 8000, explainSentiment],
  ["one comment analyzed", 16_000, (text) => analyzeComments([{ text }, { text: `${text} two` }])],
  ["lines of comments analyzed", 16_000, (text) => analyzeComments(comments(text))],
  ["a title's language", 16_000, readLanguage],
  ["a title's forms", 16_000, knownForms],
  ["frames of titles", 8000, (text) => findFrames(titlesOf(text))],
  ["frames of a title that comes again", 16_000, (text) => findFrames(titlesOf(text, text.slice(0, 160)))],
  ["the style of titles", 8000, (text) => readStyle(titlesOf(text).map(({ title }) => title))],
  ["a title written anew", 10_000, writeAlternatives],
  ["a how-to written anew", 10_000, (text) => writeAlternatives(`How to bake bread ${text}`)],
  ["a list written anew", 10_000, (text) => writeAlternatives(`7 things that will ${text}`)],
  ["a description measured", 5000, (text) => measureDescription({ title: text, description: text })],
  ["a description rewritten", 5000, (text) => rewriteDescription({ title: "Bread", description: text })],
  ["a description's title", 10_000, (text) => rewriteDescription({ title: text, description: "Bread." })],
  [
    "the blocks of 50 descriptions",
    2400,
    (text) => findBlocks(Array.from({ length: 50 }, () => ({ text, at: null }))),
  ],
  ["the sentences of notes", 10_000, notedSentences],
  ["sentences that notes back", 10_000, (text) => backedSentences("Bread", text, text)],
  [
    "titles that notes back",
    10_000,
    (text) => judgeProposals({ title: "Bread in a day", notes: text }, [text]),
  ],
  ["a description with a block below", 10_000, (text) => appendBlocks(text, [text.slice(0, 2000)])],
  ["chapters of captions", 16_000, (text) => proposeChapters(captioned(text))],
  ["two descriptions compared", 10_000, (text) => diffSentences(text, `Hello. ${text}`)],
  ["key phrases", 16_000, (text) => findKeyphrases(text, { title: text.slice(0, 1000) })],
  ["a forecast's titles", 10_000, (text) => forecastNext(uploads(text), text, NOW)],
  ["a back test's titles", 20_000, (text) => backTest(uploads(text), NOW)],
  ["a channel's series", 6000, (text) => findSeries(measured(text))],
  ["ideas from titles, comments and topics", 4000, (text) => listIdeas(ideaSources(text), NOW.getTime())],
  ["topics", 10_000, (text) => findTopics(search(text).videos, text)],
  ["findings", 10_000, (text) => readInsights(search(text), NOW)],
  ["a title's reading", 16_000, (text) => readTitle(text, text.slice(0, 100))],
  ["a topic's reading", 16_000, (text) => readTitle("Bread in a day", text)],
  ["a description composed", 10_000, (text) => compose(random, text.slice(0, 1000), text)],
  ["what was added to it", 10_000, (text) => markAdded(text, `Hello\n${text}`)],
  ["a question", 10_000, (text) => replyTo(text, [], random)],
  ["a question of one's own", 10_000, (text) => readQuestion(text)],
  ["what a model says", 10_000, (text) => backedText(text, SAID)],
];

/** Milliseconds below which noise is larger than growth. */
const MEASURABLE = 5;
/** A doubling: twice the time where time grows with the size, four times where it grows with its square. */
const MOST_GROWTH = 2.3;
/** An undisturbed run of each size is enough, and comes sooner or later. */
const ROUNDS = 10;
/** A disturbed measurement does not come again at other sizes; a square does. */
const SCALES = [1, 2, 4];
/** Milliseconds from which one round says enough. */
const HOPELESS = 400;
/** Milliseconds from which a quarter of the size shows which shapes may grow too fast; it judges none. */
const TELLING = 2;
/** Of the shapes that seem to grow as they should, so many that grow most are judged all the same. */
const NEAREST = 4;

/** The least milliseconds of some readings. */
function timeOf(read: (text: string) => unknown, text: string, times: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time++) {
    const start = cpuTime();
    read(text);
    least = Math.min(least, cpuTime() - start);
  }
  return least;
}

/** The least times of a quarter of a size and of all of it if they grow too fast, undefined if not. */
function overgrowth(read: (text: string) => unknown, size: number, shape: (size: number) => string) {
  const [small, large] = [shape(size / 4), shape(size)];
  let [one, four] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round++) {
    four = Math.min(four, timeOf(read, large, 1));
    if (four < MEASURABLE) return undefined;
    // The least of two: a disturbed quarter would excuse the whole.
    one = Math.min(one, timeOf(read, small, 2));
    if (four <= MOST_GROWTH ** 2 * one) return undefined;
    if (four > HOPELESS) break;
  }
  return { one, four };
}

/**
 * The shapes to judge at the size that a reader is given: what grows with the square does so at a quarter of the size, for
 * a quarter of the time. Those that are read too fast there to tell are judged, too.
 */
function suspects(most: number, read: (text: string) => unknown, shapes: Shape[]): Shape[] {
  const quick: Shape[] = [];
  const timed: { shape: Shape; growth: number }[] = [];
  for (const shape of shapes) {
    const [, text] = shape;
    const four = timeOf(read, text(most / 4), 1);
    if (four < TELLING) quick.push(shape);
    else timed.push({ shape, growth: four / timeOf(read, text(most / 16), 2) });
  }
  timed.sort((one, other) => other.growth - one.growth);
  const near = timed.filter(({ growth }, rank) => growth > MOST_GROWTH ** 2 || rank < NEAREST);
  return [...quick, ...near.map(({ shape }) => shape)];
}

/** The first shape under which a reader's time grows too fast, with its times. */
function overgrown(most: number, read: (text: string) => unknown, shapes: Shape[]): string | undefined {
  for (const [name, text] of suspects(most, read, shapes)) {
    let grown: ReturnType<typeof overgrowth>;
    for (const scale of SCALES) {
      grown = overgrowth(read, most * scale, text);
      if (!grown || grown.four > HOPELESS) break;
    }
    if (grown) {
      const times = [grown.one, grown.four].map((time) => `${time.toFixed(1)} ms`);
      return `${name}: ${times.join(", ")}`;
    }
  }
  return undefined;
}

describe("hostile text is read in time that grows with its size", { timeout: 30_000 }, () => {
  it.each(READERS)("%s", (_name, most, read) => {
    expect(overgrown(most, read, TEXT_SHAPES)).toBeUndefined();
  });

  it.each(FILE_READERS)(
    "%s of quotes, delimiters and white space",
    { timeout: 120_000 },
    (_name, most, read) => {
      expect(overgrown(most / 4, read, CELL_SHAPES)).toBeUndefined();
    },
  );

  it.each<[string, (text: string) => unknown]>([
    ["alone", () => {}],
    ["in a reader that takes long itself", (text) => measureDescription({ title: text, description: text })],
  ])("would find a pattern that takes the square of it %s", (_where, read) => {
    const planted = (text: string) => [read(text), /\s+x$/.test(text)];
    const shapes = TEXT_SHAPES.filter(([name]) => ["one word", "sentences", "spaces", "@"].includes(name));
    // Large enough that one round says enough.
    expect(overgrown(20_000, planted, shapes)).toMatch(/^spaces/);
  });
});
