/** The columns of the Maternal Health Risk file (UCI Machine Learning Repository, doi:10.24432/C5DP5D). */
const COLUMNS = ['Age', 'SystolicBP', 'DiastolicBP', 'BS', 'BodyTemp', 'HeartRate', 'RiskLevel'];

/** The fields of a line without quotes; these files have none. */
const fieldsOf = (line: string): string[] => line.split(',').map((field) => field.trim());

/** Whether a line names the columns of such a file, in any order. */
export function isMaternalHeader(line: string): boolean {
  const fields = new Set(fieldsOf(line));
  return fields.size === COLUMNS.length && COLUMNS.every((column) => fields.has(column));
}

/** Whether a line has one field for each column. */
export const isMaternalRow = (line: string): boolean => fieldsOf(line).length === COLUMNS.length;
