import type { SendEmail } from "@cloudflare/workers-types";
import { isEmail } from "../../app/functions/waitlist/email";
import { isPrivateUrl } from "../private-url";
import { bindingMailer, httpMailer, MailError, type Mailer } from "./mailers";

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
export interface Post {
  mailer: Mailer;
  from: string;
  to: string;
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
