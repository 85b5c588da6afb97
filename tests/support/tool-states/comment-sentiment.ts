import { at, type State } from "../state.ts";

const TITLE = "Comment Sentiment · Greenlight";

export const COMMENT_SENTIMENT: State[] = [at("comment-sentiment", "/comment-sentiment", TITLE)];
