import { relativeAge } from "../../numbers/relative-age";
import type { Outlook } from "../tool/tool";
import type { Conversation, Message } from "./conversation";
import { FIGURES_TITLE } from "./reply";

export interface Figure {
  value: string;
  what: string;
  /** Its length beside the others, from 0 to 100. */
  share: number;
}

/** A part of a message. What a user wrote is always one text. */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "figures"; title: string; figures: Figure[] }
  | { kind: "steps"; steps: string[] };

export interface TurnShown {
  id: string;
  /** Its number in the whole conversation, from 0: the same as long as it is there. */
  place: number;
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

export function showConversation({ messages, left }: Conversation, { now }: Outlook): ConversationShown {
  return {
    left,
    turns: messages.map(({ id, role, content, timestamp, room }, index) => ({
      id,
      role,
      timestamp,
      place: left + index,
      age: relativeAge(timestamp, now),
      blocks: role === "user" ? [{ kind: "text", text: content }] : content.split("\n\n").map(asBlock),
      room: room ?? null,
    })),
  };
}

/** A paragraph of a reply, as `replyTo` writes them. */
function asBlock(paragraph: string): Block {
  const lines = paragraph.split("\n");
  if (lines[0] === FIGURES_TITLE) {
    const figures = lines.slice(1).map((line) => line.slice("- ".length).split(" | "));
    const most = Math.max(...figures.map(([value]) => amount(value)));
    return {
      kind: "figures",
      title: FIGURES_TITLE.slice(0, -1),
      figures: figures.map(([value = "", what = ""]) => ({
        value,
        what,
        share: Math.round((amount(value) / most) * 100),
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
