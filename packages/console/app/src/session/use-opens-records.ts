import { decideRight, FINDS_PATIENTS, READS_RECORD } from '@careline/core/internal/navigation';
import { useProfile } from './use-session.ts';

/** Returns whether the person may open patients' records from a list. */
export function useOpensRecords(): boolean {
  const { scopes } = useProfile();
  return [READS_RECORD, FINDS_PATIENTS].every((right) => decideRight(right, scopes).allowed);
}
