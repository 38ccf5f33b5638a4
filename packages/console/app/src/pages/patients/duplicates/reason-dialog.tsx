import { MAX_MERGE_REASON } from '@careline/core/patients/duplicates';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { TextArea } from '@careline/ui/primitives/text-area';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { duplicatesMessages } from './duplicates.messages.ts';

export interface ReasonDialogProps {
  readonly title: string;
  /** What follows. */
  readonly meaning: string;
  readonly action: string;
  readonly busy: boolean;
  readonly failure: ReactNode;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Says what follows, and asks why. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, meaning, action, busy, failure, onConfirm, onClose } = props;
  const t = useMessages(duplicatesMessages);
  const form = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() !== '') onConfirm(reason.trim());
  };
  return (
    <Dialog
      open
      persistent
      width="small"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" type="submit" form={form} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4 text-start">
        {failure}
        <p>{meaning}</p>
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          required
          rows={2}
          maxLength={MAX_MERGE_REASON}
          value={reason}
          error={tried && reason.trim() === '' ? t('reasonMissing') : undefined}
          onChange={setReason}
          data-autofocus
        />
      </form>
    </Dialog>
  );
}
