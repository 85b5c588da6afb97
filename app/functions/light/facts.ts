import type { SearchAnswer } from "../../engines/findings";
import type { Channel } from "../../model/channel";
import { type TrendRecord, WIKIPEDIA_INTEREST } from "../../model/trend";
import { UPLOAD_KINDS, type UploadKind } from "../../model/upload";
import type { User } from "../../model/user";
import type { ReadServices } from "../../services";
import type { Example } from "../../services/channels";
import type { OutcomeRow } from "../../services/plan";
import { TOPIC_MAX } from "../../words/bounds";
import { tellingWords } from "../../words/telling";
import { typedLine } from "../../words/typed";
import type { TopicProblem } from "../topic/messages";
import { LIGHT_MESSAGES } from "./messages";

interface LightServices {
  channel: Pick<ReadServices["channel"], "read">;
  examples: ReadServices["examples"];
  videos: Pick<ReadServices["videos"], "source" | "recallNear">;
  trends: Pick<ReadServices["trends"], "isSample" | "recall">;
  plan: Pick<ReadServices["plan"], "listOutcomes">;
  request: Pick<ReadServices["request"], "now">;
  report: ReadServices["report"];
}
type Visitor = Pick<User, "isDemo"> | null;

type NotKnown = "not-asked" | "account" | "unread" | "no-source";

/** What is known of an idea without a call outside, or after one. */
export interface LightFacts {
  idea: string;
  now: Date;
  /** null where none is connected; "unread" where nobody can tell just now. */
  channel: Channel | null | "unread";
  /** The kind of video that was chosen to judge by; absent for what the channel makes now. */
  kind?: UploadKind | undefined;
  /**
   * What the field gave; "not-asked" where nothing was looked up, "account" for demo users, "no-source" where only samples
   * could tell and the channel is real.
   */
  field: { answer: SearchAnswer } | { problem: TopicProblem | NotKnown };
  /** The subject that interest was read for, and its record; null if the idea names no subject. */
  interest: { topic: string; record: TrendRecord | null } | NotKnown | null;
  /** A sample channel for what an answer looks like; null where a channel is connected. */
  example?: Example | null;
  /** Whether the field is the sample catalogue. */
  isSampleField: boolean;
  /** What became of the visitor's plan so far. */
  outcomes: OutcomeRow[];
}

/** An idea as it is typed, on one line. */
export const typedIdea = typedLine(TOPIC_MAX, { blank: LIGHT_MESSAGES.blank, tooLong: LIGHT_MESSAGES.long });

/** The idea that a form or an address holds, on one line; the message for a blank or too long one. */
export function readIdea(typed: unknown): { idea: string } | { message: string } {
  const read = typedIdea.safeParse(typed ?? "");
  return read.success
    ? { idea: read.data }
    : { message: read.error.issues[0]?.message ?? LIGHT_MESSAGES.blank };
}

/** The kind of video that an address or a form chooses; undefined without one. */
export function readKind(asked: unknown): UploadKind | undefined {
  return UPLOAD_KINDS.find((kind) => kind === asked);
}

/** What interest is read for: the words of the idea that tell its subject; null where none does. */
export function subjectOf(text: string): string | null {
  return tellingWords(text).slice(0, 4).join(" ") || null;
}

/** All that is known of an idea with no call outside. What cannot be read is "unread", and goes to `report`. */
export async function recallFacts(
  text: string,
  visitor: Visitor,
  services: LightServices,
  kind?: UploadKind,
): Promise<LightFacts> {
  const { channel, examples, videos, trends, plan, request, report } = services;
  const unread = (error: unknown) => {
    report(error);
    return "unread" as const;
  };
  const subject = subjectOf(text);
  const [connected, outcomes, found, record] = await Promise.all([
    channel.read().catch(unread),
    plan.listOutcomes().catch(unread),
    visitor?.isDemo ? null : videos.recallNear(text).catch(unread),
    visitor?.isDemo || subject === null ? null : trends.recall(subject).catch(unread),
  ]);
  // One that could not be read is taken for one: nothing invented stands beside what is theirs.
  const hasOwn = connected === "unread" || (connected !== null && !connected.isSample);
  const isSample = videos.source.kind === "sample";
  return {
    idea: text,
    now: request.now,
    channel: connected,
    kind,
    // null for demo users alone.
    field:
      found === null
        ? { problem: "account" }
        : hasOwn && isSample
          ? { problem: "no-source" }
          : fieldOf(found),
    interest: visitor?.isDemo
      ? "account"
      : hasOwn && trends.isSample && !isCounted(record)
        ? "no-source"
        : interestOf(subject, record, trends.isSample),
    example: connected === null ? examples.near(text) : null,
    isSampleField: isSample && !hasOwn,
    outcomes: outcomes === "unread" ? [] : outcomes,
  };
}

function fieldOf(
  found: Awaited<ReturnType<ReadServices["videos"]["recall"]>> | "unread",
): LightFacts["field"] {
  if (found === "unread") return { problem: "unread" };
  return found.ok ? { answer: found.answer } : { problem: found.problem };
}

/** Whether readers were counted, as they may have been before the source went. */
function isCounted(record: Recalled): boolean {
  return record !== "unread" && record?.source === WIKIPEDIA_INTEREST;
}

type Recalled = Awaited<ReturnType<ReadServices["trends"]["recall"]>> | "unread";

function interestOf(subject: string | null, record: Recalled, isSample: boolean): LightFacts["interest"] {
  if (subject === null) return null;
  if (record === "unread") return "unread";
  return record || isSample ? { topic: subject, record } : "not-asked";
}
