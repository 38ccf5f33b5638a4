import type { BatchResult, ImportKind } from './batch-result.ts';

/** Where lines are sent: a running server, or a database of this process. */
export interface ImportTarget {
  /** For the first line of output: what is imported into. */
  readonly description: string;
  send(kind: ImportKind, lines: readonly string[]): Promise<BatchResult>;
  /** Called once after the last line. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** The import cannot go on; the message says why and what to do. What was taken stays. */
export class ImportStoppedError extends Error {
  override readonly name = 'ImportStoppedError';
}
