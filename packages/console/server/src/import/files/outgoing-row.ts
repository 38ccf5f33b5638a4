import type { ImportKind, Refusal } from '../batch-result.ts';

/** Position of a row: the line of a file, or the entry of a bundle. */
interface RowPlace {
  /** What the report counts it as: a kind of rows, or a FHIR type. */
  readonly report: string;
  readonly file: string;
  readonly number: number;
}

export interface SentRow extends RowPlace {
  readonly kind: ImportKind;
  readonly text: string;
}

/** A row that fits in no batch. It is refused without being sent. */
interface RefusedRow extends RowPlace {
  readonly reason: Refusal;
  readonly detail?: string | undefined;
}

/** A row of a file on its way into the database. */
export type OutgoingRow = SentRow | RefusedRow;

export const isSent = (row: OutgoingRow): row is SentRow => 'text' in row;

/** Patients of all files are imported before rows that refer to them. */
export type Phase = 'persons' | 'others';
export const PHASES: readonly Phase[] = ['persons', 'others'];
