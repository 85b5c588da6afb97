import { TITLE_MAX } from "../../words/bounds";

/** Texts of both desks, in a file of their own so that neither page loads the other's. */
export const FORECASTER_TITLE = "Video Performance Forecaster";

export const TITLE_TOO_LONG = `Please keep the title to ${TITLE_MAX} characters.`;

/** Spec section 8, Forecaster. */
export const FORECAST_FAILED = "Failed to forecast video performance. Please try again.";
