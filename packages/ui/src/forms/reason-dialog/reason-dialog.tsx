import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';

interface ReasonWords {
  readonly title: string;
  /** Label of the cancel button. */
  readonly keep: string;
  /** Label of the confirm button. */
  readonly action: string;
  readonly reason: string;
  readonly hint?: string;
}

export interface ReasonDialogProps {
  readonly words: ReasonWords;
  /** Maximum length of the reason, in characters. */
  readonly most: number;
  /** Returns the error message for a reason; undefined if it is valid. */
  readonly problemOf: (reason: string) => string | undefined;
  readonly busy: boolean;
  /** Why the action failed. */
  readonly failure: ReactNode;
  /** Consequences of the action. */
  readonly meaning: ReactNode;
  /** Further fields next to the reason. `asked`: the user tried to confirm, so missing entries are shown. */
  readonly more?: (asked: boolean) => ReactNode;
  /** Whether the further fields are complete. */
  readonly isComplete?: boolean;
  /** Clicking outside does not close the dialog. */
  readonly persistent?: boolean;
  readonly width?: 'small';
  /** Marks the reason as required in its label. By default, only an error says so. */
  readonly marksRequired?: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Explains the consequences of an action that is hard to undo, and asks for a reason first. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { words, most, problemOf, busy, failure, meaning, more, isComplete = true } = props;
  const { persistent, width, marksRequired, onConfirm, onClose } = props;
  const form = useId();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const problem = problemOf(reason);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problem === undefined && isComplete) onConfirm(reason.trim());
  };
  return (
    <Dialog
      open
      persistent={persistent}
      width={width}
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button variant="danger" type="submit" form={form} busy={busy}>
            {words.action}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4 text-start">
        {failure}
        <p>{meaning}</p>
        <TextArea
          label={words.reason}
          hint={words.hint}
          required={marksRequired}
          rows={2}
          maxLength={most}
          value={reason}
          error={asked ? problem : undefined}
          onChange={setReason}
          data-autofocus
        />
        {more?.(asked)}
      </form>
    </Dialog>
  );
}
