import { readFileSync } from "node:fs";
import { filesOf, givenFiles, textsOf } from "../measures/files.ts";
import { evaluateOutOfScope, evaluateQuestions } from "../questions/evaluate.ts";
import { evaluateChannelReport } from "./channel-report.ts";
import { evaluateChapters } from "./chapters.ts";
import { claimsReadTable } from "./claims-read.ts";
import { evaluateClaims, evaluateComments, fileSections, sentubeSections } from "./comments.ts";
import { evaluateContentIdeas } from "./content-ideas.ts";
import type { Evaluated } from "./evaluated.ts";
import { evaluateField } from "./field.ts";
import { evaluateForecast } from "./forecast.ts";
import { evaluateExports } from "./google-trends.ts";
import type { DataSet } from "./held.ts";
import { evaluateKeywords } from "./keywords.ts";
import { evaluateLight } from "./light.ts";
import { evaluateLikeness, evaluateTypedLikeness } from "./likeness.ts";
import { agreementOf, agreementTable } from "./likeness-readers.ts";
import { evaluateNewest } from "./newest-uploads.ts";
import { evaluatePages } from "./pasted-pages.ts";
import { evaluateSeasons } from "./seasons-report.ts";
import { evaluateSentiment } from "./sentiment.ts";
import { evaluateSeries } from "./series.ts";
import { evaluateShorts } from "./shorts.ts";
import { evaluateStudio } from "./studio.ts";
import { evaluateAlternatives } from "./title-alternatives.ts";
import { evaluateFrames } from "./title-frames.ts";
import { evaluateNeighbours } from "./title-neighbours.ts";
import { evaluateTyped } from "./typed-ideas.ts";
import { evaluateViral } from "./viral.ts";
import { evaluateErrors } from "./youtube-errors.ts";
import { evaluateResponses } from "./youtube-responses.ts";

function likenessLabels(): string {
  return readFileSync("docs/evaluation/likeness-labels.csv", "utf8");
}

/** Likeness against the labels, and these against a second reader's. */
function evaluateReadLikeness(...texts: string[]): Evaluated {
  const labels = likenessLabels();
  const second = readFileSync("docs/evaluation/likeness-second-reading.csv", "utf8");
  const found = evaluateLikeness(labels, ...texts);
  return { ...found, text: `${found.text}\n\n${agreementTable(agreementOf(labels, second))}` };
}

function claimLabels(): string {
  return readFileSync("docs/evaluation/comments-claims.csv", "utf8");
}

/** Claims of exports against their labels, and what a reader found of sections whose comments are not kept. */
function evaluateReadClaims(sections: Parameters<typeof evaluateClaims>[1]): Evaluated {
  const found = evaluateClaims("exports", sections, claimLabels());
  const read = claimsReadTable(readFileSync("docs/evaluation/comments-claims-read.csv", "utf8"));
  return { ...found, text: `${found.text}\n\n${read}` };
}

/** What is held against the histories of channels. */
function ofVideos(
  about: string,
  evaluate: (...texts: string[]) => Evaluated | Promise<Evaluated>,
  work?: DataSet["work"],
): DataSet {
  return { place: "videos", about, ...(work && { work }), evaluate: (path) => evaluate(...textsOf(path)) };
}

/** The sets by their place in DIR. */
export const SETS: DataSet[] = [
  {
    place: "ask-questions.csv",
    about: "which function answers a question to ask, by creators who never saw its rules",
    evaluate: (path) => evaluateQuestions(readFileSync(path, "utf8")),
  },
  {
    place: "questions/data_full.json",
    about: "how many of CLINC's out-of-scope questions ask declines",
    evaluate: (path) => evaluateOutOfScope(readFileSync(path, "utf8")),
  },
  {
    place: "fixtures/youtube_responses",
    about: "recorded answers of the YouTube Data API, by the reader of each kind",
    evaluate: (path) => evaluateResponses(filesOf(path, ".json")),
  },
  {
    place: "fixtures/youtube_errors",
    about: "error bodies of the YouTube Data API, what each is taken for and what is said of it",
    evaluate: (path) => evaluateErrors(filesOf(path, ".json")),
  },
  {
    place: "studio",
    about: "exports of YouTube Studio, what each was read as and what was taken from it",
    evaluate: (path) => evaluateStudio(givenFiles(path), new Date()),
  },
  {
    place: "comments",
    about: "exports of comments, what each was read as and what was taken from it",
    evaluate: (path) => evaluateComments(givenFiles(path)),
  },
  {
    place: "comments",
    about: "what the product claims of comments in exports, as readers labelled it",
    evaluate: (path) => evaluateReadClaims(fileSections(givenFiles(path))),
  },
  {
    place: "sentiment/sentube.csv",
    about: "what the product claims of comments on cars and tablets, as readers labelled it",
    evaluate: (path) => evaluateClaims("sentube", sentubeSections(readFileSync(path, "utf8")), claimLabels()),
  },
  {
    place: "trends/google_trends_exports",
    about: "exports of Google Trends, read or refused",
    evaluate: (path) => evaluateExports(filesOf(path, ".csv")),
  },
  {
    place: "trends/wikipedia_monthly.json",
    about: "peak seasons in monthly views of articles",
    evaluate: (path) => evaluateSeasons(readFileSync(path, "utf8")),
  },
  {
    place: "keywords/inspec.zip",
    about: "keyphrases of abstracts, against those of their indexers",
    evaluate: (path) => evaluateKeywords(readFileSync(path), "inspec"),
  },
  {
    place: "keywords/kpcrowd.zip",
    about: "keywords of news, against those of their readers",
    evaluate: (path) => evaluateKeywords(readFileSync(path), "kpcrowd"),
  },
  ofVideos("the forecast of a video from its channel's earlier uploads", evaluateForecast, "judged ideas"),
  ofVideos(
    "the chance of three times the usual, by what came before each upload",
    evaluateViral,
    "judged ideas",
  ),
  ofVideos(
    "whether what a niche's other channels got foretells what an upload gets (the field)",
    evaluateField,
  ),
  ofVideos("Shorts by the Shorts before them: their light, titles and forecast", evaluateShorts),
  ofVideos("what the channel report claims, against the uploads that came next", evaluateChannelReport),
  ofVideos(
    "which of two neighbouring uploads of a channel has more views, by their titles",
    evaluateNeighbours,
    "judged ideas",
  ),
  ofVideos("frames of a channel's titles: which later uploads with one beat the usual", evaluateFrames),
  ofVideos("the alternatives written to real titles", evaluateAlternatives),
  ofVideos(
    "the light: which uploads beat their channel's usual, by what came before them",
    evaluateLight,
    "judged ideas",
  ),
  ofVideos("the light of ideas as people type them: a few words of each title", evaluateTyped),
  ofVideos("uploads shown as like a typed idea, as a reader labeled them", evaluateReadLikeness),
  {
    place: "typed-ideas",
    about: "the same of ideas typed for channels nothing was learned from",
    evaluate: (path) =>
      evaluateTypedLikeness(
        likenessLabels(),
        readFileSync(`${path}/ideas.csv`, "utf8"),
        readFileSync(`${path}/videos.csv`, "utf8"),
      ),
  },
  ofVideos("content ideas: lists at moments of the past, against what was made after", (...texts) =>
    evaluateContentIdeas(readFileSync("docs/evaluation/ideas-labels.csv", "utf8"), ...texts),
  ),
  ofVideos(
    "the same from the newest 15 uploads alone, as a channel's public feed tells them",
    evaluateNewest,
  ),
  ofVideos(
    "pages copied from YouTube: light and forecast from these, against those from exact dates",
    evaluatePages,
  ),
  ofVideos(
    "series found on public channels, what later episodes got, and each verdict against the next episode",
    evaluateSeries,
  ),
  {
    place: "chapters",
    about: "chapters proposed from captions, against those of the talks' authors",
    evaluate: evaluateChapters,
  },
  {
    place: "sentiment",
    about: "how comments feel, as people rated and labelled them",
    evaluate: evaluateSentiment,
  },
];
