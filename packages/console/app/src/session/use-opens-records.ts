import { decideRight, READS_RECORD } from '@careline/core/internal/navigation';
import { useProfile } from './use-session.ts';

/** Returns whether the person may open patients' records, for example from a list. */
export function useOpensRecords(): boolean {
  return decideRight(READS_RECORD, useProfile().scopes).allowed;
}
