import * as v from 'valibot';
import { type LineValues, lineValues } from './line-form.ts';
import type { PrescribedLine } from './prescribed-line.ts';
import { lineEntries, type NewLine } from './prescription-line.ts';

const { id: _id, start: _start, override: _override, ...setEntries } = lineEntries;

/** A medicine of a favourite or template: a line without patient- and date-specific fields. */
export const setLineSchema = v.strictObject(setEntries);
export type SetLine = v.InferOutput<typeof setLineSchema>;

/** Returns the part of a line that favourites and templates store. */
export function setLineOf(line: NewLine | PrescribedLine): SetLine {
  const entries = Object.keys(setEntries)
    .map((key) => [key, line[key as keyof SetLine]] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as SetLine;
}

/** Returns the form values of a medicine in a set. Missing fields are asked for. */
export const valuesOfSetLine = (line: SetLine): LineValues =>
  lineValues({ ...line, start: null } as Parameters<typeof lineValues>[0]);

/** Returns the fields of a line in a fixed order; null counts as absent. */
const entriesOf = (line: SetLine) =>
  Object.entries(line)
    .filter(([, value]) => value !== null && value !== undefined)
    .toSorted();

/** Whether two sets prescribe the same medicines. */
export const isSameSet = (one: readonly SetLine[], other: readonly SetLine[]): boolean =>
  JSON.stringify(one.map(entriesOf)) === JSON.stringify(other.map(entriesOf));
