import { expect, it } from "vitest";
import { renderLetter } from "../functions/mail/letter";
import type { NoteShown } from "./note";
import { noteLetter } from "./note-letter";

const OF = {
  origin: "https://greenlight.example",
  day: "2026-11-23",
  unsubscribe: "https://greenlight.example/unsubscribe/ann.0f",
};

const event = (n: number, size = 20) => ({
  id: n,
  label: "New upload",
  channel: "Knife Week".padEnd(size, "k"),
  title: `Video ${n}`.padEnd(size, "ß"),
  text: "Out since Nov 20, 2026.".padEnd(size, "."),
  to: `/competitor-monitor/yours/channel?id=${n}`,
});

const card = (n: number, size = 20) => ({
  id: `card-${n}`,
  name: `Card ${n}`.padEnd(size, "ß"),
  day: "Tue, Nov 24",
  state: "Idea",
  isSample: false,
});

const note = (over: Partial<NoteShown> = {}): NoteShown => ({
  title: "Your note of Monday, November 23, 2026",
  asOf: "As of 8 AM, UTC",
  upload: null,
  events: [event(1)],
  more: "2 more events at the desk",
  due: [card(1)],
  ideas: { ideas: [], isSample: false, unread: [] },
  quiet: null,
  isNews: true,
  missing: { uploads: null, others: null },
  ...over,
});

it("says what the page says, with links to it and a way out", () => {
  const letter = noteLetter(note(), OF);
  expect(letter && renderLetter(letter).body).toBe(`Your note of Monday, November 23, 2026

As of 8 AM, UTC

Worth a look
- New upload: ${event(1).title} (${event(1).channel}). Out since Nov 20, 2026.
  https://greenlight.example/competitor-monitor/yours/channel?id=1
- 2 more events at the desk
  https://greenlight.example/note?of=2026-11-23

Due this week
- Tue, Nov 24: ${card(1).name} (Idea)
  https://greenlight.example/plan/card-1

Open your note:
https://greenlight.example/note?of=2026-11-23

--

You asked for this note by mail. It comes once a week, if something happened.

Stop these mails:
https://greenlight.example/unsubscribe/ann.0f`);
});

it("is no mail where nothing happened", () => {
  expect(noteLetter(note({ isNews: false }), OF)).toBeNull();
});

it("stays under 60 KB with all that a week can hold, and names where the rest is", () => {
  const letter = noteLetter(
    note({
      events: [1, 2, 3].map((n) => event(n, 300)),
      due: Array.from({ length: 200 }, (_, n) => card(n, 200)),
    }),
    OF,
  );
  const { html, body } = letter ? renderLetter(letter) : { html: "", body: "" };
  expect(Buffer.byteLength(html)).toBeGreaterThan(5_000);
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  expect(body).toContain("190 more cards in your plan");
});

it("says in a line what of the ideas could not be read", () => {
  const unread = ["Your ideas could not be read just now: they are missing here."];
  const letter = noteLetter(note({ ideas: { ideas: [], isSample: false, unread } }), OF);
  expect(letter && renderLetter(letter).body).toContain(`Ideas for this week\n- ${unread[0]}\n`);
});
