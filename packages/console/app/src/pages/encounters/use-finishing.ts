import { decideRight, patientPath, READS_RECORD } from '@careline/core/internal/navigation';
import type { RecordAddition } from '@careline/core/internal/record';
import type { FinishingSetting } from '@careline/ui/encounters/encounter-acts';
import { useProfile } from '../../session/use-session.ts';
import { useUnsent } from '../../unsent/use-unsent.ts';

/** Whether the user may open patients' records. */
export const opensPatientOf = (scopes: readonly string[]): boolean =>
  decideRight(READS_RECORD, scopes).allowed && scopes.some((scope) => scope === 'search');

/** Returns where the open items lead on this page. */
export function useFinishing(
  seek: (thing: RecordAddition) => void,
  sheet: FinishingSetting['sheet'],
): FinishingSetting {
  const { scopes } = useProfile();
  const unsent = useUnsent();
  return {
    drafts: unsent === 'opening' ? undefined : unsent?.drafts,
    onDraft: ({ callType }) => seek(callType === 'prescription' ? 'prescription' : 'case-sheet'),
    sheet,
    resultsAddress: opensPatientOf(scopes) ? patientPath : undefined,
  };
}
