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
