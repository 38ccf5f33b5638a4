import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { readSection } from './case-sheet-versions.ts';

/** What a case sheet says of allergies. */
export interface SheetAllergies {
  /** As they were written. */
  readonly substances: readonly string[];
  /** Somebody asked, and there are none. */
  readonly noneKnown: boolean;
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

function substancesOf(answers: unknown): readonly string[] {
  const { allergies } = objectOf(objectOf(answers).allergies);
  return (Array.isArray(allergies) ? allergies : [])
    .map((row) => objectOf(row).substance)
    .filter((substance): substance is string => typeof substance === 'string' && substance.trim() !== '');
}

const statesNone = (answers: unknown): boolean => objectOf(objectOf(answers).statement).noneKnown === true;

/** Of every version that nobody has written after: what one of two says is reckoned with, though the other does not. */
export async function readSheetAllergies(tx: Kysely<Schema>, vitaId: string): Promise<SheetAllergies> {
  const { newest } = await readSection(tx, vitaId, 'ALLERGIES');
  const substances = newest.flatMap(({ answers }) => substancesOf(answers));
  return {
    substances: [...new Set(substances)],
    noneKnown: substances.length === 0 && newest.some(({ answers }) => statesNone(answers)),
  };
}
