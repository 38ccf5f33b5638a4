import type {
  OpenPatient,
  OpenPatientState,
  RecentPatients,
  RegistrationStart,
} from '@careline/core/internal/patients';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { PatientHeader } from '../patient-header/index.ts';
import { PatientSearch } from '../patient-search/index.ts';
import { type BookingContext, useFieldError } from './booking-context.ts';
import { healthCheckRegistrationMessages } from './health-check-registration.messages.ts';

export interface PatientPartProps {
  readonly context: BookingContext;
  readonly opened: OpenPatient;
  readonly who: OpenPatientState;
  readonly recents?: RecentPatients;
  readonly facilityId: string;
  readonly onRegister?: (start: RegistrationStart) => void;
}

/** Shows the full patient header, with a skeleton while it loads and a retry button after a failure. */
function Chosen({ opened, who }: PatientPartProps) {
  const t = useMessages(healthCheckRegistrationMessages);
  if (who.phase === 'none') return null;
  if (who.phase === 'failed') {
    const { error } = who;
    return <RequestFailed title={t('patientFailed')} onRetry={opened.retry} error={error} />;
  }
  const patient = who.phase === 'open' ? who.patient : undefined;
  return <PatientHeader vitaId={who.vitaId} patient={patient} level={3} />;
}

function Search({ opened, recents, facilityId, onRegister }: PatientPartProps) {
  const t = useMessages(healthCheckRegistrationMessages);
  return (
    <div className="flex flex-col gap-3">
      <PatientSearch
        facilityId={facilityId}
        recents={recents}
        onRegister={onRegister}
        onPatientSelected={({ vitaId }) => opened.open(vitaId)}
      />
      {onRegister && (
        <Button icon="assignment" className="self-start" onClick={() => onRegister({})}>
          {t('newPatient')}
        </Button>
      )}
    </div>
  );
}

/** Chooses the patient: found by search, newly registered, or passed in. */
export function PatientPart(props: PatientPartProps) {
  const { context, opened, who } = props;
  const t = useMessages(healthCheckRegistrationMessages);
  const error = useFieldError(context)('patient');
  const errorId = `${context.idOf('patient')}-error`;
  const another = who.phase !== 'none' && (
    <Button size="small" disabled={context.state.phase === 'saving'} onClick={opened.close}>
      {t('anotherPatient')}
    </Button>
  );
  return (
    <Card title={t('patient')} actions={another}>
      {/* biome-ignore lint/a11y/useSemanticElements: it only takes the focus from the summary of errors */}
      <div
        role="group"
        id={context.idOf('patient')}
        tabIndex={-1}
        aria-label={t('patient')}
        aria-describedby={error ? errorId : undefined}
        className="flex flex-col gap-2"
      >
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {who.phase === 'none' ? <Search {...props} /> : <Chosen {...props} />}
      </div>
    </Card>
  );
}
