import { z } from "zod";

/** Spec section 3, Chat message, and where a reply leads. */
const message = z.object({
  id: z.string(),
  content: z.string(),
  role: z.enum(["user", "assistant"]),
  timestamp: z.iso.datetime(),
  /** Path of the tool that takes it further. */
  room: z.string().optional(),
});
export type Message = z.infer<typeof message>;

export const conversation = z.object({
  messages: z.array(message),
  /** How many of the oldest messages were dropped. */
  left: z.int().min(0),
  /** How many questions were asked, dropped ones included. */
  asked: z.int().min(0),
});
export type Conversation = z.infer<typeof conversation>;
