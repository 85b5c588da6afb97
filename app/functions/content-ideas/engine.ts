/** The engine, loaded where a list is worked out: it is large, and most requests recall a list that is kept. */
export { listIdeas } from "../../engines/content-ideas";
