import { type ReadingAlert, readingsOfAlert } from '@careline/core/internal/metrics';
import { useId, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { readingAlertsMessages } from '../alerts.messages.ts';
import { RowToggle } from '../patient-row/index.ts';
import { AlertReadings } from './alert-readings.tsx';
import { AlertSettled } from './alert-settled.tsx';
import { useAlertWords } from './use-alert-words.ts';

const handedToOf = (alert: ReadingAlert) => readingsOfAlert(alert).find(({ handedTo }) => handedTo)?.handedTo;

const isSettled = ({ acknowledged, ended }: ReadingAlert): boolean =>
  acknowledged !== undefined || ended !== undefined;

/** Returns whether an alert has more to say than its row: several readings, who was informed, or its outcome. */
export const hasNote = (alert: ReadingAlert): boolean =>
  readingsOfAlert(alert).length > 1 || handedToOf(alert) !== undefined || isSettled(alert);

/** Since when an episode lasts, who was informed, and what came of it. Its readings open below it. */
export function AlertNote({ alert }: { readonly alert: ReadingAlert }) {
  const t = useMessages(readingAlertsMessages);
  const words = useAlertWords();
  const { name } = usePatientIdentity()(alert);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const readings = readingsOfAlert(alert);
  const count = readings.length;
  const handedTo = handedToOf(alert);
  return (
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
      {handedTo && <p className="text-muted">{words.handedTo(handedTo)}</p>}
      {isSettled(alert) && <AlertSettled alert={alert} />}
      {isOpen && <AlertReadings id={id} readings={readings} />}
    </>
  );
}
