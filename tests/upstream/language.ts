// A stand-in for a language model that speaks chat completions as OpenAI's API has them: POST /v1/chat/completions.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { deepJson, flood } from "./too-much.ts";

/** Its behaviors, chosen by notes that begin with the word: "lie: a man repairs a tap". */
export const LANGUAGE_MOODS = [
  "lie",
  "shout",
  "twist",
  "double",
  "obey",
  "loop",
  "hang",
  "slow",
  "html",
  "empty",
  "refuse",
  "too-many",
  "flood",
  "deep",
] as const;
type Mood = (typeof LANGUAGE_MOODS)[number];

export const LANGUAGE_MODEL = "stand-in";

interface LanguageCall {
  /** As it came: "Bearer …". */
  key: string | null;
  model: string;
  /** Its system prompt, and the question. */
  messages: { role: string; content: string }[];
}

export interface LanguageStandIn {
  /** For LANGUAGE_BASE_URL. */
  url: string;
  calls(): LanguageCall[];
  /** How many bytes it got rid of in each body without end. */
  floods(): number[];
  stop(): Promise<void>;
}

/** Starts it on a port of 127.0.0.1, any free one for 0. */
export async function startLanguage({ port = 0 }: { port?: number } = {}): Promise<LanguageStandIn> {
  const calls: LanguageCall[] = [];
  const floods: number[] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") {
      return void response.writeHead(404).end();
    }
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const { model, messages } = JSON.parse(body) as Omit<LanguageCall, "key">;
    calls.push({ key: request.headers.authorization ?? null, model, messages });
    const asked = messages.at(-1)?.content ?? "";
    if (/^You (?:choose|answer)/.test(messages[0]?.content ?? "")) {
      return answerQuestion(asked, messages[0]?.content.startsWith("You choose") ?? false, response);
    }
    const describes = messages[0]?.content.includes("description of one video") ?? false;
    answer(asked, describes, response, (bytes) => void floods.push(bytes));
  });
  await new Promise<void>((ready, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", ready);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: () => [...calls],
    floods: () => [...floods],
    stop() {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(() => stopped()));
    },
  };
}

function answer(
  asked: string,
  describes: boolean,
  response: ServerResponse,
  flooded: (bytes: number) => void,
): void {
  const [, title = "", notes = ""] =
    /^Title:\n(.*)\n\n(?:(?:Hits|Frames):[\s\S]*?)?Notes:\n([\s\S]*)$/.exec(asked) ?? [];
  switch (
    LANGUAGE_MOODS.find((mood): mood is Mood => notes.startsWith(mood) || notes.includes(`\n${mood}:`))
  ) {
    case "hang":
      break;
    case "refuse":
      response.writeHead(500).end("overloaded");
      break;
    case "too-many":
      response.writeHead(429).end("slow down");
      break;
    case "html":
      response.writeHead(200, { "Content-Type": "text/html" }).end("<p>Sign in first</p>");
      break;
    case "flood":
      flood(response, flooded);
      break;
    case "deep":
      response.writeHead(200, { "Content-Type": "application/json" }).end(deepJson("choices"));
      break;
    case "loop":
      repeat(response);
      break;
    case "empty":
      complete(response, "");
      break;
    case "lie":
      complete(response, LIES);
      break;
    case "shout":
      complete(response, notes.toUpperCase().replaceAll(".", "!!!"));
      break;
    case "twist":
      complete(response, twist(title).join("\n"));
      break;
    case "double":
      complete(response, repeated(title, notes).join("\n"));
      break;
    case "obey":
      // As told in the notes, as if that were no material: what stands between guillemets is what it says.
      complete(response, /«(.*?)»/.exec(notes)?.[1] ?? "");
      break;
    default:
      complete(
        response,
        describes
          ? `Here it is:\n\n${describe(notes)}`
          : ["Here are your titles:", "", ...propose(title, notes)].join("\n"),
      );
  }
}

/**
 * Ask's questions: a mood stands before the question ("lie: how …"). Else it words the first fact as it stands, and obeys
 * whatever a title or comment orders between guillemets, as if that were no material.
 */
function answerQuestion(asked: string, chooses: boolean, response: ServerResponse): void {
  const question = /Question:\n(.*)/.exec(asked)?.[1] ?? "";
  const mood = LANGUAGE_MOODS.find((one) => question.startsWith(`${one}:`));
  if (mood === "loop") repeat(response);
  else if (mood === "refuse") response.writeHead(500).end("overloaded");
  else if (mood === "html")
    response.writeHead(200, { "Content-Type": "text/html" }).end("<p>Sign in first</p>");
  else if (mood === "empty") complete(response, "");
  else if (mood !== "hang") {
    const text = chooses ? chosenFor(question, mood === "lie") : wordedOf(asked, mood === "lie");
    if (mood === "slow") inPieces(response, text);
    else complete(response, text);
  }
}

function chosenFor(question: string, isLie: boolean): string {
  const about = /about (.+?)[?.]*$/.exec(question)?.[1] ?? null;
  return isLie ? "I would rather talk about you." : JSON.stringify({ ask: "due-next", about });
}

function wordedOf(asked: string, isLie: boolean): string {
  const order = /«(.*?)»/.exec(asked)?.[1];
  if (order) return order;
  const [first = ""] = asked.split("Facts:\n")[1]?.split("\n") ?? [];
  const [, name, measure, value] = /^(the channel|“.*?”): ([a-z-]+) (\d+)/.exec(first) ?? [];
  const noun = measure === "late" ? "cards late" : measure;
  return `${name === "the channel" ? "You have" : `${name} has`} ${Number(value) + (isLie ? 1_000 : 0)} ${noun}.`;
}

const LIES = [
  "1. I Won 5,000,000 Dollars in Dubai",
  "2. Taylor Swift Taught Me This Secret Trick",
  "3. Scientists Begged Me to Delete This",
].join("\n");

/** The title with a number, a name or a promise more, denied, or in capitals. */
function twist(title: string): string[] {
  return [
    `${title} in 7 minutes`,
    `${title} with Taylor Swift`,
    `The best way: ${title}`,
    `I never did this: ${title}`,
    `${title}, guaranteed`,
    `${title} 😱`,
    title.replace(/^I /, "I did not "),
    title.replace("coin", "COIN"),
  ];
}

/** One sentence of the notes in fifteen spellings, then something over 100 characters. */
function repeated(title: string, notes: string): string[] {
  const [first = ""] = notes.replace(/^\w+: /, "").split(/(?<=[.!?])\s+/);
  const ways = ["", "How ", "Why ", "This is how ", "See how ", "What is it? ", "Here is why "];
  return [...ways, ...ways.map((way) => way.toLowerCase()), "So "]
    .map((way) => `${way}${first}`)
    .concat(`${title} ${title}`);
}

/** Titles that say no more than title and notes do, numbered as models do. */
function propose(title: string, notes: string): string[] {
  const sentences = notes.split(/(?<=[.!?])\s+/).map((sentence) => sentence.replace(/\.$/, ""));
  return [...sentences.map((sentence) => `${title}. ${sentence}`), ...sentences]
    .filter((line) => line.length <= 100)
    .map((line, at) => `${at + 1}. "${line}"`);
}

/** The first two sentences of the notes, the second first. */
function describe(notes: string): string {
  const [first = "", second = ""] = notes.split(/(?<=[.!?])\s+/);
  return `1. "${second}"\n2. "${first}"`;
}

function complete(response: ServerResponse, content: string): void {
  response.writeHead(200, { "Content-Type": "application/json" }).end(completion(content));
}

function completion(content: string): string {
  const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }];
  return JSON.stringify({ id: "chatcmpl-1", object: "chat.completion", model: LANGUAGE_MODEL, choices });
}

/** Long enough for a page to show what came before. */
const PAUSE_MS = 1_500;

/** Some of it, after a pause more of it, after another the end. */
function inPieces(response: ServerResponse, content: string): void {
  const body = completion(content);
  const third = Math.ceil(body.length / 3);
  response.writeHead(200, { "Content-Type": "application/json" });
  response.write(body.slice(0, third));
  setTimeout(() => response.write(body.slice(third, 2 * third)), PAUSE_MS);
  setTimeout(() => response.end(body.slice(2 * third)), 2 * PAUSE_MS);
}

/** The same title again and again, until the caller hangs up. */
function repeat(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "application/json" });
  response.write('{"choices":[{"message":{"content":"');
  const again = () => {
    if (response.destroyed) return;
    if (response.write("The same title again\\n".repeat(500))) setImmediate(again);
    else response.once("drain", again);
  };
  again();
}
