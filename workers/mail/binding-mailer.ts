import type { SendEmail } from "@cloudflare/workers-types";
import { MailError, type Mailer } from "./mail";

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
