import {
  MAX_WAITING_NOTE,
  type WaitingEntry,
  WITHDRAWAL_REASONS,
  type WithdrawalReason,
  withdrawalReasonLabel,
  withdrawFromWaitingList,
} from '@careline/core/internal/encounters/waiting-list';
import { type FormEvent, useId, useState } from 'react';
import { RequestFailed, useSubmission } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { useHttp } from '../../provider/index.ts';
import { waitingListMessages } from './waiting-list.messages.ts';

export interface WithdrawDialogProps {
  readonly entry: WaitingEntry;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Takes a patient off the waiting list, with a reason. */
export function WithdrawDialog({ entry, onDone, onClose }: WithdrawDialogProps) {
  const http = useHttp();
  const t = useMessages(waitingListMessages);
  const locale = useLocale();
  const form = useId();
  const [reason, setReason] = useState<WithdrawalReason | ''>('');
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const { submit, busy, error } = useSubmission();
  const needsNote = reason === 'other' && note.trim() === '';
  async function withdraw(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (busy || reason === '' || needsNote) return;
    const { vitaId, id: entryId } = entry;
    const body = { vitaId, entryId, reason, ...(note.trim() && { note: note.trim() }) };
    const sent = await submit(JSON.stringify(body), ({ key }) =>
      http.call(withdrawFromWaitingList, { body, idempotencyKey: key }),
    );
    if (sent) onDone();
  }
  return (
    <Dialog
      open
      persistent
      width="small"
      title={t('withdrawTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button variant="danger" type="submit" form={form} busy={busy}>
            {t('withdrawAct')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={withdraw} className="flex flex-col gap-4 text-start">
        <p>
          <bdi translate="no" className="block font-medium">
            {entry.patient.name}
          </bdi>
          {t('withdrawText')}
        </p>
        <SelectField
          label={t('reason')}
          required
          placeholder={t('chooseReason')}
          options={WITHDRAWAL_REASONS.map((value) => ({
            value,
            label: withdrawalReasonLabel(value, locale),
          }))}
          value={reason}
          onChange={setReason}
          error={asked && reason === '' ? t('needReason') : undefined}
        />
        <TextArea
          label={t('note')}
          rows={2}
          maxLength={MAX_WAITING_NOTE}
          value={note}
          onChange={setNote}
          error={asked && needsNote ? t('needNote') : undefined}
        />
        {error && <RequestFailed title={t('withdrawFailed')} error={error} />}
      </form>
    </Dialog>
  );
}
