import { decideRight, patientPath, patientRegistrationPath } from '@careline/core/navigation';
import { PatientCare } from '@careline/ui/care/patient-care';
import { useFailureText } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { PatientHeader } from '@careline/ui/patients/patient-header';
import { buttonClass } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { useConsole } from '../../../console-context.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { searchPageMessages } from '../patients.messages.ts';
import { useOpenPatient } from '../use-open-patient.ts';

export interface FoundPatientProps {
  readonly vitaId: string;
  readonly timeZone: string;
}

/** Where else the patient is worked with, as far as the person may. */
function PatientLinks({ vitaId }: Pick<FoundPatientProps, 'vitaId'>) {
  const t = useMessages(searchPageMessages);
  const navigation = useNavigation();
  const { scopes } = useProfile();
  const links = [
    { right: 'metric/body', to: patientPath(vitaId), text: t('allReadings') },
    { right: 'user/update', to: patientRegistrationPath(vitaId), text: t('registration') },
  ].filter(({ right }) => decideRight(right, scopes).allowed);
  if (links.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      {links.map(({ to, text }) => (
        <a key={to} className={buttonClass({ size: 'small' })} {...navigation.link(to)}>
          {text}
        </a>
      ))}
    </p>
  );
}

/** One patient's identity and what is kept of them, without what belongs to a call. */
export function FoundPatient({ vitaId, timeZone }: FoundPatientProps) {
  const t = useMessages(searchPageMessages);
  const failureText = useFailureText();
  const { http } = useConsole();
  const mayWrite = decideRight('notes/add', useProfile().scopes).allowed;
  const { who, retry } = useOpenPatient(vitaId);
  if (who.phase === 'failed') {
    return (
      <ErrorState title={t('patientFailed')} onRetry={retry} requestId={who.error.requestId}>
        {failureText(who.error)}
      </ErrorState>
    );
  }
  const patient = who.phase === 'open' ? who.patient : undefined;
  return (
    <>
      <Card>
        <PatientHeader http={http} vitaId={vitaId} patient={patient} timeZone={timeZone} />
        {patient && <PatientLinks vitaId={vitaId} />}
      </Card>
      {patient && (
        <PatientCare key={vitaId} http={http} vitaId={vitaId} timeZone={timeZone} mayWrite={mayWrite} />
      )}
    </>
  );
}
