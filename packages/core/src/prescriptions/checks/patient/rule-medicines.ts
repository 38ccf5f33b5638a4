/** Which medicines a rule is for. Lists are comma-separated keys of substances and classes of our table. */
export interface RuleMedicines {
  readonly of: string;
  /** The line must contain one of these as well. */
  readonly and?: string;
  readonly unless?: string;
  /** The rule holds for these forms only. */
  readonly forms?: readonly string[];
  /** The rule holds for these routes only. A line without a route counts. */
  readonly routes?: readonly string[];
  /** The rule also holds on the skin, in the eye, ear or nose, and inhaled. */
  readonly local?: true;
  /** The rule holds only above this many mg a day, or more days. A dose or an end that is not known counts as above. */
  readonly dailyAbove?: number;
  readonly daysAbove?: number;
  /** The rule holds only where the reason of the line matches, or where it does not. */
  readonly reason?: RegExp;
  readonly otherReason?: RegExp;
}
