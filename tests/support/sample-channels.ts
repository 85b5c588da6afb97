/** The sample catalogue's channels, for tests of the product's pages. */
export { sampleChannels } from "../../workers/youtube/sample/open";
