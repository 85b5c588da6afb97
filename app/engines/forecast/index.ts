export { ACCURACY } from "./accuracy";
export { ageInDays, countedAt, growthShare, viewsADay, viewsAtAYear } from "./age";
export { type BackTest, backTest, type NotTested } from "./back-test";
export { baselineOf, MIN_BASELINE_UPLOADS, type Upload } from "./baseline";
export { forecastNext } from "./forecast";
export { countUploads, type SetApart } from "./past-upload";
