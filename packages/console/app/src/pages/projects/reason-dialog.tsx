import { MAX_PROJECT_REASON } from '@careline/core/internal/projects';
import { RequestFailed, useSubmission } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { TextArea } from '@careline/ui/primitives/text-area';
import { type FormEvent, useId, useState } from 'react';
import { projectsMessages } from './projects.messages.ts';

export interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  readonly act: string;
  readonly failed: string;
  readonly onSend: (reason: string, idempotencyKey: string) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for a reason and sends it. */
export function ReasonDialog({ title, text, act, failed, onSend, onDone, onClose }: ReasonDialogProps) {
  const t = useMessages(projectsMessages);
  const form = useId();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { submit, busy, error } = useSubmission();
  const isMissing = reason.trim() === '';
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (busy || isMissing) return;
    const sent = await submit(reason.trim(), ({ key }) => onSend(reason.trim(), key));
    if (sent) onDone();
  }
  return (
    <Dialog
      open
      persistent
      width="small"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button variant="danger" type="submit" form={form} busy={busy}>
            {act}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => void send(event)}
        className="flex flex-col gap-4 text-start"
      >
        <p>{text}</p>
        <TextArea
          label={t('reason')}
          required
          rows={2}
          maxLength={MAX_PROJECT_REASON}
          value={reason}
          onChange={setReason}
          error={asked && isMissing ? t('reasonMissing') : undefined}
          data-autofocus
        />
        {error && <RequestFailed title={failed} error={error} />}
      </form>
    </Dialog>
  );
}
