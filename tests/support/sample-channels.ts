/** The sample catalogue's channels, for tests of the product's pages. */

export { nicheExample, sampleExamples } from "../../workers/youtube/sample/example";
export { sampleChannels } from "../../workers/youtube/sample/open";
export { searchCatalogue } from "../../workers/youtube/sample/search";
