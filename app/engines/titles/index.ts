export { heldAgainst } from "./held-against";
export { chanceOf, chanceOfDifference, type ScorePart, scoreTitle, type TitleScore } from "./score";
export { wordsOf } from "./words";
