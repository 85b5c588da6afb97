import { expect, it, vi } from "vitest";
import type { Belongings } from "./belongings";
import { deleteData } from "./delete-data";

const GONE = { cookies: ["a="], isSessionGone: true };

function services(given: Partial<Pick<Belongings, "allowed" | "delete">> = {}) {
  return {
    belongings: {
      allowed: vi.fn(given.allowed ?? (async () => true)),
      delete: vi.fn(given.delete ?? (async () => GONE)),
    },
    report: vi.fn(),
  };
}

it("answers the cookies that end the session, and whether its entry is gone", async () => {
  expect(await deleteData(services())).toEqual(GONE);
});

it("is refused while a subscription would go on being charged", async () => {
  expect(await deleteData(services({ delete: async () => "subscribed" }))).toEqual({
    refused: {
      status: 409,
      message:
        "Your subscription is still running, and would go on being charged. Cancel it first, then delete your data.",
    },
  });
});

it("is not tried for an address that asks too often", async () => {
  const given = services({ allowed: async () => false });
  expect(await deleteData(given)).toMatchObject({ refused: { status: 429 } });
  expect(given.belongings.delete).not.toHaveBeenCalled();
});

it("says that nothing could be deleted, and reports why without showing it", async () => {
  const failure = new Error("D1_ERROR: disk");
  const given = services({ delete: async () => Promise.reject(failure) });
  expect(await deleteData(given)).toEqual({
    refused: { status: 503, message: "Your data could not be deleted just now. Please try again." },
  });
  expect(given.report).toHaveBeenCalledWith(failure);
});
