import { expect, it } from "vitest";
import { sendMessage } from "./kinds";

const PAYLOAD = {
  at: "2026-11-25T18:30:00.000Z",
  device: "Firefox on Linux",
  contact: "security@greenlight.example",
};

async function lastLetter(payload: object) {
  const sent: { to: string | null; subject: string; body: string }[] = [];
  const by = {
    async send(mail: (typeof sent)[number]) {
      sent.push(mail);
      return null;
    },
  };
  const message = { id: "d1", kind: "account-deleted", to: "ann@creator.example", payload };
  const failure = await sendMessage(message, by);
  return { failure, mail: sent[0] };
}

it("tells that an account was deleted, from where, what stays, and whom to write to", async () => {
  const { mail } = await lastLetter(PAYLOAD);
  expect(mail?.to).toBe("ann@creator.example");
  expect(mail?.subject).toBe("Greenlight: Account deleted");
  expect(mail?.body).toContain("was deleted on Nov 25, 2026, 6:30 PM (UTC), with Firefox on Linux.");
  expect(mail?.body).toContain("What stays, and why\n- The database's own history");
  expect(mail?.body).toContain("Was it not you? Write to security@greenlight.example at once.");
  expect(mail?.body).not.toMatch(/https?:/);
});

it("names the operator where no browser did it, and is not sent without a contact", async () => {
  expect((await lastLetter({ ...PAYLOAD, device: null })).mail?.body).toContain(
    " (UTC) by whoever runs this site.",
  );
  expect(await lastLetter({ ...PAYLOAD, contact: undefined })).toEqual({
    failure: "its payload cannot be read",
    mail: undefined,
  });
});
