import { LEANS } from "../engines/ideas";
import { besideOf, type IdeaThen, ideaText } from "../functions/content-ideas/yours";
import type { IdeaKind } from "../model/idea";
import type { LightColor } from "../model/light";
import { addressWith } from "../navigation/address";
import { LIGHT_PATH } from "../navigation/paths";
import { seeded } from "../numbers/chance";

const KINDS: Record<IdeaKind, string> = {
  request: "Your viewers ask for it",
  comeback: "Time to bring it back",
  "follow-up": "Follow up a hit",
  series: "Go on with what pays",
  gap: "Others have it, you do not",
  season: "Its season is near",
  "strong-word": "Wording that pays",
};

const LIGHTS: Record<LightColor, string> = {
  green: "Green light",
  amber: "Amber light",
  red: "Red light",
  unknown: "No light yet",
};

/** Where an idea stands on the page: the same for the same idea. */
export const ideaId = (key: string) => `idea-${Math.floor(seeded(key)() * 2 ** 32).toString(36)}`;

/**
 * "About 6 in 10 like it beat your usual", and why it is amber all the same where that leans to a side; null without a
 * light, for nothing is known then.
 */
function chanceText({ chance, color }: IdeaThen): string | null {
  if (color === "unknown") return null;
  const said = `About ${Math.min(9, Math.max(1, Math.round(10 * chance)))} in 10 like it beat your usual`;
  const { up, down } = LEANS.title;
  // Amber, where the chance leans to a side, is what shares words with it and did the opposite (`colorOf`).
  if (color !== "amber" || (chance < up && chance > down)) return said;
  return `${said}, but its words did ${chance >= up ? "worse" : "better"}`;
}

/** An idea in words, wherever it stands: its light, what it is called, and where it leads. */
export function showIdea(idea: IdeaThen) {
  const text = ideaText(idea);
  const beside = besideOf(idea);
  return {
    id: ideaId(idea.key),
    key: idea.key,
    text,
    /** Beside a subject that has no title yet: what one could be, or one to go by. */
    beside,
    /** It has no title yet: that comes before the plan. */
    isSubject: idea.title === null,
    kind: KINDS[idea.kind],
    /** What stands there: a title, or a subject with or without an example. */
    form: idea.title !== null ? "Title" : beside ? "Subject and example" : "Subject",
    color: idea.color,
    says: LIGHTS[idea.color],
    chance: chanceText(idea),
    titles: addressWith("/thumbnail-optimizer/yours", { titles: text }),
    light: addressWith(LIGHT_PATH, { q: text }),
  };
}
export type IdeaShown = ReturnType<typeof showIdea>;
