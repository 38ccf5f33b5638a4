import {
  type AlertGroup,
  type ReadingAlert,
  readingsOfAlert,
  worstOfAlert,
} from '@careline/core/internal/metrics';
import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { type NamedPatient, usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { readingAlertsMessages } from '../alerts.messages.ts';
import { PatientRow, RowToggle } from '../patient-row/index.ts';
import { AlertLine } from './alert-line.tsx';
import { AlertReadings } from './alert-readings.tsx';
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
  return booking?.({ vitaId: alert.vitaId, name }, reason(worstOfAlert(alert)));
}

/** Who was informed about the newest reading that somebody was informed about, and what came of the alert. */
function Outcome({ alert }: Pick<AlertItemProps, 'alert'>) {
  const words = useAlertWords();
  const handedTo = readingsOfAlert(alert).find((reading) => reading.handedTo)?.handedTo;
  return (
    <>
      {handedTo && <p className="text-muted">{words.handedTo(handedTo)}</p>}
      {(alert.acknowledged || alert.ended) && <AlertSettled alert={alert} />}
    </>
  );
}

/** An episode of a patient on one line. Its readings open below it. */
export function AlertItem(props: AlertItemProps) {
  const { alert, level, patientAddress, readingsAddress } = props;
  const t = useMessages(readingAlertsMessages);
  const words = useAlertWords();
  const { name } = usePatientIdentity()(alert);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const readings = readingsOfAlert(alert);
  const count = readings.length;
  const isHandedOver = readings.some(({ handedTo }) => handedTo);
  const hasDetail = count > 1 || isHandedOver || alert.acknowledged || alert.ended;
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
      detail={
        hasDetail && (
          <>
            {alert.episode && count > 1 && (
              <RowToggle
                isOpen={isOpen}
                onToggle={() => setOpen(!isOpen)}
                controls={id}
                words={t('readings', { count })}
                label={t('readingsOf', { count, name })}
              >
                {words.span(alert, alert.episode)}
              </RowToggle>
            )}
            <Outcome alert={alert} />
            {isOpen && <AlertReadings id={id} readings={readings} />}
          </>
        )
      }
    >
      <AlertLine alert={alert} level={level} />
    </PatientRow>
  );
}
