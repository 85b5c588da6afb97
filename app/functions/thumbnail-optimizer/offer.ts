import { z } from "zod";
import { TITLE_MAX } from "../../words/bounds";
import { typedLine } from "../../words/typed";
import { define } from "../define";
import { analyzeTitles, offerFrames, readChannel } from "./analysis";
import { YOURS_FAILED, YOURS_MESSAGES } from "./yours-messages";

const tooLong = (length: number) => YOURS_MESSAGES.tooLong(1, length);

export const offerTitles = define({
  name: "thumbnail-optimizer.yours.offer",
  about: "Offers titles for one video: stems that did well on the caller's channel, and other wordings.",
  /** A working title, or what the video is about. */
  input: z.object({ title: typedLine(TITLE_MAX, { blank: YOURS_MESSAGES.blank, tooLong }) }),
  output: z.object({
    /** Other wordings of a title, with the chance of each to get more views than it, 0 to 1. */
    alternatives: z.array(z.object({ title: z.string(), chance: z.number() })),
    /** Stems, best first, with what titles on them got as a multiple of the uploads around them. */
    stems: z.array(z.object({ text: z.string(), multiple: z.number(), uploads: z.number() })),
    isSample: z.boolean(),
  }),
  scope: "read",
  uses: ["channel.read"],
  failed: YOURS_FAILED,
  examples: {
    good: { title: "Bread for beginners" },
    bad: { input: { title: " " }, status: 400, message: YOURS_MESSAGES.blank },
  },
  async run({ title }, _caller, { channel }) {
    const connected = await channel.read();
    const past = readChannel(connected)?.past ?? null;
    const [entry] = analyzeTitles([title], past);
    return {
      alternatives: (entry?.alternatives ?? []).map(({ title, views }) => ({ title, chance: views })),
      stems: (offerFrames(connected, title) ?? []).map(({ text, multiple, uploads }) => ({
        ...{ text, multiple, uploads: uploads.length },
      })),
      isSample: connected?.isSample ?? false,
    };
  },
});
