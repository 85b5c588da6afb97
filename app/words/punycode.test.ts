import { expect, it } from "vitest";
import { decodePunycode } from "./punycode";

// Samples of RFC 3492, section 7.1, and names in use.
it.each([
  ["egbpdaj6bu4bxfgehfvwxn", "ليهمابتكلموشعربي؟"],
  ["ihqwcrb4cv8a8dqg056pqjye", "他们为什么不说中文"],
  ["Proprostnemluvesky-uyb24dma41a", "Pročprostěnemluvíčesky"],
  ["i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd", "यहलोगहिन्दीक्योंनहींबोलसकतेहैं"],
  ["PorqunopuedensimplementehablarenEspaol-fmd56a", "PorquénopuedensimplementehablarenEspañol"],
  ["n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa", "なぜみんな日本語を話してくれないのか"],
  ["3B-ww4c5e180e575a65lsy2b", "3年B組金八先生"],
  ["-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n", "安室奈美恵-with-SUPER-MONKEYS"],
  ["d9juau41awczczp", "そのスピードで"],
  ["bcher-kva", "bücher"],
  ["i-7iq", "i❤"],
  ["ls8h", "💩"],
])("decodes %s", (encoded, decoded) => {
  expect(decodePunycode(encoded)).toBe(decoded);
});

it.each(["", "0", "abc-", "-", "zz", "9999999999999", "bcher-kv!", "bcher-ö", "99999999a", "9".repeat(59)])(
  "does not decode %j",
  (encoded) => {
    expect(decodePunycode(encoded)).toBeNull();
  },
);
