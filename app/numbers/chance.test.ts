import { describe, expect, it } from "vitest";
import { deal, seeded } from "./chance";

const PACK = ["a", "b", "c", "d", "e", "f", "g"].map((id) => ({ id }));
const ids = (cards: { id: string }[]) => cards.map(({ id }) => id);

describe("deal", () => {
  it("deals every card once before any comes twice", () => {
    const random = seeded("once");
    let dealt: string[] = [];
    const seen: string[] = [];
    for (let turn = 0; turn < PACK.length; turn += 1) {
      const next = deal(random, PACK, 1, { dealt, onShow: [] });
      seen.push(...ids(next.cards));
      dealt = next.dealt;
    }
    expect(seen.toSorted()).toEqual(ids(PACK));
  });

  it("deals the last cards first when the pack runs out, then reshuffles without those on show", () => {
    const onShow = ["a", "b", "c"];
    const dealt = ["a", "b", "c", "d", "e", "f"];
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const next = deal(seeded(`dry ${attempt}`), PACK, 3, { dealt, onShow });
      expect(next.cards[0]?.id).toBe("g");
      expect(new Set(ids(next.cards)).size).toBe(3);
      for (const id of ids(next.cards)) expect(onShow).not.toContain(id);
      expect(next.dealt.toSorted()).toEqual([...onShow, ...ids(next.cards)].toSorted());
    }
  });

  it("deals fewer from a small pack, and ignores ids that are no longer in it", () => {
    expect(deal(seeded("few"), PACK.slice(0, 2), 3, { dealt: ["z"], onShow: ["a"] }).cards).toEqual([
      { id: "b" },
    ]);
  });
});
