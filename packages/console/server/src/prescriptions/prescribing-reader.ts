import type { Reader } from '../platform/access/access.ts';

/** Who prescribes, and when. */
export interface PrescribingReader extends Reader {
  readonly staffId: string;
  readonly scopes: readonly string[];
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
}
