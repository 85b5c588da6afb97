export { DataDeleted, Declined } from "../functions/refused";
