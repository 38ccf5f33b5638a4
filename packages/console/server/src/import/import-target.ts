import type { BatchResult, ImportKind } from './batch-result.ts';
import type { HeldDecision, HeldPerson } from './patients/held-persons.ts';

/** The destination of lines: a running server, or a database in this process. */
export interface ImportTarget {
  /** Describes the destination in the first line of output. */
  readonly description: string;
  send(kind: ImportKind, lines: readonly string[]): Promise<BatchResult>;
  /** Called once after the last line. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** A target that also handles rows waiting for a decision. */
export interface DecidingTarget extends ImportTarget {
  /** Returns rows that wait for a decision about which patient they belong to. */
  held(): Promise<readonly HeldPerson[]>;
  /** Decides about one of them and returns it. */
  decide(id: string, how: HeldDecision): Promise<HeldPerson>;
}

/** The import cannot continue. The message says why and what to do. Rows taken so far stay. */
export class ImportStoppedError extends Error {
  override readonly name = 'ImportStoppedError';
}
