/** How many there are in a row and a column; `column` is empty where a topic has none. */
export interface ChartCount {
  readonly row: string;
  readonly column: string;
  readonly count: number;
}
