import { describe, expect, it } from "vitest";
import { ask } from "../../../tests/support/caller";
import type { MailText, Outbox } from "../../services/outbox";
import { deliverMail } from "./deliver";

function row(id: string, email: string | null = "demo@greenlight.example") {
  const profile = { email, platform: "youtube", primaryTopic: "bread", isDemo: false };
  return {
    id,
    kind: "feedback",
    to: null,
    payload: { ...profile, category: "bug", message: `Text of ${id}` },
  };
}

/** An outbox with these rows, and a service that answers each mail by its key. */
function delivery(
  rows: ReturnType<typeof row>[],
  send: (mail: MailText) => Promise<string | null> = async () => null,
) {
  const mails: MailText[] = [];
  const noted: Parameters<Outbox["note"]>[0][] = [];
  const given: Outbox = {
    newKey: () => "a-new-key",
    waiting: async () => 3,
    toTell: async () => null,
    untold: async () => undefined,
    claim: async () => ({ messages: rows, full: [] }),
    note: async (outcome) => void noted.push(outcome),
    async send(mail) {
      mails.push(mail);
      return send(mail);
    },
  };
  return { given, mails, noted };
}

const deliver = (outbox: Outbox, only?: string) => ask(deliverMail, { only }, { outbox });

describe("deliverMail", () => {
  it("notes what was sent and why the rest was not, each reason once", async () => {
    const failure = "the mail service answered 503";
    const { given, noted } = delivery([row("a"), row("b"), row("c")], async ({ key }) =>
      key === "b" ? null : failure,
    );
    expect(await deliver(given)).toEqual({
      done: { sent: 1, failed: 2, reasons: [failure], waiting: 3 },
      reported: [],
    });
    const failed = ["a", "c"].map((id) => ({ id, kind: "feedback", failure }));
    expect(noted).toEqual([{ sent: ["b"], failed }]);
  });

  it("goes on past an unexpected error, notes every outcome and then throws it", async () => {
    const rows = Array.from({ length: 12 }, (_, n) => row(`m${n}`));
    const unforeseen = new TypeError("of a neighbour");
    const { given, noted } = delivery(rows, async ({ key }) => {
      if (key === "m0") throw unforeseen;
      // Slower than the one that fails, and taken.
      await new Promise((resolve) => setTimeout(resolve, 5));
      return null;
    });
    expect(await deliver(given)).toMatchObject({ refused: { status: 503 }, reported: [unforeseen] });
    expect(noted.flatMap(({ failed }) => failed)).toEqual([
      { id: "m0", kind: "feedback", failure: "an unforeseen error" },
    ]);
    expect(noted.flatMap(({ sent }) => sent).sort()).toEqual(
      rows
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it("notes a few before it sends the next few, so that a run cut off leaves few to be sent again", async () => {
    const rows = Array.from({ length: 12 }, (_, n) => row(`m${n}`));
    const { given, mails, noted } = delivery(rows);
    const note = async (outcome: Parameters<Outbox["note"]>[0]) => {
      if (noted.length === 1) throw new Error("cut off");
      await given.note(outcome);
    };
    expect(await deliver({ ...given, note })).toMatchObject({ reported: [new Error("cut off")] });
    expect(noted.flatMap(({ sent }) => sent)).toEqual(["m0", "m1", "m2", "m3", "m4"]);
    expect(mails).toHaveLength(10);
  });

  it("sets reply-to only for a valid address, and quotes what was typed in the text", async () => {
    const { given, mails } = delivery([row("a"), row("b", "not an address"), row("c", null), row("d", "")]);
    await deliver(given);
    expect(mails.map(({ replyTo }) => replyTo)).toEqual(["demo@greenlight.example", null, null, null]);
    expect(mails[1]?.body).toContain("From: not an address");
  });
});

describe("after the day's mails", () => {
  function full(send?: (mail: MailText) => Promise<string | null>) {
    const told: string[] = [];
    let free = true;
    const { given, mails, noted } = delivery([row("one")], send);
    const toTell = async () => {
      if (!free) return null;
      free = false;
      return 12;
    };
    const untold = async () => {
      free = true;
      told.push("untold");
    };
    const claim = async () => ({ messages: [], full: ["feedback"] });
    return { given: { ...given, claim, toTell, untold }, mails, noted, told };
  }

  it("takes none, and tells the team once how many wait", async () => {
    const { given, mails, noted } = full();
    expect(await deliver(given)).toMatchObject({ done: { sent: 1, failed: 0, reasons: [] } });
    expect(await deliver(given, "one")).toEqual({ done: { sent: 0, failed: 0, reasons: [] }, reported: [] });
    expect(mails.map(({ subject, key }) => [subject, key])).toEqual([
      ["Greenlight feedback: 12 messages wait", "a-new-key"],
    ]);
    expect(noted).toEqual([]);
  });

  it("tells them with the next run where the mail was not taken", async () => {
    const { given, told } = full(async () => "no");
    expect(await deliver(given)).toMatchObject({ done: { sent: 0, failed: 1, reasons: ["no"] } });
    expect(told).toEqual(["untold"]);
  });
});
