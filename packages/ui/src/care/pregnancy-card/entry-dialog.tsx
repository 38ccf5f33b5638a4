import type { HttpError } from '@careline/core/internal/http';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { pregnancyCardMessages } from '../care.messages.ts';
import { usePregnancyFailureText } from './use-pregnancy-failure-text.ts';

interface EntryDialogProps {
  readonly title: string;
  readonly save: string;
  readonly busy: boolean;
  readonly error: HttpError | undefined;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog around an entry: its fields, save and cancel buttons, and the error of a failed save. */
export function EntryDialog({ title, save, busy, error, onSave, onClose, children }: EntryDialogProps) {
  const t = useMessages(pregnancyCardMessages);
  const textOf = usePregnancyFailureText();
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
        {children}
        {error && <FieldError>{textOf(error)}</FieldError>}
      </form>
    </Dialog>
  );
}
