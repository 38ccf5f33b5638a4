import { MAX_TASK_OUTCOME } from '@careline/core/internal/care';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import type { TaskDialogProps } from './task-dialog-props.ts';
import { TaskFrame } from './task-frame.tsx';
import { tasksMessages } from './tasks.messages.ts';

/** Marks a task as done. The outcome is optional. */
function DoneTask({ onSave, ...props }: TaskDialogProps) {
  const t = useMessages(tasksMessages);
  const [outcome, setOutcome] = useState('');
  return (
    <TaskFrame
      {...props}
      title={t('doneTitle')}
      action={t('done')}
      onConfirm={() => onSave({ state: 'done', outcome: outcome.trim() })}
    >
      <TextArea
        label={t('outcome')}
        rows={2}
        maxLength={MAX_TASK_OUTCOME}
        value={outcome}
        onChange={setOutcome}
        data-autofocus
      />
    </TaskFrame>
  );
}

const RESULTS = ['done', 'declined'] as const;
type Result = (typeof RESULTS)[number];
const RESULT_WORDS = { done: 'isAnswered', declined: 'isDeclined' } as const;

const MIN_CHARACTERS = 3;

/** Returns what is missing from the answer, or from the reason for declining. */
function textFault(result: Result, text: string): 'answerMissing' | 'reasonMissing' | undefined {
  if (result === 'done') return text.trim() === '' ? 'answerMissing' : undefined;
  return text.trim().length < MIN_CHARACTERS ? 'reasonMissing' : undefined;
}

/** Records the answer to a referral with author and date, or why it was declined. */
function AnswerTask({ today, onSave, ...props }: TaskDialogProps) {
  const t = useMessages(tasksMessages);
  const [result, setResult] = useState<Result>('done');
  const [text, setText] = useState('');
  const [answeredBy, setBy] = useState('');
  const [answeredOn, setOn] = useState(today);
  const [asked, setAsked] = useState(false);
  const fault = textFault(result, text);
  const isDone = result === 'done';
  const dayFault =
    isDone && (answeredOn === '' ? 'dayMissing' : answeredOn > today ? 'answeredLater' : undefined);
  const confirm = () => {
    setAsked(true);
    if (fault || dayFault) return;
    const outcome = text.trim();
    onSave(
      isDone
        ? { state: 'done', outcome, answeredBy: answeredBy.trim(), answeredOn }
        : { state: result, outcome },
    );
  };
  return (
    <TaskFrame {...props} title={t('answerTitle')} action={t('save')} onConfirm={confirm}>
      <SelectField
        label={t('result')}
        options={RESULTS.map((value) => ({ value, label: t(RESULT_WORDS[value]) }))}
        value={result}
        onChange={(chosen) => chosen && setResult(chosen)}
      />
      <TextArea
        label={t(isDone ? 'answerText' : 'declinedWhy')}
        required
        rows={4}
        maxLength={MAX_TASK_OUTCOME}
        value={text}
        onChange={setText}
        error={asked && fault ? t(fault) : undefined}
        data-autofocus
      />
      {isDone && (
        <>
          <TextField label={t('answeredBy')} maxLength={200} value={answeredBy} onChange={setBy} />
          <DateField
            showsWeekday
            label={t('answeredOn')}
            max={today}
            value={answeredOn}
            onChange={setOn}
            error={asked && dayFault ? t(dayFault) : undefined}
          />
        </>
      )}
    </TaskFrame>
  );
}

/** Completes a task. A referral needs its answer. */
export const EndTask = (props: TaskDialogProps) =>
  props.task.kind === 'referral' ? <AnswerTask {...props} /> : <DoneTask {...props} />;

/** Cancels a task that is no longer needed. The reason is optional. */
export function DropTask({ onSave, ...props }: TaskDialogProps) {
  const t = useMessages(tasksMessages);
  const [why, setWhy] = useState('');
  return (
    <TaskFrame
      {...props}
      title={t('dropTitle')}
      action={t('drop')}
      onConfirm={() => onSave({ state: 'cancelled', outcome: why.trim() })}
    >
      <TextArea
        label={t('dropWhy')}
        rows={2}
        maxLength={MAX_TASK_OUTCOME}
        value={why}
        onChange={setWhy}
        data-autofocus
      />
    </TaskFrame>
  );
}
