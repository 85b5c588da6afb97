import { z } from "zod";
import { newId } from "../../numbers/chance";
import { formatCount } from "../../numbers/figures";
import { typedText } from "../../words/typed";
import { type DeskRules, defineAction } from "../desk/desk";
import { sampleFunctions } from "../desk/functions";
import { ASK_BLANK, ASK_FAILED, KEPT_MESSAGES, QUESTION_LENGTH, SUGGESTED_QUESTIONS } from "./messages";
import { replyTo } from "./reply";

/** Spec section 3, Chat message, and where a reply leads. */
const message = z.object({
  id: z.string(),
  content: z.string(),
  role: z.enum(["user", "assistant"]),
  timestamp: z.iso.datetime(),
  /** Path of the tool that takes it further. */
  room: z.string().optional(),
});
export type Message = z.infer<typeof message>;

export const conversation = z.object({
  messages: z.array(message),
  /** How many of the oldest messages were dropped. */
  left: z.int().min(0),
  /** How many questions were asked, dropped ones included. */
  asked: z.int().min(0),
});
export type Conversation = z.infer<typeof conversation>;

const GREETING =
  "Hello. What are you working on? Ask me about views, titles, thumbnails, ideas, comments or revenue, in your own words. In this demo every figure I give is a sample; the methods are ones to try.";

const question = typedText(QUESTION_LENGTH, { blank: ASK_BLANK, tooLong });

/** Spec section 4, Chat: the user's message and the reply are appended. The oldest are dropped. */
export const ask = defineAction<Conversation>()({
  form: z.object({ question }),
  apply({ messages, left, asked }, { question }, { now, random }) {
    const timestamp = now.toISOString();
    const replies = messages.filter(({ role }) => role === "assistant").map(({ content }) => content);
    const all: Message[] = [
      ...messages,
      { id: newId(random), role: "user", content: question, timestamp },
      { id: newId(random), role: "assistant", ...replyTo(question, replies, random), timestamp },
    ];
    const leaving = Math.max(0, all.length - KEPT_MESSAGES);
    return { messages: all.slice(leaving), left: left + leaving, asked: asked + 1 };
  },
  opens: ({ messages }) => messages.at(-1)?.id,
});

/** Ask Greenlight (spec section 2): the tools' storage and action, shown as a chat. */
export const askGreenlight: DeskRules<Conversation> = {
  key: "ask-greenlight",
  state: conversation,
  initial(now) {
    const timestamp = now.toISOString();
    return {
      messages: [{ id: "greeting", role: "assistant", content: GREETING, timestamp }],
      left: 0,
      asked: 0,
    };
  },
  failed: ASK_FAILED,
  actions: { ask },
  figure({ asked }) {
    if (asked === 0) {
      return { value: String(SUGGESTED_QUESTIONS.length), label: "questions to start with, on sample data" };
    }
    return {
      value: String(asked),
      label: `${asked === 1 ? "question" : "questions"} answered, with sample figures`,
    };
  },
};

function tooLong(length: number): string {
  return `A question can have up to ${formatCount(QUESTION_LENGTH)} characters; this one has ${formatCount(length)}.`;
}

export const askGreenlightFunctions = sampleFunctions(askGreenlight, {
  ask: {
    about: "Answers a question with a method and the tool that goes further, on sample data.",
    example: { question: "When is the best time to upload?" },
    bad: { input: { question: " " }, status: 400, message: ASK_BLANK },
  },
});
