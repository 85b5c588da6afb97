/** What a count reads as that the owner hides: hidden is not zero. */
export const HIDDEN = "hidden";
