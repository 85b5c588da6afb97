import type { SendEmail } from "@cloudflare/workers-types";

/** A mail on its way out. */
export interface Mail {
  /**
   * One for each mail, however often it is tried: whoever takes it can tell a second try from a second mail.
   */
  key: string;
  to: string;
  from: string;
  replyTo: string | null;
  subject: string;
  body: string;
}

/** Takes a mail, or throws a MailError. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/**
 * Why a mail was not taken, in words that hold neither addresses nor text: they go to the log and the outbox.
 */
export class MailError extends Error {
  override name = "MailError";
}

/** The Message-ID of RFC 5322, 3.6.4, from the mail's key and the sender's domain. */
export function messageId({ key, from }: Pick<Mail, "key" | "from">): string {
  return `<${key}@${from.slice(from.lastIndexOf("@") + 1).replace(/[^a-z0-9.-]/gi, "") || "localhost"}>`;
}

/** Cloudflare's codes for what it refuses: letters and underscores, nothing of the mail. */
const CODE = /^E_[A-Z_]{1,60}$/;

/**
 * Mail through the `send_email` binding. Cloudflare writes the Message-ID itself and refuses one of ours
 * (Email Service, Email headers), so the id travels as X-Idempotency-Key alone.
 */
export function bindingMailer(binding: SendEmail): Mailer {
  return {
    async send({ key, to, from, replyTo, subject, body }) {
      try {
        await binding.send({
          to,
          from,
          subject,
          text: body,
          ...(replyTo && { replyTo }),
          headers: { "X-Idempotency-Key": key },
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
 * is from, whom to answer, and its id: as Idempotency-Key for the service, as Message-ID for whoever reads
 * it.
 */
export function httpMailer({ url, key, timeoutMs }: Setup): Mailer {
  return {
    async send(mail) {
      const { to, subject, body, from, replyTo } = mail;
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
            ...(replyTo && { replyTo }),
            headers: { "Message-ID": messageId(mail) },
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
