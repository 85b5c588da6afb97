/** A figure of docs/evaluation/forecast.md: how near forecasts come on channels that people published. */
interface Measured {
  measure: string;
  value: string;
  /** The same of the median of the 20 uploads before. */
  plain: string;
}

/** How often forecasts are right, as measured with the weights that ship; nothing where it was not measured. */
export const MEASURED: Measured[] = [];
/** What it was measured on. */
export const MEASURED_ON = "";
