import type { HttpClient, HttpError } from '@careline/core/http';
import {
  ALERT_REASONS,
  type AlertReason,
  acknowledgeAlert,
  alertReasonLabel,
  MAX_ALERT_NOTE,
  type ReadingAlert,
} from '@careline/core/metrics';
import { useState } from 'react';
import { useSubmission } from '../../care/patient-care/use-submission.ts';
import { useFailureText } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { AlertWhat } from './alert-what.tsx';
import { readingAlertsMessages } from './reading-alerts.messages.ts';
import { type AlertTimes, useAlertWords } from './use-alert-words.ts';

export interface AcknowledgeAlertProps extends AlertTimes {
  readonly http: HttpClient;
  readonly alert: ReadingAlert;
  /** With the alert as it is stored now. */
  readonly onDone: (alert: ReadingAlert) => void;
  /** Somebody else was first, or the reading is no more: what is shown is old. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

interface FailureProps extends AlertTimes {
  readonly error: HttpError;
}

/** What went wrong; where somebody else was first, who and when. */
function Failure({ error, ...times }: FailureProps) {
  const t = useMessages(readingAlertsMessages);
  const words = useAlertWords(times);
  const failureText = useFailureText();
  if (error.code !== 'conflict') {
    return (
      <ErrorState title={t('failed')} requestId={error.requestId}>
        {failureText(error)}
      </ErrorState>
    );
  }
  const by = error.problem?.by;
  const title = by ? t('already', { name: by.name, time: words.at(by.at) }) : t('failed');
  return <ErrorState title={title}>{t(by ? 'alreadyText' : 'gone')}</ErrorState>;
}

/** The answer as it is typed, and what is missing of it once it was to be sent. */
function useAnswer() {
  const t = useMessages(readingAlertsMessages);
  const [reason, setReason] = useState<AlertReason | ''>('');
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const lacksNote = reason === 'other' && note.trim() === '';
  return {
    reason,
    setReason,
    note,
    setNote,
    reasonError: asked && reason === '' ? t('reasonMissing') : undefined,
    noteError: asked && lacksNote ? t('noteNeeded') : undefined,
    /** Undefined, and said so, while something is missing. */
    finished() {
      setAsked(true);
      return reason === '' || lacksNote ? undefined : { reason, ...(note.trim() && { note: note.trim() }) };
    },
  };
}

/** Asks what was done about a reading before its alert leaves the open ones. */
export function AcknowledgeAlert(props: AcknowledgeAlertProps) {
  const { http, alert, timeZone, now, onDone, onStale, onClose } = props;
  const t = useMessages(readingAlertsMessages);
  const locale = useLocale();
  const { name } = usePatientIdentity({ timeZone, now })(alert);
  const answer = useAnswer();
  const sending = useSubmission();
  const isStale = sending.error?.code === 'conflict';
  async function send(): Promise<void> {
    const said = answer.finished();
    if (!said) return;
    const body = { vitaId: alert.vitaId, readingId: alert.readingId, ...said };
    await sending.submit(JSON.stringify(body), async ({ key }) => {
      const { data } = await http.call(acknowledgeAlert, { body, idempotencyKey: key });
      onDone(data);
    });
  }
  return (
    <Dialog
      open
      persistent
      width="small"
      title={t('acknowledgeOf', { name })}
      onClose={isStale ? onStale : onClose}
      actions={
        isStale ? (
          <Button variant="primary" onClick={onStale}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button variant="primary" busy={sending.busy} onClick={() => void send()}>
              {t('acknowledge')}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col items-start gap-1">
          <AlertWhat
            alert={alert}
            level={alert.level === 'critical' ? 'critical' : 'review'}
            timeZone={timeZone}
            now={now}
          />
        </div>
        {sending.error && <Failure error={sending.error} timeZone={timeZone} now={now} />}
        <SelectField
          label={t('reason')}
          placeholder={t('reasonNone')}
          options={ALERT_REASONS.map((value) => ({ value, label: alertReasonLabel(value, locale) }))}
          value={answer.reason}
          error={answer.reasonError}
          onChange={answer.setReason}
          data-autofocus
        />
        <TextArea
          label={t('note')}
          hint={t(answer.reason === 'other' ? 'noteReaders' : 'noteHint')}
          value={answer.note}
          error={answer.noteError}
          maxLength={MAX_ALERT_NOTE}
          rows={2}
          onChange={answer.setNote}
        />
        <p className="text-muted text-sm">{t('acknowledgeMeans')}</p>
      </div>
    </Dialog>
  );
}
