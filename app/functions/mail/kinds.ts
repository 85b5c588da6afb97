import { z } from "zod";
import { BRAND } from "../../brand";
import { CATEGORY_TEXTS, FEEDBACK_CATEGORIES, type Feedback } from "../../model/feedback";
import type { Outbox, WaitingMessage } from "../../services/outbox";
import { isEmail } from "../waitlist/join";
import { type Letter, oneLine, renderLetter } from "./letter";

/** A mail's own text; to whom and from whom is not decided here. */
interface MailText {
  subject: string;
  body: string;
}

/**
 * The mail that brings feedback to its readers, with what spec section 7 has in its body: user email,
 * category label, platform, primary topic, demo flag and the text itself.
 */
export function feedbackMail({
  category,
  message,
  email,
  platform,
  primaryTopic,
  isDemo,
}: Feedback): MailText {
  const { label } = CATEGORY_TEXTS[category];
  return {
    subject: `${BRAND.name} feedback: ${label}`,
    body: [
      `From: ${oneLine(email) || "Anonymous"}`,
      `Category: ${label}`,
      `Platform: ${oneLine(platform) || "Not specified"}`,
      `Primary topic: ${oneLine(primaryTopic) || "Not specified"}`,
      `Demo user: ${isDemo ? "Yes" : "No"}`,
      "",
      message,
    ].join("\n"),
  };
}

/** What can send: a kind takes of it what it needs. */
type By = Pick<Outbox, "send">;

interface KindRules<Payload extends z.ZodType> {
  /** Checked when it is sent: an older version may have written it. */
  payload: Payload;
  /** How often it is tried, by the outbox's own pauses; null is without end. */
  tries: number | null;
  /** Answers why it was not taken; null where it was. */
  send(message: WaitingMessage & { payload: z.output<Payload> }, by: By): Promise<string | null>;
}

/** The same for a payload that nobody has checked yet. */
export interface Kind<Payload extends z.ZodType = z.ZodType> extends Pick<KindRules<Payload>, "tries"> {
  payload: Payload;
  send(message: WaitingMessage, by: By): Promise<string | null>;
}

/** Checks that the parts of a kind fit together. A payload that does not fit is a failed try, and says nothing of itself. */
export function defineKind<Payload extends z.ZodType>(rules: KindRules<Payload>): Kind<Payload> {
  return {
    ...rules,
    async send(message, by) {
      const payload = rules.payload.safeParse(message.payload);
      if (!payload.success) return "its payload cannot be read";
      return rules.send({ ...message, payload: payload.data }, by);
    },
  };
}

interface LetterRules<Payload extends z.ZodType> extends Pick<KindRules<Payload>, "payload" | "tries"> {
  /** What it says, from the payload alone. */
  letter(payload: z.output<Payload>): Letter;
}

/** A kind whose mail is a letter, to whom its message names: to nobody else, and never to the readers of feedback. */
export function letterKind<Payload extends z.ZodType>({
  letter,
  ...rules
}: LetterRules<Payload>): Kind<Payload> {
  return defineKind({
    ...rules,
    async send({ id, to, payload }, outbox) {
      if (to === null) return "it names nobody";
      return outbox.send({ key: id, to, replyTo: null, ...renderLetter(letter(payload)) });
    },
  });
}

/** Spec section 3, Feedback. */
const feedbackPayload = z.object({
  category: z.enum(FEEDBACK_CATEGORIES),
  message: z.string(),
  email: z.string().nullable(),
  platform: z.string(),
  primaryTopic: z.string(),
  isDemo: z.boolean(),
});

/** Everything that the outbox carries. */
export const KINDS = {
  feedback: defineKind({
    payload: feedbackPayload,
    tries: null,
    send({ id, to, payload }, outbox) {
      const email = payload.email ?? "";
      return outbox.send({
        key: id,
        to,
        // What is no address would have the mail refused, each time anew; the text names it all the same.
        replyTo: isEmail(email) ? email : null,
        ...feedbackMail({ ...payload, email }),
      });
    },
  }),
} satisfies Record<string, Kind>;

export type OutboxKind = keyof typeof KINDS;

/** What is put into the outbox as a kind. */
export type PayloadOf<Name extends OutboxKind> = z.input<(typeof KINDS)[Name]["payload"]>;

/** How often each kind is tried, for whoever takes what is due. */
export const TRIES: ReadonlyMap<string, number | null> = new Map(
  Object.entries(KINDS).map(([name, { tries }]) => [name, tries]),
);

/** Sends what is in the outbox as its kind does. Answers why it was not taken; null where it was. */
export async function sendMessage(
  message: WaitingMessage,
  by: By,
  kinds: Readonly<Record<string, Kind>> = KINDS,
): Promise<string | null> {
  const kind = Object.hasOwn(kinds, message.kind) ? kinds[message.kind] : undefined;
  return kind ? kind.send(message, by) : "its kind is unknown";
}
