import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';

/** The sentences of what is asked. */
interface ReasonWords {
  readonly title: string;
  /** The way back. */
  readonly keep: string;
  /** The button that does it. */
  readonly action: string;
  readonly reason: string;
  readonly hint?: string;
}

export interface ReasonDialogProps {
  readonly words: ReasonWords;
  /** Letters of a reason at most. */
  readonly most: number;
  /** What is wrong with a reason, in words; undefined where nothing is. */
  readonly problemOf: (reason: string) => string | undefined;
  readonly busy: boolean;
  /** Why it was not done. */
  readonly failure: ReactNode;
  /** What follows from it. */
  readonly meaning: ReactNode;
  /** What is asked for beside the reason. `asked`: it was to be done, and what is missing is said. */
  readonly more?: (asked: boolean) => ReactNode;
  /** Whether what is asked for beside the reason is there. */
  readonly isComplete?: boolean;
  /** A press beside the dialog does not close it. */
  readonly persistent?: boolean;
  readonly width?: 'small';
  /** The label says that a reason is required; without it that is said once it is missing. */
  readonly marksRequired?: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Says what follows from something that is hard to undo, and asks why before it is done. */
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
