import { PRESCRIPTION_DRAFTS, prescriptionDraftId } from '@careline/core/internal/prescriptions';
import type { PrescriptionKeeping } from '@careline/ui/record/prescriptions';
import { useMemo } from 'react';
import { useConsole } from '../../../console-context.tsx';

/** Stores an unfinished prescription among the person's drafts on this device. */
export function usePrescriptionKeeping(vitaId: string): PrescriptionKeeping {
  const { unsent } = useConsole();
  return useMemo(() => {
    const id = prescriptionDraftId(vitaId);
    return {
      async open() {
        const { drafts } = await unsent.open();
        const opening = await drafts.open(id, { patient: vitaId, ...PRESCRIPTION_DRAFTS });
        return opening.result === 'open' ? opening.draft : undefined;
      },
      async finish() {
        const { drafts } = await unsent.open();
        await drafts.confirmed(id);
      },
    };
  }, [unsent, vitaId]);
}
