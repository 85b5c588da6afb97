import { at, type State } from "../state.ts";

const TITLE = "Content Idea Generator · Greenlight";

export const CONTENT_IDEAS: State[] = [at("content-ideas", "/content-ideas", TITLE)];
