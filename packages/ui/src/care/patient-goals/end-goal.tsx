import {
  type Goal,
  type GoalStatus,
  goalContentOf,
  goalDraftOf,
  goalTargetOf,
  isGoalReason,
  MAX_GOAL_REASON,
  updateGoal,
} from '@careline/core/internal/care';
import type { HttpClient } from '@careline/core/internal/http';
import { useState } from 'react';
import { useFailureText } from '../../http/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { SegmentedField } from '../../primitives/segmented-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useGoalWords } from '../../readings/goal-words/index.ts';
import { patientGoalsMessages } from '../care.messages.ts';

export interface EndGoalProps {
  readonly goal: Goal;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onEnded: () => void;
  readonly onClose: () => void;
}

type End = Exclude<GoalStatus, 'active'>;

function sendEnd(http: HttpClient, goal: Goal, status: End, statusReason: string) {
  const { id, vitaId, version: follows } = goal;
  const draft = goalDraftOf(goal);
  const { dueOn, note } = goalContentOf(draft);
  const ended = { id, vitaId, follows, status, target: goalTargetOf(draft), dueOn, note, statusReason };
  return ({ key, at }: { readonly key: string; readonly at: number }) =>
    http.call(updateGoal, { body: { goal: { ...ended, metaInfo: { updatedAt: at } } }, idempotencyKey: key });
}

export function EndGoal(props: EndGoalProps) {
  const http = useHttp();
  const { goal, now, onEnded, onClose } = props;
  const t = useMessages(patientGoalsMessages);
  const words = useGoalWords();
  const failureText = useFailureText();
  const sending = useSubmission(now);
  const [status, setStatus] = useState<End>('achieved');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const isMissing = status === 'cancelled' && !isGoalReason(reason);
  const end = async () => {
    setAsked(true);
    if (isMissing) return;
    const why = reason.trim();
    if (await sending.submit(`${status} ${why}`, sendEnd(http, goal, status, why))) onEnded();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('endTitle')}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="primary" busy={sending.busy} onClick={() => void end()}>
            {t('end')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="wrap-anywhere font-medium">{words.whole(goal)}</p>
        <SegmentedField<End>
          label={t('endAs')}
          options={[
            { value: 'achieved', label: t('achieved') },
            { value: 'cancelled', label: t('cancelled') },
          ]}
          value={status}
          onChange={setStatus}
        />
        <TextArea
          label={t('reason')}
          value={reason}
          onChange={setReason}
          maxLength={MAX_GOAL_REASON}
          rows={2}
          required={status === 'cancelled'}
          error={asked && isMissing ? t('reasonMissing') : undefined}
        />
        {sending.error && (
          <div role="alert">
            <FieldError>
              {sending.error.code === 'conflict' ? t('conflict') : failureText(sending.error)}
            </FieldError>
          </div>
        )}
      </div>
    </Dialog>
  );
}
