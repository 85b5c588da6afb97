import type { ContentIdea } from "./ideas";
import { BODY_AND_OUTDOORS } from "./pool/body-and-outdoors";
import { KITCHEN_AND_GARDEN } from "./pool/kitchen-and-garden";
import { LEARNING_AND_HISTORY } from "./pool/learning-and-history";
import { MONEY_WORK_AND_FAMILY } from "./pool/money-work-and-family";
import { PICTURES_AND_PLAY } from "./pool/pictures-and-play";
import { WORKSHOP_AND_HOME } from "./pool/workshop-and-home";

/** Ideas to draw from: invented, for many niches. Every figure in them is, too. */
export const IDEA_POOL: ContentIdea[] = [
  ...KITCHEN_AND_GARDEN,
  ...WORKSHOP_AND_HOME,
  ...LEARNING_AND_HISTORY,
  ...BODY_AND_OUTDOORS,
  ...PICTURES_AND_PLAY,
  ...MONEY_WORK_AND_FAMILY,
];

/** What stands there on the first visit. */
const FIRST_BATCH = ["pantry-14-days", "one-lamp", "one-page-semester"];

export const STARTING_IDEAS = IDEA_POOL.filter(({ id }) => FIRST_BATCH.includes(id));
