import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";

/** Forms and API calls carry at most a few thousand characters; 64 KB leaves room for every encoding. */
const BODY_BOUND_BYTES = 64 * 1024;

/** Refuses larger bodies (413) before anything reads them. */
export function bodyBound() {
  return bodyLimit({
    maxSize: BODY_BOUND_BYTES,
    onError: () => {
      throw new HTTPException(413, { message: "Content Too Large" });
    },
  });
}
