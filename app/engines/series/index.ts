/**
 * The series on a channel: `findSeries` finds the uploads that are numbered and named alike ("Rye week #3", "Boat diary
 * Ep. 4", "第3話"), three at least, and says of each what its episodes got against the channel's usual, and since when it
 * has stayed under that.
 */
export { type ChannelSeries, type Episode, findSeries, type Stopped, seriesKey } from "./find";
