import { describe, expect, it } from "vitest";
import { type Delivery, deliverMail } from "./deliver-feedback";
import { type Mail, MailError } from "./mailers";

const CREATED = new Date("2026-11-21T10:00:00Z");

function row(id: string, email: string | null = "demo@greenlight.example") {
  const profile = { ownerId: "one", email, platform: "youtube", primaryTopic: "bread", isDemo: false };
  return {
    ...profile,
    id,
    category: "bug",
    message: `Text of ${id}`,
    createdAt: CREATED,
    attempts: 1,
  } as const;
}

/** A delivery of these rows by a service that answers each by its id. */
function delivery(rows: ReturnType<typeof row>[], send: (mail: Mail) => Promise<void> = async () => {}) {
  const mails: Mail[] = [];
  const noted: Parameters<Delivery["note"]>[0][] = [];
  const given: Delivery = {
    claim: async () => rows,
    note: async (outcome) => void noted.push(outcome),
    post: {
      from: "feedback@greenlight.example",
      to: "team@greenlight.example",
      mailer: {
        async send(mail) {
          mails.push(mail);
          await send(mail);
        },
      },
    },
  };
  return { given, mails, noted };
}

describe("deliverMail", () => {
  it("notes what was sent and why the rest was not, each reason once", async () => {
    const refuse = new MailError("the mail service answered 503");
    const { given, noted } = delivery([row("a"), row("b"), row("c")], async ({ key }) => {
      if (key !== "b") throw refuse;
    });
    expect(await deliverMail(given)).toEqual({ sent: 1, failed: 2, reasons: [refuse.message] });
    const failed = ["a", "c"].map((id) => ({ id, failure: refuse.message }));
    expect(noted).toEqual([{ sent: ["b"], failed }]);
  });

  it("goes on past an unexpected error, notes every outcome and then throws it", async () => {
    const rows = Array.from({ length: 12 }, (_, n) => row(`m${n}`));
    const unforeseen = new TypeError("of a neighbour");
    const { given, noted } = delivery(rows, async ({ key }) => {
      if (key === "m0") throw unforeseen;
      // Slower than the one that fails, and taken.
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    await expect(deliverMail(given)).rejects.toBe(unforeseen);
    expect(noted).toHaveLength(1);
    expect(noted[0]?.failed).toEqual([{ id: "m0", failure: "an unforeseen error" }]);
    expect([...(noted[0]?.sent ?? [])].sort()).toEqual(
      rows
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it("sets reply-to only for a valid address, and quotes what was typed in the text", async () => {
    const { given, mails } = delivery([row("a"), row("b", "not an address"), row("c", null), row("d", "")]);
    await deliverMail(given);
    expect(mails.map(({ replyTo }) => replyTo)).toEqual(["demo@greenlight.example", null, null, null]);
    expect(mails[1]?.body).toContain("From: not an address");
  });
});
