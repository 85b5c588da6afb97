import { at, type State } from "../state.ts";

const TITLE = "Smart Description Rewriter · Greenlight";

export const DESCRIPTION_REWRITER: State[] = [at("description-rewriter", "/description-rewriter", TITLE)];
