/** Maximum number of lines of a function, including its head and nested functions. */
export const MAX_LINES: number;

export interface LongFunction {
  readonly name: string;
  readonly line: number;
  readonly lines: number;
}

/** Returns the functions of a source with more than `MAX_LINES` lines. */
export function longFunctions(file: string, text: string): readonly LongFunction[];
