import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SentimentClass } from "../../app/engines/sentiment/classify.ts";
import { csvRecords } from "../measures/csv.ts";

export type SentimentSet = "jziumo" | "sentube" | "vader_tweets" | "vader_amazon";

/** A comment with its label or its rating, never both. */
export interface SentimentRow {
  set: SentimentSet;
  /** Kept together where sets are split: comments of a video, sentences of a review. */
  group: string;
  text: string;
  label?: SentimentClass | "mixed";
  /** Mean of many raters, -4 to 4. */
  rating?: number;
  /** SenTube only: it is about the video, not about the product shown. */
  isOfVideo?: boolean;
  /** SenTube only: "ok" where its annotators found the comment to the point, in English and no spam. */
  status?: string;
}

/** Which of the sets' files are not in the folder. */
export function missingFiles(folder: string): string[] {
  return Object.keys(READERS).filter((name) => !existsSync(join(folder, name)));
}

/** The sets of ratings and labels that a folder has. Throws, with the file, where one is empty or cannot be read. */
export function readRows(folder: string): SentimentRow[] {
  return Object.entries(READERS).flatMap(([name, rows]) => {
    const path = join(folder, name);
    return existsSync(path) ? readOne(name, () => rows(readFileSync(path, "utf8"))) : [];
  });
}

const READERS: Record<string, (text: string) => SentimentRow[]> = {
  "jziumo.csv": jziumo,
  "sentube.csv": sentube,
  "vader_tweets.tsv": (text) => rated("vader_tweets", text),
  "vader_amazon.tsv": (text) => rated("vader_amazon", text),
};

function readOne(name: string, read: () => SentimentRow[]): SentimentRow[] {
  try {
    const rows = read();
    if (rows.length === 0) throw new Error("no comments in it");
    return rows;
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`);
  }
}

function jziumo(text: string): SentimentRow[] {
  return csvRecords(text).map(({ text = "", overall }) => ({
    set: "jziumo",
    // A few comments stand there twice.
    group: `jziumo ${text}`,
    text,
    label: readLabel(overall),
  }));
}

function sentube(text: string): SentimentRow[] {
  return csvRecords(text).map(({ video_id, text = "", label, status, target }) => ({
    set: "sentube",
    group: `sentube ${video_id}`,
    text,
    label: readLabel(label),
    isOfVideo: target === "video",
    status,
  }));
}

/** Lines of id, rating and text, parted by tabs; sentences of one review have ids "1_1", "1_2". */
function rated(set: SentimentSet, text: string): SentimentRow[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== "")
    .map((line) => {
      const [id = "", rating, ...rest] = line.split("\t");
      if (!Number.isFinite(Number(rating))) throw new Error(`${set}: “${id}” has no rating`);
      return { set, group: `${set} ${id.split("_")[0]}`, text: rest.join("\t"), rating: Number(rating) };
    });
}

function readLabel(label: string | undefined): SentimentRow["label"] {
  if (label === "positive" || label === "neutral" || label === "negative" || label === "mixed") return label;
  throw new Error(`“${label}” is no label`);
}
