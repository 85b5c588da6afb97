import { z } from "zod";
import { ARTICLE_MESSAGES, WORDS_MAX } from "./messages";

const { blank, "too-long": tooLong } = ARTICLE_MESSAGES;

/** The words to look up, trimmed. */
export const articleWords = z.string(blank).trim().min(1, blank).max(WORDS_MAX, tooLong);
