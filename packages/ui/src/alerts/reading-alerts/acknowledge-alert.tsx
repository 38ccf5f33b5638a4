import { findingLabel } from '@careline/core/internal/clinical';
import {
  acknowledgeAlert,
  alertReasonLabel,
  alertReasonsFor,
  type ReadingAlert,
} from '@careline/core/internal/metrics';
import { useLocale, useMessages } from '../../messages/index.ts';
import { usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { useHttp } from '../../provider/index.ts';
import { readingAlertsMessages } from '../alerts.messages.ts';
import { AnswerDialog } from '../answer-dialog/index.ts';
import { AlertReadings } from './alert-readings.tsx';
import { AlertWhat } from './alert-what.tsx';
import { useAlertWords } from './use-alert-words.ts';

export interface AcknowledgeAlertProps {
  /** The readings of an episode, newest first. All of them are answered, and no other. */
  readonly readings: readonly [ReadingAlert, ...ReadingAlert[]];
  /** Passes the stored alert. */
  readonly onDone: (alert: ReadingAlert) => void;
  /** A colleague answered first, or the reading was removed, so the displayed data is out of date. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** Asks what was done about the readings of an episode before their alerts leave the open ones. */
export function AcknowledgeAlert(props: AcknowledgeAlertProps) {
  const http = useHttp();
  const { readings, onDone, onStale, onClose } = props;
  const [alert, ...others] = readings;
  const t = useMessages(readingAlertsMessages);
  const locale = useLocale();
  const { at } = useAlertWords();
  const { name } = usePatientIdentity()(alert);
  return (
    <AnswerDialog
      words={{
        title: t('acknowledgeOf', { name }),
        question: t('reason'),
        questionMissing: t('reasonMissing'),
        send: t('acknowledge'),
        failed: t('failed'),
        already: (by) => t('already', { name: by.name, time: at(by.at) }),
        alreadyText: t('alreadyText'),
        gone: t('gone'),
      }}
      codes={alertReasonsFor(alert.metric)}
      labelOf={alertReasonLabel}
      means={() => (
        <>
          {others.length > 0 && <p>{t('acknowledgeSeen', { count: readings.length })}</p>}
          <p className="text-muted text-xs">{t('acknowledgeMeans')}</p>
        </>
      )}
      send={async ({ code, note }, idempotencyKey) => {
        const answer = { reason: code, ...(note && { note }) };
        const otherReadingIds = others.map(({ readingId }) => readingId);
        // Older servers, which have no episodes, refuse an unknown field.
        const which = others.length > 0 ? { otherReadingIds } : {};
        const body = { vitaId: alert.vitaId, readingId: alert.readingId, ...which, ...answer };
        const { data } = await http.call(acknowledgeAlert, { body, idempotencyKey });
        onDone(data);
      }}
      onStale={onStale}
      onClose={onClose}
    >
      {others.length > 0 ? (
        <>
          <p className="font-medium">{findingLabel(alert.measure, alert.values, locale)}</p>
          <AlertReadings readings={readings} />
        </>
      ) : (
        <AlertWhat alert={alert} level={alert.level === 'critical' ? 'critical' : 'review'} />
      )}
    </AnswerDialog>
  );
}
