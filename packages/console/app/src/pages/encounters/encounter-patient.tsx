import { CALLS_PATIENTS, decideRight, patientPath, READS_RECORD } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import type { PresenceDoing } from '@careline/core/internal/record';
import { RequestFailed } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { PatientHeader } from '@careline/ui/patients/patient-header';
import { buttonClass } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { RecordPresenceLine } from '@careline/ui/record/record-presence';
import type { ReactNode } from 'react';
import { callInfoAddress } from '../../navigation/call-address.ts';
import { useProfile } from '../../session/use-session.ts';
import type { useOpenPatient } from '../patients/use-open-patient.ts';
import { encountersMessages } from './encounters.messages.ts';
import type { useAdding } from './use-adding.tsx';

export const opensPatientOf = (scopes: readonly string[]): boolean =>
  decideRight(READS_RECORD, scopes).allowed && scopes.some((scope) => scope === 'search');

/** Links to the patient's other pages, as far as the person may open them. */
function PatientWays({ vitaId, children }: Pick<Patient, 'vitaId'> & { readonly children: ReactNode }) {
  const t = useMessages(encountersMessages);
  const { link } = useNavigation();
  const { scopes } = useProfile();
  const opensPatient = opensPatientOf(scopes);
  return (
    <div data-print="hidden" className="flex flex-wrap gap-2 pt-3 empty:hidden">
      {children}
      {opensPatient && (
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

/** The encounter's patient, what can be added, and who else has the record open. */
export function EncounterPatient({
  vitaId,
  doing,
  opened: { who, retry },
  menu,
}: {
  readonly vitaId: string;
  readonly doing: PresenceDoing;
  readonly opened: Pick<ReturnType<typeof useOpenPatient>, 'who' | 'retry'>;
  readonly menu: ReturnType<typeof useAdding>['menu'];
}) {
  const t = useMessages(encountersMessages);
  const { scopes } = useProfile();
  const patient = who.phase === 'open' ? who.patient : undefined;
  return (
    <Card>
      {who.phase === 'failed' ? (
        <RequestFailed title={t('patientFailed')} error={who.error} onRetry={retry} />
      ) : (
        <PatientHeader withPhoto vitaId={vitaId} patient={patient} />
      )}
      <PatientWays vitaId={vitaId}>
        {patient ? menu(patient) : <span aria-hidden="true" className="h-8 w-24" />}
      </PatientWays>
      {decideRight(READS_RECORD, scopes).allowed && <RecordPresenceLine vitaId={vitaId} doing={doing} />}
    </Card>
  );
}
