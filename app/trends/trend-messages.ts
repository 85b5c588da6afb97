/** Where a topic is not read at once: when to look again (spec section 2, Trend panel), on every page that says so. */
export const LOOK_AGAIN = "Check back in a few hours.";
/** Where only a made-up trend could stand beside a creator's own channel: what a real one takes. */
export const NO_TREND_SOURCE = "A real one takes a contact for Wikipedia, which this site does not have yet.";
