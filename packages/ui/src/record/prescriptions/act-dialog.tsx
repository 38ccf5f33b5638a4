import {
  answerQuery,
  type IssuedLine,
  MAX_WHY,
  type Prescription,
  stopLine,
  withdrawPrescription,
} from '@careline/core/internal/prescriptions';
import { ReasonDialog } from '../../forms/reason-dialog/index.ts';
import { useFailureText } from '../../http/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useMessages } from '../../messages/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { useHttp } from '../../provider/index.ts';
import { prescriptionsMessages } from './prescriptions.messages.ts';
import { useLineWords } from './use-line-words.ts';

/** An action by a doctor on a signed prescription or one of its lines. */
export interface Act {
  readonly kind: 'stop' | 'answer' | 'withdraw';
  readonly prescription: Prescription;
  readonly line?: IssuedLine;
}

export interface ActDialogProps {
  readonly act: Act;
  /** Called with the text to announce. */
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason for stopping, answering or withdrawing. */
export function ActDialog({ act, onDone, onClose }: ActDialogProps) {
  const http = useHttp();
  const t = useMessages(prescriptionsMessages);
  const words = useLineWords();
  const failureText = useFailureText();
  const sending = useSubmission();
  const { kind, prescription, line } = act;
  const { id: prescriptionId, vitaId } = prescription;
  const medicine = line ? words.medicine(line) : '';
  const send = async (text: string) => {
    const saved = await sending.submit(text, ({ id, key: idempotencyKey }) => {
      const ofLine = { id, vitaId, prescriptionId, lineId: line?.id ?? '' };
      if (kind === 'stop')
        return http.call(stopLine, { body: { stop: { ...ofLine, reason: text } }, idempotencyKey });
      if (kind === 'answer')
        return http.call(answerQuery, { body: { answer: { ...ofLine, answer: text } }, idempotencyKey });
      const withdrawal = { prescriptionId, vitaId, reason: text };
      return http.call(withdrawPrescription, { body: { withdrawal }, idempotencyKey });
    });
    if (saved)
      onDone(t(({ stop: 'isStopped', answer: 'isAnswered', withdraw: 'isWithdrawn' } as const)[kind]));
  };
  const { error } = sending;
  const failure = error && (
    <div role="alert">
      <FieldError>
        {error.code === 'conflict'
          ? t('conflict')
          : error.code === 'scope-missing'
            ? t('notDoctor')
            : failureText(error)}
      </FieldError>
    </div>
  );
  const dialog = {
    stop: {
      words: { title: t('stopTitle', { medicine }), keep: t('keep'), action: t('stop'), reason: t('reason') },
      meaning: t('stopMeaning'),
      missing: t('reasonMissing'),
    },
    answer: {
      words: { title: t('answerTitle'), keep: t('keep'), action: t('answer'), reason: t('answerLabel') },
      meaning: medicine,
      missing: t('answerMissing'),
    },
    withdraw: {
      words: { title: t('withdrawTitle'), keep: t('keep'), action: t('withdraw'), reason: t('reason') },
      meaning: t('withdrawMeaning'),
      missing: t('reasonMissing'),
    },
  }[kind];
  return (
    <ReasonDialog
      words={dialog.words}
      meaning={dialog.meaning}
      most={MAX_WHY}
      problemOf={(text) => (text.trim().length < 3 ? dialog.missing : undefined)}
      busy={sending.busy}
      failure={failure}
      width="small"
      onConfirm={(text) => void send(text.trim())}
      onClose={onClose}
    />
  );
}
