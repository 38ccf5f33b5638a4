import * as v from 'valibot';
import { type LineValues, lineValues } from './line-form.ts';
import type { PrescribedLine } from './prescribed-line.ts';
import { lineEntries, type NewLine } from './prescription-line.ts';

const { id: _id, start: _start, override: _override, ...setEntries } = lineEntries;

/** A medicine of a favourite or a template: a line without what is said for one patient and one day. */
export const setLineSchema = v.strictObject(setEntries);
export type SetLine = v.InferOutput<typeof setLineSchema>;

/** What of a line goes into a favourite or a template. */
export function setLineOf(line: NewLine | PrescribedLine): SetLine {
  const entries = Object.keys(setEntries)
    .map((key) => [key, line[key as keyof SetLine]] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as SetLine;
}

/** A medicine of a set as it is written for a patient: whatever is missing in it is asked for. */
export const valuesOfSetLine = (line: SetLine): LineValues =>
  lineValues({ ...line, start: null } as Parameters<typeof lineValues>[0]);

/** What a line prescribes, in one order; an entry that is null is as one that is missing. */
const entriesOf = (line: SetLine) =>
  Object.entries(line)
    .filter(([, value]) => value !== null && value !== undefined)
    .toSorted();

/** Whether two sets prescribe the same. */
export const isSameSet = (one: readonly SetLine[], other: readonly SetLine[]): boolean =>
  JSON.stringify(one.map(entriesOf)) === JSON.stringify(other.map(entriesOf));
