import type { AlertGroup, ReadingAlert } from '@careline/core/internal/metrics';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { type NamedPatient, usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { readingAlertsMessages } from '../alerts.messages.ts';
import { PatientRow } from '../patient-row/index.ts';
import { AlertLine } from './alert-line.tsx';
import { AlertSettled } from './alert-settled.tsx';
import { useAlertWords } from './use-alert-words.ts';

export interface AlertItemProps {
  readonly alert: ReadingAlert;
  readonly level: AlertGroup['level'];
  /** Returns the address of a call to the patient. If omitted, there is no call button. */
  readonly patientAddress?: (vitaId: string) => string;
  /** Returns the address of a patient's readings. If omitted, the name is not a link. */
  readonly readingsAddress?: (vitaId: string) => string;
  /** Renders the button to book an encounter for this reason. If omitted, there is none. */
  readonly booking?: ((patient: NamedPatient, reason: string) => ReactNode) | undefined;
  readonly onAcknowledge: (alert: ReadingAlert) => void;
}

function Acknowledge({ alert, onAcknowledge }: AlertItemProps) {
  const t = useMessages(readingAlertsMessages);
  const { name } = usePatientIdentity()(alert);
  if (alert.acknowledged || alert.ended) return null;
  return (
    <Button size="row" aria-label={t('acknowledgeOf', { name })} onClick={() => onAcknowledge(alert)}>
      {t('acknowledge')}
    </Button>
  );
}

function Booking({ alert, booking }: AlertItemProps) {
  const { name } = usePatientIdentity()(alert);
  const { reason } = useAlertWords();
  return booking?.({ vitaId: alert.vitaId, name }, reason(alert));
}

export function AlertItem(props: AlertItemProps) {
  const { alert, level, patientAddress, readingsAddress } = props;
  return (
    <PatientRow
      patient={alert}
      patientAddress={patientAddress}
      recordAddress={readingsAddress}
      ways={
        <>
          <Acknowledge {...props} />
          <Booking {...props} />
        </>
      }
      urgent={level === 'critical' && !alert.acknowledged && !alert.ended}
      detail={(alert.acknowledged || alert.ended) && <AlertSettled alert={alert} />}
    >
      <AlertLine alert={alert} level={level} />
    </PatientRow>
  );
}
