import { at, type State } from "../state.ts";

const TITLE = "Ask Greenlight · Greenlight";

export const ASK_GREENLIGHT: State[] = [at("ask-greenlight", "/ask-greenlight", TITLE)];
