/** What both desks of the forecaster say alike; apart from their other texts, so that neither page loads those. */
export const FORECASTER_TITLE = "Video Performance Forecaster";

export const TITLE_MAX = 200;
export const TITLE_TOO_LONG = `Please keep the title to ${TITLE_MAX} characters.`;

/** Spec section 8, Forecaster. */
export const FORECAST_FAILED = "Failed to forecast video performance. Please try again.";
