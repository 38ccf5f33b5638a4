import { CALLS_PATIENTS, decideRight, patientPath } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { EncounterBill } from '@careline/ui/billing/encounter-bill';
import { AtTheClinic } from '@careline/ui/encounters/consultation-room';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { OpenDangers } from '@careline/ui/record/open-dangers';
import { callInfoAddress } from '../../../navigation/call-address.ts';
import { useProfile } from '../../../session/use-session.ts';
import { useMayAnswerDangers } from '../../patients/open-dangers.tsx';
import { useBillRights } from '../../transactions/use-bill-rights.ts';
import { encountersMessages } from '../encounters.messages.ts';
import type { Opened } from '../use-encounter.ts';
import { opensPatientOf } from '../use-finishing.ts';
import { VideoBeside } from './video-beside.tsx';

/** Links to the patient's other pages, as far as the person may open them. */
function PatientLinks({ vitaId }: Pick<Patient, 'vitaId'>) {
  const t = useMessages(encountersMessages);
  const { link } = useNavigation();
  const { scopes } = useProfile();
  return (
    <div data-print="hidden" className="flex flex-wrap gap-2 empty:hidden">
      {opensPatientOf(scopes) && (
        <a className={buttonClass({ size: 'small' })} {...link(patientPath(vitaId))}>
          {t('patientPage')}
        </a>
      )}
      {decideRight(CALLS_PATIENTS, scopes).allowed && (
        <a className={buttonClass({ size: 'small' })} {...link(callInfoAddress({ vitaId }))}>
          {t('call')}
        </a>
      )}
    </div>
  );
}

export interface VisitSideProps extends Pick<Opened, 'encounter'> {
  /** Whether the user has just begun the visit. */
  readonly begins: boolean;
  readonly patient: Patient | undefined;
  readonly onChanged: () => void;
}

/** The visit itself: video or arrival, what must be answered before it ends, and its bill. */
export function VisitSide({ encounter, patient, begins, onChanged }: VisitSideProps) {
  const mayAnswer = useMayAnswerDangers();
  const rights = useBillRights();
  const { facility } = useProfile();
  return (
    <div className="flex flex-col gap-4 p-3">
      {encounter.consultationMode === 'VIRTUAL' ? (
        <VideoBeside key={`video ${encounter.id}`} {...{ encounter, begins }} />
      ) : (
        <AtTheClinic encounter={encounter} />
      )}
      {patient && <OpenDangers patient={patient} mayAnswer={mayAnswer} onChanged={onChanged} />}
      {rights && facility?.facilityId === encounter.facilityId && (
        <EncounterBill
          key={`bill ${encounter.id}`}
          {...rights}
          vitaId={encounter.vitaId}
          encounterId={encounter.id}
        />
      )}
      <PatientLinks vitaId={encounter.vitaId} />
    </div>
  );
}
