import type { ImportKind, Refusal } from '../batch-result.ts';

/** Where a row stands: line of a file of lines, entry of a bundle. */
interface RowPlace {
  /** What it is counted as in the report: a kind of rows, or a FHIR type. */
  readonly report: string;
  readonly file: string;
  readonly number: number;
}

export interface SentRow extends RowPlace {
  readonly kind: ImportKind;
  readonly text: string;
}

/** A row that no batch can hold; it is refused before it is sent. */
interface RefusedRow extends RowPlace {
  readonly reason: Refusal;
  readonly detail?: string | undefined;
}

/** A row of a file on its way into the database. */
export type OutgoingRow = SentRow | RefusedRow;

export const isSent = (row: OutgoingRow): row is SentRow => 'text' in row;

/** Persons are imported before anything that names them, whatever file they stand in. */
export type Phase = 'persons' | 'others';
export const PHASES: readonly Phase[] = ['persons', 'others'];
