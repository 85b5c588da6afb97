import { addressWith } from "../../navigation/address";

/** The address that opens a Sample desk for a creator with a channel of their own: the plain one leads to their own desk. */
export function sampleAddress(path: string): string {
  return addressWith(path, { sample: "" });
}

/** Whether an address names the Sample desk itself, or something in it: any query but the card that was brought along. */
export function namesSample(search: URLSearchParams): boolean {
  return [...search.keys()].some((name) => name !== "card");
}
