import { MailError, type Mailer, messageId } from "./mail";

/** Longer than a mail service takes, shorter than a visitor's Worker lives on after its answer. */
const TIMEOUT_MS = 10_000;

interface Setup {
  url: string;
  /** Bearer key. */
  key: string;
  timeout?: number;
}

/**
 * Mail by HTTP (spec section 7, Feedback): POST {to, subject, body} with a bearer key, and beside it who it
 * is from, whom to answer, and its id: as Idempotency-Key for the service, as Message-ID for whoever reads
 * it.
 */
export function httpMailer({ url, key, timeout = TIMEOUT_MS }: Setup): Mailer {
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
          signal: AbortSignal.timeout(timeout),
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
