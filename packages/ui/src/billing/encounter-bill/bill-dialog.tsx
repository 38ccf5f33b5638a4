import type { HttpError } from '@careline/core/internal/http';
import { type FormEvent, type ReactNode, useId } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { billWordsMessages, encounterBillMessages } from '../billing.messages.ts';

export interface BillDialogProps {
  readonly title: string;
  readonly act: string;
  readonly variant?: 'primary' | 'danger';
  readonly busy: boolean;
  readonly error: HttpError | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form about the bill. Its owner checks the fields and sends. */
export function BillDialog({
  title,
  act,
  variant = 'primary',
  busy,
  error,
  onSubmit,
  onClose,
  children,
}: BillDialogProps) {
  const t = useMessages(encounterBillMessages);
  const w = useMessages(billWordsMessages);
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
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
          <Button onClick={onClose}>{w('back')}</Button>
          <Button variant={variant} type="submit" form={form} busy={busy}>
            {act}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4 text-start">
        {children}
        {error && <RequestFailed title={t('actFailed')} error={error} />}
      </form>
    </Dialog>
  );
}
