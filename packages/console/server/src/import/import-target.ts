import type { BatchResult, ImportKind } from './batch-result.ts';
import type { HeldDecision, HeldPerson } from './patients/held-persons.ts';

/** Where lines are sent: a running server, or a database of this process. */
export interface ImportTarget {
  /** For the first line of output: what is imported into. */
  readonly description: string;
  send(kind: ImportKind, lines: readonly string[]): Promise<BatchResult>;
  /** Called once after the last line. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** A target that can also be asked about rows that wait for a decision. */
export interface DecidingTarget extends ImportTarget {
  /** Rows that wait for a decision whose they are. */
  held(): Promise<readonly HeldPerson[]>;
  /** Decides of one of them, and answers which it was. */
  decide(id: string, how: HeldDecision): Promise<HeldPerson>;
}

/** The import cannot go on; the message says why and what to do. What was taken stays. */
export class ImportStoppedError extends Error {
  override readonly name = 'ImportStoppedError';
}
