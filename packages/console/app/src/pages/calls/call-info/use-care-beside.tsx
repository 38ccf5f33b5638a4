import type { Contact } from '@careline/core/internal/calls';
import { serverNow } from '@careline/core/internal/clock';
import { CALLS_PATIENTS, decideRight, WRITES_RECORD } from '@careline/core/internal/navigation';
import { PatientCare, reportUploads } from '@careline/ui/care/patient-care';
import { PatientMessages } from '@careline/ui/care/patient-messages';
import { useMessages } from '@careline/ui/messages';
import { useMemo } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { callInfoPageMessages } from '../../pages.messages.ts';
import { ReadingsLink } from './readings-link.tsx';

/** Marks the page as unsaved while the call or a side panel is. */
function useUnsavedParts() {
  const { unsaved } = useConsole();
  return useMemo(() => {
    /** State of each part: clean, unsaved but stored on this device, or lost with the page. */
    const states: Record<'call' | 'care', 'clean' | 'stored' | 'lost'> = { call: 'clean', care: 'clean' };
    const report =
      (part: keyof typeof states) =>
      (dirty: boolean, isStored = false) => {
        states[part] = dirty ? (isStored ? 'stored' : 'lost') : 'clean';
        const all = Object.values(states);
        unsaved.setDirty(
          all.some((state) => state !== 'clean'),
          !all.includes('lost'),
        );
      };
    return { reportCall: report('call'), reportCare: report('care') };
  }, [unsaved]);
}

export interface CareBesideOptions {
  readonly vitaId: string;
  /** Programme of the current call, if the address names it. */
  readonly programme?: string | undefined;
  /** Set once the call has started. */
  readonly contactId?: string | undefined;
  /** Set once the call is saved. */
  readonly saved: Contact | undefined;
}

/** Returns the patient's care panels next to the call, and the upload for its form's files. */
export function useCareBeside({ vitaId, programme, contactId, saved }: CareBesideOptions) {
  const t = useMessages(callInfoPageMessages);
  const { http } = useConsole();
  const { scopes, facility } = useProfile();
  const { reportCall, reportCare } = useUnsavedParts();
  const uploads = useMemo(() => reportUploads({ http, vitaId, now: serverNow }), [http, vitaId]);
  const beside = (
    <>
      <PatientCare
        vitaId={vitaId}
        mayWrite={decideRight(WRITES_RECORD, scopes).allowed}
        facilityId={facility?.facilityId}
        contactId={contactId}
        savedCall={saved?.id}
        programme={programme}
        enrolled={programme === undefined ? undefined : [programme]}
        onDirtyChange={reportCare}
        besideReports={<ReadingsLink vitaId={vitaId}>{t('viewReadings')}</ReadingsLink>}
      />
      <PatientMessages
        vitaId={vitaId}
        mayWrite={decideRight(CALLS_PATIENTS, scopes).allowed}
        contactId={saved?.id}
        nextCallAt={saved?.status.nextCallAt ?? undefined}
      />
    </>
  );
  return { uploads, beside, reportCall };
}
