import type { JudgedPatient } from '../checks/judged-patient.ts';
import type { LineToCheck } from '../checks/line-to-check.ts';
import { readCurrent, readLine } from '../dose/read-line.ts';
import type { MedicineTables } from '../medicines/medicine-tables.ts';
import type { Consultation } from './consultation.ts';
import type { LawFinding } from './law-finding.ts';
import { lawFindings } from './law-findings.ts';
import { SCHEDULE_MARKS, type ScheduleMark, scheduleOf } from './schedules.ts';

/** A consultation without the facts that differ by line. */
export type PrescribingConsultation = Omit<Consultation, 'isRefill'>;

/**
 * Returns the legal problems of each line, in order. A line is a refill if the patient already takes all its
 * substances.
 */
export function lawOfLines(
  lines: readonly LineToCheck[],
  consultation: PrescribingConsultation,
  { current }: Pick<JudgedPatient, 'current'>,
  tables: MedicineTables,
): readonly (readonly LawFinding[])[] {
  const taken = new Set(current.flatMap((one) => readCurrent(one, tables).substances));
  return lines.map((line) => {
    const read = readLine(line, tables);
    const isRefill = read.substances.length > 0 && read.substances.every((one) => taken.has(one));
    return lawFindings(read, { ...consultation, isRefill });
  });
}

/** Returns the mark on paper for the strictest schedule of each line; undefined if there is none. */
export const marksOfLines = (
  lines: readonly LineToCheck[],
  tables: MedicineTables,
): readonly (ScheduleMark | undefined)[] =>
  lines.map((line) => {
    const schedule = scheduleOf(readLine(line, tables));
    return schedule && SCHEDULE_MARKS[schedule];
  });
