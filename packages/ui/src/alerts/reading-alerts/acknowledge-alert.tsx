import {
  acknowledgeAlert,
  alertReasonLabel,
  alertReasonsFor,
  type ReadingAlert,
} from '@careline/core/internal/metrics';
import { useMessages } from '../../messages/index.ts';
import { usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { useHttp } from '../../provider/index.ts';
import { readingAlertsMessages } from '../alerts.messages.ts';
import { AnswerDialog } from '../answer-dialog/index.ts';
import { AlertWhat } from './alert-what.tsx';
import { useAlertWords } from './use-alert-words.ts';

export interface AcknowledgeAlertProps {
  readonly alert: ReadingAlert;
  /** Passes the stored alert. */
  readonly onDone: (alert: ReadingAlert) => void;
  /** A colleague answered first, or the reading was removed, so the displayed data is out of date. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** Asks what was done about a reading before its alert leaves the open ones. */
export function AcknowledgeAlert(props: AcknowledgeAlertProps) {
  const http = useHttp();
  const { alert, onDone, onStale, onClose } = props;
  const t = useMessages(readingAlertsMessages);
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
      means={() => <p className="text-muted text-xs">{t('acknowledgeMeans')}</p>}
      send={async ({ code, note }, idempotencyKey) => {
        const answer = { reason: code, ...(note && { note }) };
        const body = { vitaId: alert.vitaId, readingId: alert.readingId, ...answer };
        const { data } = await http.call(acknowledgeAlert, { body, idempotencyKey });
        onDone(data);
      }}
      onStale={onStale}
      onClose={onClose}
    >
      <AlertWhat alert={alert} level={alert.level === 'critical' ? 'critical' : 'review'} />
    </AnswerDialog>
  );
}
