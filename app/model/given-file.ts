import { z } from "zod";

/** A file as somebody sent it: unread, since reading one costs time that is counted first. */
export const givenFile = z.object({
  name: z.string(),
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
});
export type GivenFile = z.infer<typeof givenFile>;
