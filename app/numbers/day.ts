export { dayText, monthName as monthOf } from "./days";
