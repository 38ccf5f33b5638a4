import { MAX_CORRECTION_REASON } from '@careline/core/internal/calls';
import type { CallConflict as Conflict } from '@careline/core/internal/calls/conflict';
import { reasonProblem } from '@careline/core/internal/calls/correction';
import type { CallSession } from '@careline/core/internal/calls/session';
import { useRef, useState } from 'react';
import { useSummaryOf } from '../../../forms/form-renderer/index.ts';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { ErrorState } from '../../../primitives/error-state/index.ts';
import { TextArea } from '../../../primitives/text-area/index.ts';
import { callConflictMessages } from '../begun-call.messages.ts';
import { useCallFailureText } from '../use-call-failure-text.ts';
import type { PartWords } from './use-conflict-words.ts';

export interface ConflictMergeProps {
  readonly session: CallSession;
  readonly conflict: Conflict;
  readonly parts: readonly PartWords[];
  readonly ours: ReadonlySet<string>;
}

/** Every entry that changes, as stored and as it will be. */
function WhatChanges({ parts, ours, conflict }: ConflictMergeProps) {
  const t = useMessages(callConflictMessages);
  const { log } = conflict.theirs;
  const lines = parts.filter(({ key }) => ours.has(key)).flatMap((part) => part.lines);
  return (
    <section aria-label={t('changes')} className="flex flex-col gap-1">
      <h3 className="font-semibold">{t('changes')}</h3>
      <ul className="flex flex-col gap-1 text-sm">
        {lines.map(({ key, label, ours: after, theirs: before }) => (
          <li key={key} className="wrap-anywhere whitespace-pre-wrap">
            <span className="text-muted">{label}</span>{' '}
            {t('beforeAfter', { before: before ?? t('none'), after: after ?? t('none') })}
          </li>
        ))}
      </ul>
      <p className="text-sm">{log ? t('becomes', { version: log.version + 1 }) : t('becomesStatus')}</p>
    </section>
  );
}

/** Entries that contradict each other after the choice, in the form's words. */
function Misfits({ session, conflict }: ConflictMergeProps) {
  const t = useMessages(callConflictMessages);
  const { problems } = conflict.merge;
  const entries = useSummaryOf(session.form, '')({ values: session.store.getState().values, problems });
  if (entries.length === 0) return null;
  return (
    <div role="alert" className="rounded-control bg-warning-soft p-3 text-on-warning-soft">
      <p className="font-semibold">{t('misfit')}</p>
      <ul className="list-disc ps-5">
        {entries.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

function Failure({ conflict }: ConflictMergeProps) {
  const t = useMessages(callConflictMessages);
  const textOf = useCallFailureText();
  const { failure } = conflict.merge;
  if (!failure) return null;
  return (
    <ErrorState title={t('failed')} requestId={failure.requestId}>
      <p>{textOf(failure)}</p>
      <p>{t('storedHere')}</p>
    </ErrorState>
  );
}

/** Shows what storing the selected entries changes, asks for the reason, and stores them. */
export function ConflictMerge(props: ConflictMergeProps) {
  const t = useMessages(callConflictMessages);
  const { session, conflict, ours } = props;
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isSaving = conflict.merge.phase === 'saving';
  const problem = isAsked ? reasonProblem(reason) : undefined;
  const store = () => {
    setAsked(true);
    if (reasonProblem(reason)) field.current?.focus();
    else void session.mergeConflict({ ours, reason });
  };
  return (
    <div className="flex w-full flex-col items-start gap-4 border-line border-t pt-4">
      <WhatChanges {...props} />
      <Misfits {...props} />
      <Failure {...props} />
      <div className="w-full max-w-xl">
        <TextArea
          ref={field}
          label={t('reason')}
          hint={t('reasonHint')}
          value={reason}
          rows={2}
          maxLength={MAX_CORRECTION_REASON}
          disabled={isSaving}
          error={problem && t(problem === 'required' ? 'reasonRequired' : 'reasonTooLong')}
          onChange={setReason}
        />
      </div>
      <Button variant="primary" busy={isSaving} onClick={store}>
        {t('store')}
      </Button>
    </div>
  );
}
