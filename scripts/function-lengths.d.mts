/** Lines of a function at the most, with its head and whatever stands within it. */
export const MAX_LINES: number;

export interface LongFunction {
  readonly name: string;
  readonly line: number;
  readonly lines: number;
}

/** The functions of a source that are longer than `MAX_LINES`. */
export function longFunctions(file: string, text: string): readonly LongFunction[];
