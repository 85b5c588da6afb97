import { searchRefused } from "../../app/functions/topic/search.ts";
import {
  searchProblem,
  YoutubeError,
  type YoutubeProblem,
  youtubeProblem,
} from "../../workers/youtube/api/problems.ts";
import { readComments } from "../../workers/youtube/comments.ts";
import type { DataFile } from "../measures/files.ts";
import { table } from "../table.ts";
import type { Evaluated } from "./evaluated.ts";

/** The problem each reason stands for: the rows of the API's own table of errors that the product distinguishes. */
const EXPECTED: Record<string, YoutubeProblem["kind"]> = {
  quotaExceeded: "quota",
  dailyLimitExceeded: "quota",
  keyInvalid: "bad-key",
  API_KEY_INVALID: "bad-key",
  accessNotConfigured: "api-off",
  SERVICE_DISABLED: "api-off",
  API_KEY_SERVICE_BLOCKED: "api-off",
  commentsDisabled: "comments-disabled",
  videoNotFound: "not-found",
  channelNotFound: "not-found",
  playlistNotFound: "not-found",
};

interface ErrorReading {
  reasons: string[];
  problem: YoutubeProblem;
  /** The message a visitor reads when it ends a search. */
  message: string;
  /** Its effect while comments are read: whether the run over many videos goes on. */
  comments: string;
  failure: string | null;
}

/** Reads an error body as the product does, for a search and for comments. */
export async function readErrorBody(status: number, body: string): Promise<ErrorReading> {
  const problem = youtubeProblem(status, body);
  const { message } = searchRefused(searchProblem(problem));
  const reasons = reasonsOf(body);
  const expected = reasons.map((reason) => EXPECTED[reason]).find((kind) => kind !== undefined);
  const words = new YoutubeError(problem).message;
  let failure: string | null = null;
  if (expected && problem.kind !== expected) failure = `taken for ${problem.kind} instead of ${expected}`;
  else if (/<\/?[a-z][^>]*>/i.test(`${words} ${message}`)) failure = "HTML is left in its words";
  return { reasons, problem, message, comments: await atComments(problem), failure };
}

/** The status is the number in the file's name: "quotaExceeded_403.json". */
export function statusOf(name: string): number {
  return Number(/_(\d{3})(?=[_.])/.exec(name)?.[1] ?? Number.NaN);
}

/** Checks which problem each error body is taken for. Fails those taken for another than EXPECTED, or shown with HTML. */
export async function evaluateErrors(files: DataFile[]): Promise<Evaluated> {
  const readings: (ErrorReading & { name: string })[] = [];
  for (const { name, text } of files) {
    readings.push({ name, ...(await readErrorBody(statusOf(name), text)) });
  }
  const rows = readings.map(({ name, problem, message, comments }) => [
    name,
    inBrief(problem),
    comments,
    message,
  ]);
  const others = readings.filter(({ reasons }) => !reasons.some((reason) => reason in EXPECTED));
  const failures = readings.flatMap(({ name, failure }) => (failure ? [`${name}: ${failure}`] : []));
  return {
    text: [
      table(["error", "taken for", "among comments", "message of a search"], rows, [0, 1, 2, 3]),
      ...others.map(
        ({ name, reasons }) =>
          `${name}: ${reasons.join(", ") || "no reason"} has no row in the table of errors`,
      ),
      ...failures.map((failure) => `WRONG: ${failure}`),
    ].join("\n"),
    held: `${files.length} errors`,
    figure: `${files.length - failures.length - others.length} taken for what they are, ${others.length} without a row of their own`,
    failures,
  };
}

function inBrief(problem: YoutubeProblem): string {
  if (problem.kind === "quota") return problem.perDay ? "quota, for the day" : "quota, for a while";
  if (problem.kind === "not-found") return `not-found (${problem.what})`;
  return problem.kind === "failed" ? `failed (${problem.status})` : problem.kind;
}

/** Reads a video's comments from an API that answers with the problem. */
async function atComments(problem: YoutubeProblem): Promise<string> {
  const api = { comments: () => Promise.reject(new YoutubeError(problem)), now: () => new Date(0) };
  try {
    return `beside the video: ${(await readComments("video", 1, api)).problem}`;
  } catch {
    return "ends the run";
  }
}

function reasonsOf(body: string): string[] {
  return [...body.matchAll(/"reason"\s*:\s*"([^"]+)"/g)].flatMap(([, reason]) => reason ?? []);
}
