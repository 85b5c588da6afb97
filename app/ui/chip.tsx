/** Classes of a link that is a suggestion to pick. */
export const chipClass = "chip";
