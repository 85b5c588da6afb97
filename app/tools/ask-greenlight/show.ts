import { FIGURES_TITLE } from "../../functions/ask-greenlight/reply";
import {
  askGreenlight,
  askGreenlightFunctions,
  type Conversation,
  type Message,
} from "../../functions/ask-greenlight/sample";
import { relativeAge } from "../../numbers/days";
import type { ShowContext } from "../tool/tool";
import { toolPage } from "../tool/tool";

export interface Figure {
  value: string;
  label: string;
  /** Its length relative to the highest, 0 to 100. */
  share: number;
}

/** A part of a message. A user's message is always one text. */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "figures"; title: string; figures: Figure[] }
  | { kind: "steps"; steps: string[] };

export interface TurnShown {
  id: string;
  /** Its index in the whole conversation, dropped messages included. It never changes. */
  index: number;
  role: Message["role"];
  timestamp: string;
  age: string;
  blocks: Block[];
  room: string | null;
}

export interface ConversationShown {
  turns: TurnShown[];
  left: number;
}

export function showConversation({ messages, left }: Conversation, { now }: ShowContext): ConversationShown {
  return {
    left,
    turns: messages.map(({ id, role, content, timestamp, room }, place) => ({
      id,
      role,
      timestamp,
      index: left + place,
      age: relativeAge(timestamp, now),
      blocks: role === "user" ? [{ kind: "text", text: content }] : content.split("\n\n").map(readBlock),
      room: room ?? null,
    })),
  };
}

/** Parses a paragraph as `replyTo` writes it. */
function readBlock(paragraph: string): Block {
  const lines = paragraph.split("\n");
  if (lines[0] === FIGURES_TITLE) {
    const figures = lines.slice(1).map((line) => line.slice("- ".length).split(" | "));
    const highest = Math.max(...figures.map(([value]) => amount(value)));
    return {
      kind: "figures",
      title: FIGURES_TITLE.slice(0, -1),
      figures: figures.map(([value = "", label = ""]) => ({
        value,
        label,
        share: Math.round((amount(value) / highest) * 100),
      })),
    };
  }
  if (lines.every((line) => /^\d\. /.test(line))) {
    return { kind: "steps", steps: lines.map((line) => line.slice("1. ".length)) };
  }
  return { kind: "text", text: paragraph };
}

/** The number in a figure: 3.4 of "3.4%". */
function amount(value = ""): number {
  return Number(/[\d.]+/.exec(value)?.[0] ?? 0);
}

/** The Sample desk's page. */
export const askPage = toolPage({
  rules: askGreenlight,
  functions: askGreenlightFunctions,
  show: showConversation,
});
