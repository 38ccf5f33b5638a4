import { createHash } from 'node:crypto';
import { uuidOf } from '../platform/database/new-id.ts';

/**
 * Returns a UUID v7 whose random part comes from a label, so that the same label gives the same id.
 * @param atSeconds unix seconds of the time part; times before 1970 count as 1970.
 */
export function seededUuid(label: string, atSeconds: number): string {
  const bytes = createHash('sha256').update(label).digest().subarray(0, 16);
  return uuidOf(bytes, Math.max(0, Math.round(atSeconds * 1000)));
}
