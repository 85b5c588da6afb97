import { z } from "zod";
import { DUMMY_USER, type User } from "../../app/account/user";

const overrides = z
  .object({
    email: z.email(),
    isDemo: z.boolean(),
    searchCredits: z.number(),
    platform: z.string(),
    primaryTopic: z.string(),
    youtubeChannel: z.string(),
  })
  .partial();

/** The dummy user with the DEMO_USER var merged over it. Throws when the var is not JSON of such fields. */
export function dummyUser(json: string | undefined): User {
  return json ? { ...DUMMY_USER, ...overrides.parse(JSON.parse(json)) } : DUMMY_USER;
}
