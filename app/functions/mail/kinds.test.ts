import { expect, it, vi } from "vitest";
import { z } from "zod";
import type { MailText } from "../../services/outbox";
import { defineKind, KIND_RULES, KINDS, letterKind, sendMessage } from "./kinds";

const note = defineKind({
  payload: z.object({ week: z.string() }),
  tries: 3,
  share: "noteMails",
  send: ({ id, to, payload }, { send }) =>
    send({ key: id, to, replyTo: null, subject: `Week ${payload.week}`, body: "" }),
});
const KIND = { note };
const MESSAGE = { id: "n1", kind: "note", to: "ann@creator.example", payload: { week: "47" } };
const by = (failure: string | null = null) => ({ send: vi.fn(async (_mail: MailText) => failure) });

it("sends a message as its kind does, and answers why it was not taken", async () => {
  const taken = by();
  expect(await sendMessage(MESSAGE, taken, KIND)).toBeNull();
  const mail = { key: "n1", to: "ann@creator.example", replyTo: null, subject: "Week 47", body: "" };
  expect(taken.send.mock.calls).toEqual([[mail]]);
  expect(await sendMessage(MESSAGE, by("the mail service answered 503"), KIND)).toBe(
    "the mail service answered 503",
  );
});

it.each([
  ["its payload cannot be read", { ...MESSAGE, payload: { week: 47, to: "ann@creator.example" } }],
  ["its payload cannot be read", { ...MESSAGE, payload: null }],
  ["its kind is unknown", { ...MESSAGE, kind: "of a newer version" }],
  ["its kind is unknown", { ...MESSAGE, kind: "toString" }],
])("sends nothing, and says that %s, of %j", async (failure, message) => {
  const never = by();
  expect(await sendMessage(message, never, KIND)).toBe(failure);
  expect(never.send).not.toHaveBeenCalled();
});

it("tries feedback's mail without end, and every other for so long as it is news", () => {
  const without = [...KIND_RULES].filter(([, { tries }]) => tries === null).map(([kind]) => kind);
  expect(without).toEqual(["feedback"]);
  expect([...KIND_RULES.keys()]).toEqual(Object.keys(KINDS));
});

it("sends a letter as text and HTML to whom its message names, and to nobody where it names nobody", async () => {
  const hello = letterKind({
    payload: z.object({ name: z.string() }),
    tries: 3,
    share: "linkMails",
    letter: ({ name }) => ({ subject: "Hello", headline: `Hello ${name}`, parts: [], footer: ["Bye."] }),
  });
  const message = { id: "h1", kind: "hello", to: "ann@creator.example", payload: { name: "<Ann>" } };
  const taken = by();
  expect(await sendMessage(message, taken, { hello })).toBeNull();
  const [[mail] = []] = taken.send.mock.calls;
  expect(mail).toMatchObject({ key: "h1", to: "ann@creator.example", body: "Hello <Ann>\n\n--\n\nBye." });
  expect(mail?.html).toContain("Hello &lt;Ann&gt;</h1>");
  const never = by();
  expect(await sendMessage({ ...message, to: null }, never, { hello })).toBe("it names nobody");
  expect(never.send).not.toHaveBeenCalled();
});
