import type { Answer } from "./answer";
import { CRAFT } from "./craft";
import { GROWTH } from "./growth";
import { LIVING } from "./living";
import { PRACTICE } from "./practice";
import { RULES } from "./rules";
import { TALK } from "./talk";

/** All that there is an answer to. Where a question fits two equally well, the earlier one takes it. */
export const ANSWERS: Answer[] = [...CRAFT, ...PRACTICE, ...LIVING, ...GROWTH, ...RULES, ...TALK];
