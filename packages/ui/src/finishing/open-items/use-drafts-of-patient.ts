import { useEffect, useState } from 'react';

export interface PatientDraft {
  readonly id: string;
  readonly callType?: string | undefined;
}

/** Lists the drafts on this device. The console's draft store is one. */
export interface DraftLister {
  list(index: { readonly patient: string }): Promise<readonly PatientDraft[]>;
}

/** Returns the drafts of a patient on this device. `failed` if the device's storage cannot be read. */
export function useDraftsOfPatient(
  lister: DraftLister | undefined,
  vitaId: string,
  exceptId: string | undefined,
): { readonly drafts: readonly PatientDraft[]; readonly failed: boolean } {
  const [drafts, setDrafts] = useState<readonly PatientDraft[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    lister?.list({ patient: vitaId }).then(
      (found) => {
        if (!left) setDrafts(found.filter(({ id }) => id !== exceptId));
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [lister, vitaId, exceptId]);
  return { drafts, failed };
}
