import { type FormEvent, type ReactNode, useId } from 'react';
import { useCareFailureText } from '../../forms/care-failure/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import type { TaskDialogProps } from './task-dialog-props.ts';
import { tasksMessages } from './tasks.messages.ts';

export interface TaskFrameProps extends Pick<TaskDialogProps, 'task' | 'busy' | 'error' | 'onClose'> {
  readonly title: string;
  readonly action: string;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

export function TaskFrame({
  task,
  busy,
  error,
  title,
  action,
  onConfirm,
  onClose,
  children,
}: TaskFrameProps) {
  const t = useMessages(tasksMessages);
  const textOf = useCareFailureText();
  const form = useId();
  const name = error?.problem?.by?.name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
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
          <Button onClick={onClose}>{t('back')}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4 text-start">
        <p className="wrap-anywhere">{task.what}</p>
        {children}
        {error && <FieldError>{name ? t('taken', { name }) : textOf(error)}</FieldError>}
      </form>
    </Dialog>
  );
}
