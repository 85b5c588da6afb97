export { type Compared, compare } from "./compare";
export { FOLD } from "./first";
export { keepsEverything } from "./kept";
export { asKeyword, type Keyword, type KeywordPlace, keywordsOf, placesOf, titleKeywords } from "./keywords";
export { keywordsFor, type Measures, measureDescription } from "./measures";
export { rewriteDescription } from "./rewrite";
export { topicalText } from "./topical";
