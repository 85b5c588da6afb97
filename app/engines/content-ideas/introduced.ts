import { type Place, partsOf } from "./phrases";

/** What takes any thing, in a word's own language: "Introduction to …", "… explained". */
export const INTRODUCES =
  /(?<!\p{L})(?:what (?:is|are)|introduc(?:tion|ing) to|intro to|getting started with|get started with|guide to|(?:the )?(?:truth|reality) (?:about|of)|mastering|how to use|how to learn|the problems? with|the history of|the future of|the power of|everything about|o que é|introdução [aà]o?|qué es|introducción a|qu['’]est-ce que|was ist|apa itu|cos['’]è)\s$/iu;
export const EXPLAINS =
  /^,?\s(?:(?:clearly |simply )?explained|tutorial|crash course|for beginners|basics|tips|101|para iniciantes|para principiantes|erklärt)(?!\p{L})/iu;
export const BEGINS = /(?:^|[^\p{L}\p{N}\s'’&+]\s?)$/u;
export const ENDS = /^(?:$|\s?[^\p{L}\p{N}\s'’&+])/u;

/** "LSTM | Part 1", "What is an LSTM (long memory)": who made either has introduced it. */
export function isIntroduced(place: Place): boolean {
  const [before, after] = partsOf(place);
  return (before === "" || INTRODUCES.test(before)) && ENDS.test(after);
}
