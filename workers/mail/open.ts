import type { SendEmail } from "@cloudflare/workers-types";
import { KIND_RULES } from "../../app/functions/mail/kinds";
import type { Outbox } from "../../app/services/outbox";
import { isEmail } from "../../app/words/email";
import { readCeilings } from "../ceilings";
import { claimNotice, countingDay, releaseNotice } from "../db/daily-uses";
import type { Database } from "../db/database";
import { claimDue, countWaiting, noteDeliveries } from "../db/outbox";
import type { Env } from "../env";
import { isPrivateUrl } from "../settings";
import type { TimeLimits } from "../time-limits";

/** A mail on its way out. */
interface Mail {
  /**
   * One for each mail, however often it is tried: whoever takes it can tell a second try from a second mail.
   */
  key: string;
  to: string;
  from: string;
  replyTo: string | null;
  subject: string;
  body: string;
  html?: string;
  unsubscribe?: string;
}

/** Takes a mail, or throws a MailError. */
interface Mailer {
  send(mail: Mail): Promise<void>;
}

/**
 * Why a mail was not taken, in words that hold neither addresses nor text: they go to the log and the outbox.
 */
class MailError extends Error {
  override name = "MailError";
}

/** The Message-ID of RFC 5322, 3.6.4, from the mail's key and the sender's domain. */
export function messageId({ key, from }: Pick<Mail, "key" | "from">): string {
  return `<${key}@${from.slice(from.lastIndexOf("@") + 1).replace(/[^a-z0-9.-]/gi, "") || "localhost"}>`;
}

/** What mail clients unsubscribe by without asking anybody to sign in (RFC 8058, 3.1). */
function listHeaders({ unsubscribe }: Pick<Mail, "unsubscribe">): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** Cloudflare's codes for what it refuses: letters and underscores, nothing of the mail. */
const CODE = /^E_[A-Z_]{1,60}$/;

/**
 * Mail through the `send_email` binding. Cloudflare writes the Message-ID itself and refuses one of ours
 * (Email Service, Email headers), so the id travels as X-Idempotency-Key alone.
 */
export function bindingMailer(binding: SendEmail): Mailer {
  return {
    async send(mail) {
      const { key, to, from, replyTo, subject, body, html } = mail;
      try {
        await binding.send({
          to,
          from,
          subject,
          text: body,
          ...(html !== undefined && { html }),
          ...(replyTo && { replyTo }),
          headers: { "X-Idempotency-Key": key, ...listHeaders(mail) },
        });
      } catch (error) {
        const { code } = error as { code?: unknown };
        const named = typeof code === "string" && CODE.test(code) ? `: ${code}` : "";
        throw new MailError(`the e-mail binding did not take it${named}`);
      }
    },
  };
}

interface Setup {
  url: string;
  /** Bearer key. */
  key: string;
  timeoutMs: number;
}

/**
 * Mail by HTTP (spec section 7, Feedback): POST {to, subject, body} with a bearer key, and beside it who it
 * is from, whom to answer, its HTML, and its id: as Idempotency-Key for the service, as Message-ID for whoever
 * reads it.
 */
export function httpMailer({ url, key, timeoutMs }: Setup): Mailer {
  return {
    async send(mail) {
      const { to, subject, body, from, replyTo, html } = mail;
      let status: number;
      try {
        const answer = await fetch(url, {
          method: "POST",
          headers: {
            Authorization: `Bearer ${key}`,
            "Content-Type": "application/json",
            "Idempotency-Key": mail.key,
          },
          body: JSON.stringify({
            to,
            subject,
            body,
            from,
            ...(html !== undefined && { html }),
            ...(replyTo && { replyTo }),
            headers: { "Message-ID": messageId(mail), ...listHeaders(mail) },
          }),
          // A key is not for whomever the service sends us on to.
          redirect: "manual",
          signal: AbortSignal.timeout(timeoutMs),
        });
        status = answer.status;
        await answer.body?.cancel();
      } catch (error) {
        const timedOut = error instanceof Error && error.name === "TimeoutError";
        throw new MailError(
          timedOut ? "the mail service did not answer in time" : "the mail service was not reached",
        );
      }
      if (status < 200 || status >= 300) throw new MailError(`the mail service answered ${status}`);
    },
  };
}

interface MailSetup {
  /** The var MAIL_URL and the secret MAIL_KEY: with both, mail goes by HTTP. */
  url: string | undefined;
  key: string | undefined;
  /** The binding EMAIL: mail goes through it where there is no MAIL_URL. */
  binding: SendEmail | undefined;
  /** The vars MAIL_FROM and FEEDBACK_TO. */
  from: string;
  to: string;
  /** How long the mail service may take. */
  timeoutMs: number;
}

/** How feedback goes out of this deployment. Recipient and sender are its own, never a client's. */
interface Post {
  mailer: Mailer;
  from: string;
  to: string;
}

/** Which settings keep mail from going out, by name. */
export function missingForMail(env: Env): string[] {
  const sender = isEmail(env.MAIL_FROM) ? [] : ["MAIL_FROM"];
  if (env.MAIL_URL) {
    const isGood = isPrivateUrl(env.MAIL_URL);
    return [...sender, ...(isGood ? [] : ["MAIL_URL"]), ...(env.MAIL_KEY ? [] : ["MAIL_KEY"])];
  }
  return env.EMAIL ? sender : [...sender, "MAIL_URL"];
}

/**
 * Chooses by which bindings exist. A deployment without any keeps its feedback, and says at each try what it
 * lacks.
 */
export function choosePost({ url, key, binding, from, to, timeoutMs }: MailSetup): Post {
  return { from, to, mailer: chooseMailer() };

  function chooseMailer(): Mailer {
    if (!isEmail(from) || !isEmail(to)) return never("MAIL_FROM or FEEDBACK_TO is no e-mail address");
    if (url && !isPrivateUrl(url)) return never("MAIL_URL is no https address");
    if (url)
      return key ? httpMailer({ url, key, timeoutMs }) : never("MAIL_URL is set without the secret MAIL_KEY");
    return binding ? bindingMailer(binding) : never("there is neither MAIL_URL nor the binding EMAIL");
  }
}

function never(reason: string): Mailer {
  return {
    async send() {
      throw new MailError(reason);
    },
  };
}

/** The outbox in D1, and what this deployment sends its mail by. */
export function openOutbox(
  env: Env,
  { db, now, timeLimits }: { db: Database; now: Date; timeLimits: TimeLimits },
): Outbox {
  const day = countingDay(now);
  // What is wrong with the var is said with each request.
  const ceilings = readCeilings(env.CEILINGS, () => {});
  const kinds = new Map(
    Array.from(KIND_RULES, ([kind, { tries, share }]) => [kind, { tries, perDay: ceilings[share] }] as const),
  );
  const feedback = new Map([...kinds].filter(([kind]) => kind === "feedback"));
  const post = choosePost({
    url: env.MAIL_URL,
    key: env.MAIL_KEY,
    binding: env.EMAIL,
    from: env.MAIL_FROM,
    to: env.FEEDBACK_TO || env.SUPPORT_EMAIL,
    timeoutMs: timeLimits.mailCall,
  });
  return {
    claim: (wanted) => claimDue(db, { ...wanted, now, kinds }),
    send: sendBy(post),
    note: (outcome) => noteDeliveries(db, { ...outcome, now: new Date(), day }),
    newKey: () => crypto.randomUUID(),
    waiting: () => countWaiting(db, kinds),
    async toTell() {
      const waiting = await countWaiting(db, feedback);
      return waiting > 0 && (await claimNotice(db, day)) ? waiting : null;
    },
    untold: () => releaseNotice(db, day),
  };
}

/** Sends by a mailer; answers why a mail was not taken. */
function sendBy({ mailer, from, to }: Post): Outbox["send"] {
  return async (mail) => {
    try {
      await mailer.send({ ...mail, from, to: mail.to ?? to });
      return null;
    } catch (error) {
      if (error instanceof MailError) return error.message;
      throw error;
    }
  };
}
