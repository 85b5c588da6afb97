import { z } from "zod";

/** The id of the form that was sent. One that is no UUID is ignored, since it may not be unique. */
export const formId = z.uuid().optional().catch(undefined);
