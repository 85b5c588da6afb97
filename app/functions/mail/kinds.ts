import { z } from "zod";
import { BRAND } from "../../brand";
import { CATEGORY_TEXTS, FEEDBACK_CATEGORIES, type Feedback } from "../../model/feedback";
import type { Outbox, WaitingMessage } from "../../services/outbox";
import { isEmail } from "../../words/email";
import {
  addressChange,
  addressChangeLetter,
  confirmation,
  confirmationLetter,
  letIn,
  letInLetter,
  security,
  securityLetter,
  signInLetter,
  signInLink,
} from "./account-letters";
import {
  accountDeleted,
  accountDeletedLetter,
  receipt,
  receiptLetter,
  webhookOff,
  webhookOffLetter,
} from "./account-news";
import { type Letter, letter, oneLine, renderLetter } from "./letter";

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

/** Shares of a day's mails (workers/ceilings.ts): to the team, with a link somebody waits for, news of an account, weekly notes. */
export const MAIL_SHARES = ["mails", "linkMails", "accountMails", "noteMails"] as const;
export type MailShare = (typeof MAIL_SHARES)[number];

interface KindRules<Payload extends z.ZodType> {
  /** Checked when it is sent: an older version may have written it. */
  payload: Payload;
  /** How often it is tried, by the outbox's own pauses; null is without end. */
  tries: number | null;
  /** How many of it a day may go: each kind has a share of its own, so that it uses up no other's. */
  share: MailShare;
  /** Whether nothing of it stays once it was sent or given up, not even to whom it went. */
  isForgotten?: true;
  /** Answers why it was not taken; null where it was. */
  send(message: WaitingMessage & { payload: z.output<Payload> }, by: By): Promise<string | null>;
}

/** The same for a payload that nobody has checked yet. */
export interface Kind<Payload extends z.ZodType = z.ZodType>
  extends Pick<KindRules<Payload>, "tries" | "share" | "isForgotten"> {
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

const NOBODY = "it names nobody";

interface LetterRules<Payload extends z.ZodType>
  extends Pick<KindRules<Payload>, "payload" | "tries" | "share" | "isForgotten"> {
  /** What it says, from the payload alone. */
  letter(payload: z.output<Payload>): Letter;
}

/** A kind whose mail is a letter, to whom its message names: to nobody else, and never to the readers of feedback. */
export function letterKind<Payload extends z.ZodType>({
  letter: write,
  ...rules
}: LetterRules<Payload>): Kind<Payload> {
  return defineKind({
    ...rules,
    async send({ id, to, payload }, outbox) {
      if (to === null) return NOBODY;
      return outbox.send({ key: id, to, replyTo: null, ...renderLetter(write(payload)) });
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

/** A link is worth nothing by the time of a fourth try. */
const LINK = { tries: 3, share: "linkMails" } as const;
/** The eighth try comes on the third day. */
const NEWS = { tries: 8, share: "accountMails" } as const;

/** Everything that the outbox carries, what somebody waits for first: a run takes them in this order. */
export const KINDS = {
  "sign-in-link": letterKind({ ...LINK, payload: signInLink, letter: signInLetter }),
  "address-confirmation": letterKind({ ...LINK, payload: confirmation, letter: confirmationLetter }),
  "address-change": letterKind({ ...LINK, payload: addressChange, letter: addressChangeLetter }),
  security: letterKind({ ...NEWS, payload: security, letter: securityLetter }),
  "account-deleted": letterKind({
    ...NEWS,
    isForgotten: true,
    payload: accountDeleted,
    letter: accountDeletedLetter,
  }),
  feedback: defineKind({
    payload: feedbackPayload,
    tries: null,
    share: "mails",
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
  "let-in": letterKind({ ...NEWS, payload: letIn, letter: letInLetter }),
  receipt: letterKind({ ...NEWS, payload: receipt, letter: receiptLetter }),
  "webhook-off": letterKind({ ...NEWS, payload: webhookOff, letter: webhookOffLetter }),
  note: defineKind({
    payload: z.object({ letter, unsubscribe: z.url() }),
    ...NEWS,
    share: "noteMails",
    async send({ id, to, payload }, outbox) {
      if (to === null) return NOBODY;
      const { unsubscribe } = payload;
      return outbox.send({ key: id, to, replyTo: null, ...renderLetter(payload.letter), unsubscribe });
    },
  }),
} satisfies Record<string, Kind>;

export type OutboxKind = keyof typeof KINDS;

/** What is put into the outbox as a kind. */
export type PayloadOf<Name extends OutboxKind> = z.input<(typeof KINDS)[Name]["payload"]>;

/** What binds each kind, for whoever takes what is due. */
export const KIND_RULES: ReadonlyMap<string, Pick<Kind, "tries" | "share" | "isForgotten">> = new Map(
  Object.entries<Kind>(KINDS),
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
