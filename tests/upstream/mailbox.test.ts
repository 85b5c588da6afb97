import { expect, it } from "vitest";
import { renderLetter } from "../../app/functions/mail/letter";
import { httpMailer } from "../../workers/mail/open";
import { MAIL_KEY, startMail } from "./mail";

it("shows its mails in a browser, as text and as HTML that runs nothing", async () => {
  const mailbox = await startMail();
  try {
    const letter = { subject: "<b>Hello</b>", headline: "Hello <i>Ann</i>", parts: ["Rye."], footer: [] };
    await httpMailer({ url: mailbox.url, key: MAIL_KEY, timeoutMs: 5000 }).send({
      ...{ key: "k", to: "ann@creator.example", from: "greenlight@creator.example", replyTo: null },
      ...renderLetter(letter),
    });
    const open = async (path: string) => {
      const answer = await fetch(new URL(path, mailbox.url));
      return {
        status: answer.status,
        policy: answer.headers.get("Content-Security-Policy"),
        text: await answer.text(),
      };
    };
    const list = await open("/");
    expect(list.text).toContain('<a href="/mails/0">&#60;b&#62;Hello&#60;/b&#62;</a> to ann@creator.example');
    const mail = await open("/mails/0");
    expect(mail.text).toContain("Hello &#60;i&#62;Ann&#60;/i&#62;");
    expect(mail.text).toContain('<iframe sandbox="allow-popups" title="HTML" src="/mails/0.html">');
    const html = await open("/mails/0.html");
    expect(html.text).toContain("Hello &lt;i&gt;Ann&lt;/i&gt;</h1>");
    expect(html.policy).toContain("sandbox");
    expect((await open("/mails/1")).status).toBe(404);
    // Looking is no try to send.
    expect(mailbox.attempts()).toBe(1);
  } finally {
    await mailbox.stop();
  }
});
