/** Texts of both desks, in a file of their own so that neither page loads the other's. */
export const FORECASTER_TITLE = "Video Performance Forecaster";
