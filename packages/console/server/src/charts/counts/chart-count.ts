/** The count for a row and a column. `column` is empty if the topic has none. */
export interface ChartCount {
  readonly row: string;
  readonly column: string;
  readonly count: number;
}
