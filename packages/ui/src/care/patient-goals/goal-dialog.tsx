import {
  addGoal,
  createGoalEntry,
  type Goal,
  type GoalEntry,
  type GoalEntryState,
  goalContentOf,
  goalTargetOf,
  listGoals,
  updateGoal,
} from '@careline/core/internal/care';
import { isoDay } from '@careline/core/internal/formatting';
import { type HttpClient, HttpError, type SubmissionIds } from '@careline/core/internal/http';
import { useId, useState } from 'react';
import { useFailureText } from '../../http/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useMessages } from '../../messages/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { EntryFooter, EntryForm } from '../../readings/add-reading/index.ts';
import { useGoalWords } from '../../readings/goal-words/index.ts';
import { useStore } from '../../store/index.ts';
import { patientGoalsMessages } from '../care.messages.ts';
import { useDirtyPart } from '../use-dirty-part.ts';
import { GoalFields } from './goal-fields.tsx';

export interface GoalDialogProps {
  readonly vitaId: string;
  /** The goal to change. If omitted, the dialog sets a new one. */
  readonly goal?: Goal | undefined;
  /** YYYY, YYYY-MM or YYYY-MM-DD. Null if unknown; then an adult's limits apply. */
  readonly birthDate: string | null;
  readonly onSaved: (goal: Goal) => void;
  readonly onClose: () => void;
  readonly onDirtyChange?: ((part: string, dirty: boolean) => void) | undefined;
}

function sendGoal(
  http: HttpClient,
  { vitaId }: GoalDialogProps,
  { base, ...draft }: GoalEntryState,
  { id, key: idempotencyKey, at }: SubmissionIds,
) {
  const { dueOn, note } = goalContentOf(draft);
  const content = { target: goalTargetOf(draft), dueOn, note, metaInfo: { updatedAt: at } };
  if (base) {
    const change = { id: base.id, vitaId, follows: base.version, status: 'active' as const, ...content };
    return http.call(updateGoal, { body: { goal: change }, idempotencyKey });
  }
  const { metric = '', value: key = '', situation: mealSituation = null } = draft.line ?? {};
  const goal = { id, vitaId, metric, key, mealSituation, since: draft.since, ...content };
  return http.call(addGoal, { body: { goal }, idempotencyKey });
}

/** Returns the goal as another user has changed it, or undefined if it could not be read. */
async function readAgain(http: HttpClient, { vitaId, goal }: GoalDialogProps): Promise<Goal | undefined> {
  try {
    const { data } = await http.call(listGoals, { query: { vitaId } });
    return data.find(({ id }) => id === goal?.id);
  } catch (error) {
    // The conflict itself is already shown.
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

function useSaving(props: GoalDialogProps, entry: GoalEntry) {
  const http = useHttp();
  const sending = useSubmission();
  const [concurrentChange, setConcurrentChange] = useState<Goal>();
  async function save(): Promise<boolean> {
    if (!entry.check()) return false;
    let isConflict = false;
    const entered = entry.store.getState();
    const content = JSON.stringify([
      entered.base?.version,
      entered.line,
      entered.since,
      goalContentOf(entered),
    ]);
    const saved = await sending.submit(content, async (ids) => {
      try {
        return await sendGoal(http, props, entered, ids);
      } catch (error) {
        isConflict = error instanceof HttpError && error.code === 'conflict';
        throw error;
      }
    });
    if (saved) props.onSaved(saved.answer.data);
    const theirs = isConflict ? await readAgain(http, props) : undefined;
    if (theirs) {
      setConcurrentChange(theirs);
      if (theirs.status === 'active') entry.mergeInto(theirs);
    }
    return true;
  }
  return { save, busy: sending.busy, error: sending.error, concurrentChange };
}

function Failure({
  saving,
  isNew,
}: {
  readonly saving: ReturnType<typeof useSaving>;
  readonly isNew: boolean;
}) {
  const t = useMessages(patientGoalsMessages);
  const words = useGoalWords();
  const failureText = useFailureText();
  const { error, concurrentChange } = saving;
  if (!error) return null;
  const textOf = (): string => {
    if (error.code !== 'conflict') return failureText(error);
    if (isNew) return t('another');
    if (!concurrentChange) return t('conflict');
    if (concurrentChange.status !== 'active') return t('endedMeanwhile');
    const name = concurrentChange.changed?.by.name ?? concurrentChange.author.name;
    return t('meanwhile', { name, goal: words.whole(concurrentChange) });
  };
  return (
    <div role="alert">
      <FieldError>{textOf()}</FieldError>
    </div>
  );
}

/** Sets or changes a goal. Entries stay until they are stored, and the dialog asks before discarding them. */
export function GoalDialog(props: GoalDialogProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const { goal, birthDate, onClose, onDirtyChange } = props;
  const t = useMessages(patientGoalsMessages);
  const words = useGoalWords();
  const form = useId();
  const [today] = useState(() => isoDay(Math.floor(now() / 1000), timeZone) ?? '');
  const [entry] = useState(() => createGoalEntry({ goal, birthDate, today }));
  const entered = useStore(entry.store, (whole) => whole);
  const saving = useSaving(props, entry);
  const [asks, setAsks] = useState(false);
  useDirtyPart(entered.isDirty, onDirtyChange);
  const close = () => (entered.isDirty && !asks ? setAsks(true) : onClose());
  return (
    <Dialog
      open
      persistent
      onClose={close}
      title={goal ? t('changeTitle', { what: words.name(goal) }) : t('setTitle')}
      width="small"
      actions={
        <EntryFooter
          formId={form}
          busy={saving.busy}
          asks={asks}
          onCancel={close}
          onKeep={() => setAsks(false)}
          onDiscard={onClose}
          saveLabel={t('save')}
        />
      }
    >
      <EntryForm id={form} save={saving.save}>
        <GoalFields entry={entry} state={entered} isNew={!goal} today={today} busy={saving.busy} />
        <p className="text-muted text-xs">{t('noAlarm')}</p>
        <Failure saving={saving} isNew={!goal} />
      </EntryForm>
    </Dialog>
  );
}
