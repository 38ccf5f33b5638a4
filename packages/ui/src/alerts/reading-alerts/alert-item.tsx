import type { AlertGroup, ReadingAlert } from '@careline/core/internal/metrics';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { type NamedPatient, usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { readingAlertsMessages } from '../alerts.messages.ts';
import { PatientRow } from '../patient-row/index.ts';
import { AlertSettled } from './alert-settled.tsx';
import { AlertWhat } from './alert-what.tsx';
import { useAlertWords } from './use-alert-words.ts';

export interface AlertItemProps {
  readonly alert: ReadingAlert;
  readonly level: AlertGroup['level'];
  /** Where a call to the patient is; without it there is no such way. */
  readonly patientAddress?: (vitaId: string) => string;
  /** Where all readings of a patient are; without it the name is no link. */
  readonly readingsAddress?: (vitaId: string) => string;
  /** The way to book an encounter of the patient for this reason; without it there is no such way. */
  readonly booking?: ((patient: NamedPatient, reason: string) => ReactNode) | undefined;
  /** Asks what was done about an open one. */
  readonly onAcknowledge: (alert: ReadingAlert) => void;
}

function Acknowledge({ alert, onAcknowledge }: AlertItemProps) {
  const t = useMessages(readingAlertsMessages);
  const { name } = usePatientIdentity()(alert);
  if (alert.acknowledged || alert.ended) return null;
  return (
    <Button
      size="small"
      icon="check"
      aria-label={t('acknowledgeOf', { name })}
      onClick={() => onAcknowledge(alert)}
    >
      {t('acknowledge')}
    </Button>
  );
}

/** An encounter for what was measured, in words. */
function Booking({ alert, booking }: AlertItemProps) {
  const { name } = usePatientIdentity()(alert);
  const { reason } = useAlertWords();
  return booking?.({ vitaId: alert.vitaId, name }, reason(alert));
}

/** One reading that asks for a look: whose, what, why, when, what became of it, and what can be done. */
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
    >
      <AlertWhat alert={alert} level={level} />
      <AlertSettled alert={alert} />
    </PatientRow>
  );
}
