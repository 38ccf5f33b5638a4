import type { HttpError } from '@careline/core/http';
import { type ReactNode, useState } from 'react';
import { useCareFailureText } from '../../forms/care-failure/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { messages } from './patient-care.messages.ts';

export interface ReasonDialogProps {
  readonly title: string;
  /** What follows from it. */
  readonly children: ReactNode;
  /** The button that does it. */
  readonly action: string;
  readonly busy: boolean;
  readonly error: HttpError | undefined;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why before something is deleted. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, action, busy, error, onConfirm, onClose } = props;
  const t = useMessages(messages);
  const textOf = useCareFailureText();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = reason.trim().length < 3;
  const confirm = () => {
    setAsked(true);
    if (!missing) onConfirm(reason.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="danger" busy={busy} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>{children}</p>
        <TextArea
          label={t('reason')}
          value={reason}
          onChange={setReason}
          maxLength={300}
          rows={2}
          error={asked && missing ? t('reasonMissing') : undefined}
          data-autofocus
        />
        {error && <FieldError>{textOf(error)}</FieldError>}
      </div>
    </Dialog>
  );
}
