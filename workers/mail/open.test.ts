import type { SendEmail } from "@cloudflare/workers-types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAIL_KEY, type MailStandIn, startMail } from "../../tests/upstream/mail";
import type { Database } from "../db/database";
import type { Env } from "../env";
import { readTimeLimits } from "../time-limits";
import { bindingMailer, choosePost, httpMailer, messageId, openOutbox } from "./open";

it("sends a mail to whom it names, else to whoever reads feedback, always as the deployment", async () => {
  const standIn = await startMail();
  try {
    standIn.control.mood = "take";
    const env = {
      MAIL_URL: standIn.url,
      MAIL_KEY,
      MAIL_FROM: "greenlight@creator.example",
      FEEDBACK_TO: "team@creator.example",
    } as Env;
    const timeLimits = readTimeLimits(undefined, () => {});
    const outbox = openOutbox(env, { db: {} as Database, now: new Date(0), timeLimits });
    const mail = { key: "k", replyTo: null, subject: "Hello", body: "Rye" };
    for (const to of [null, "ann@creator.example"]) expect(await outbox.send({ ...mail, to })).toBeNull();
    expect(standIn.taken().map(({ from, to }) => [from, to])).toEqual([
      ["greenlight@creator.example", "team@creator.example"],
      ["greenlight@creator.example", "ann@creator.example"],
    ]);
  } finally {
    await standIn.stop();
  }
});

const timeoutMs = 5000;
const MAIL = {
  key: "0123abcd",
  to: "team@greenlight.example",
  from: "feedback@greenlight.example",
  replyTo: "demo@greenlight.example",
  subject: "Greenlight feedback: Bug Report",
  body: "It broke.",
};

/** A mail that can be unsubscribed from, and the headers by which (RFC 8058, 3.1). */
const NOTE = { ...MAIL, html: "<p>It broke.</p>", unsubscribe: "https://a.example/unsubscribe/x.y" };
const ONE_CLICK = {
  "List-Unsubscribe": "<https://a.example/unsubscribe/x.y>",
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
};

describe("mail by HTTP", () => {
  let standIn: MailStandIn;
  beforeAll(async () => {
    standIn = await startMail();
  });
  afterAll(() => standIn.stop());

  it("carries the mail with its id, as Idempotency-Key and as Message-ID", async () => {
    const mailer = httpMailer({ url: standIn.url, key: MAIL_KEY, timeoutMs });
    standIn.control.mood = "take";
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    const taken = { ...MAIL, html: null, messageId: "<0123abcd@greenlight.example>", headers: {} };
    expect(standIn.taken()).toEqual([taken, taken]);
  });

  it("carries HTML, and where to unsubscribe with one click", async () => {
    standIn.control.mood = "take";
    await httpMailer({ url: standIn.url, key: MAIL_KEY, timeoutMs }).send(NOTE);
    expect(standIn.taken().at(-1)).toMatchObject({ body: MAIL.body, html: NOTE.html, headers: ONE_CLICK });
  });

  it.each([
    ["refuse", "the mail service answered 503"],
    ["drop", "the mail service was not reached"],
    ["hang", "the mail service did not answer in time"],
  ] as const)(
    "says what happened where the service will %s, and nothing of the mail",
    async (mood, message) => {
      standIn.control.mood = mood;
      const mailer = httpMailer({ url: standIn.url, key: MAIL_KEY, timeoutMs: 150 });
      await expect(mailer.send(MAIL)).rejects.toThrow(message);
    },
  );

  it("reports a wrong key by its status", async () => {
    standIn.control.mood = "take";
    await expect(httpMailer({ url: standIn.url, key: "wrong", timeoutMs }).send(MAIL)).rejects.toThrow(
      "answered 401",
    );
  });
});

it("mail through the binding carries its id in a header that Cloudflare allows", async () => {
  const sent: unknown[] = [];
  const binding = { send: async (mail: unknown) => void sent.push(mail) } as unknown as SendEmail;
  await bindingMailer(binding).send(MAIL);
  const { key, body, ...rest } = MAIL;
  expect(sent).toEqual([{ ...rest, text: body, headers: { "X-Idempotency-Key": key } }]);
  await bindingMailer(binding).send(NOTE);
  expect(sent[1]).toEqual({
    ...rest,
    text: body,
    html: NOTE.html,
    headers: { "X-Idempotency-Key": key, ...ONE_CLICK },
  });
  const broken = {
    send: () => Promise.reject(Object.assign(new Error("to: x@y.z"), { code: "E_RATE_LIMIT" })),
  };
  await expect(bindingMailer(broken as unknown as SendEmail).send(MAIL)).rejects.toThrow(
    "the e-mail binding did not take it: E_RATE_LIMIT",
  );
});

it("a Message-ID has a domain even where the sender has none", () => {
  expect(messageId({ key: "a", from: "x@bad domain>" })).toBe("<a@baddomain>");
  expect(messageId({ key: "a", from: "@" })).toBe("<a@localhost>");
});

describe("choosePost", () => {
  const setup = {
    url: undefined,
    key: undefined,
    binding: undefined,
    from: MAIL.from,
    to: MAIL.to,
    timeoutMs,
  };
  it.each([
    [setup, "neither MAIL_URL nor the binding EMAIL"],
    [{ ...setup, url: "https://mail.example/send" }, "without the secret MAIL_KEY"],
    [{ ...setup, from: "nobody" }, "is no e-mail address"],
    [{ ...setup, key: "a-key", url: "http://mail.example/send" }, "MAIL_URL is no https address"],
    [{ ...setup, key: "a-key", url: "http://localhost.mail.example/send" }, "MAIL_URL is no https address"],
    [{ ...setup, key: "a-key", url: "mail.example" }, "MAIL_URL is no https address"],
  ])("says at each try what is missing: %j", async (given, message) => {
    await expect(choosePost(given).mailer.send(MAIL)).rejects.toThrow(message);
  });

  it("sends by plain http on this machine", async () => {
    const standIn = await startMail();
    try {
      for (const host of ["127.0.0.1", "localhost"]) {
        const url = standIn.url.replace("127.0.0.1", host);
        await choosePost({ ...setup, url, key: MAIL_KEY }).mailer.send(MAIL);
      }
      expect(standIn.taken()).toHaveLength(2);
    } finally {
      await standIn.stop();
    }
  });
});
