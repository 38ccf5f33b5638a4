/** The columns of the Maternal Health Risk file (UCI Machine Learning Repository, doi:10.24432/C5DP5D). */
const COLUMNS = ['Age', 'SystolicBP', 'DiastolicBP', 'BS', 'BodyTemp', 'HeartRate', 'RiskLevel'];

/** Returns the fields of a line. These files have no quotes. */
const fieldsOf = (line: string): string[] => line.split(',').map((field) => field.trim());

/** Returns whether a line is the header of such a file, with columns in any order. */
export function isMaternalHeader(line: string): boolean {
  const fields = new Set(fieldsOf(line));
  return fields.size === COLUMNS.length && COLUMNS.every((column) => fields.has(column));
}

export const isMaternalRow = (line: string): boolean => fieldsOf(line).length === COLUMNS.length;
