/**
 * Spec section 8, Forecaster: a text of both desks, in a file of its own so that neither page loads the other's.
 */
export const FORECAST_FAILED = "Failed to forecast video performance. Please try again.";
