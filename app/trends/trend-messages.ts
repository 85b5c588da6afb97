/** Where a topic is not read at once: when to look again (spec section 2, Trend panel), on every page that says so. */
export const LOOK_AGAIN = "Check back in a few hours.";
