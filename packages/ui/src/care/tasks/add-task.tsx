import {
  ADDED_TASK_KINDS,
  type AddedTaskKind,
  addTask,
  MAX_TASK_REASON,
  MAX_TASK_TEXT,
  REFERRAL_TARGETS,
  taskKindLabel,
} from '@careline/core/internal/care';
import {
  ENCOUNTER_PRIORITIES,
  encounterPriorityLabel,
  SERVICE_TYPES,
  serviceTypeLabel,
} from '@careline/core/internal/encounters';
import { type FormEvent, useId, useState } from 'react';
import { useCareFailureText } from '../../forms/care-failure/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { TemplateField } from '../../preferences/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useDirtyPart } from '../use-dirty-part.ts';
import {
  emptyTask,
  isTaskDirty,
  type TaskDraft,
  type TaskFaults,
  taskFaults,
  taskOf,
  usualDay,
  withTemplate,
} from './task-draft.ts';
import { tasksMessages } from './tasks.messages.ts';
import { type TaskPeople, useTaskPeople } from './use-task-people.ts';
import { WhomField } from './whom-field.tsx';

interface FieldsProps {
  readonly draft: TaskDraft;
  readonly faults: TaskFaults;
  readonly today: string;
  readonly from: TaskPeople;
  readonly enrolled?: readonly string[] | undefined;
  readonly change: (part: Partial<TaskDraft>) => void;
}

const TARGET_WORDS = { provider: 'toProvider', service: 'toService', outside: 'toOutside' } as const;

/** The field for the target of a referral, within the chosen group. */
function Target({ draft, faults, from, change }: FieldsProps) {
  const t = useMessages(tasksMessages);
  const locale = useLocale();
  const error = faults.target && t(faults.target);
  if (draft.target === 'provider') {
    return (
      <SelectField
        label={t('provider')}
        required
        placeholder={t('choose')}
        options={from.people.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.providerId}
        onChange={(providerId) => change({ providerId })}
        error={error}
      />
    );
  }
  if (draft.target === 'service') {
    return (
      <SelectField
        label={t('service')}
        required
        placeholder={t('choose')}
        options={SERVICE_TYPES.map((value) => ({ value, label: serviceTypeLabel(value, { locale }) }))}
        value={draft.serviceType}
        onChange={(serviceType) => change({ serviceType })}
        error={error}
      />
    );
  }
  return (
    <TextField
      label={t('outside')}
      required
      maxLength={200}
      value={draft.outside}
      onChange={(outside) => change({ outside })}
      error={error}
    />
  );
}

function Referral(props: FieldsProps) {
  const t = useMessages(tasksMessages);
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <SelectField
        label={t('referKind')}
        options={REFERRAL_TARGETS.map((value) => ({ value, label: t(TARGET_WORDS[value]) }))}
        value={props.draft.target}
        onChange={(target) => target && props.change({ target })}
        data-autofocus
      />
      <Target {...props} />
    </div>
  );
}

const WHAT = { review: 'whatReview', referral: 'whatReferral' } as const;
const DUE = { review: 'dueReview', referral: 'dueReferral' } as const;
const wordFor = <Word extends string, Usual extends string>(
  words: { readonly review: Word; readonly referral: Word },
  kind: AddedTaskKind,
  usual: Usual,
): Word | Usual => (kind === 'review' || kind === 'referral' ? words[kind] : usual);

function When({ draft, faults, today, change }: FieldsProps) {
  const t = useMessages(tasksMessages);
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <DateField
        showsWeekday
        label={t(wordFor(DUE, draft.kind, 'dueBy'))}
        value={draft.dueOn}
        min={today}
        onChange={(dueOn) => change({ dueOn })}
        error={faults.dueOn && t(faults.dueOn)}
      />
      <SelectField
        label={t('priority')}
        options={ENCOUNTER_PRIORITIES.map((value) => ({
          value,
          label: encounterPriorityLabel(value, locale),
        }))}
        value={draft.priority}
        onChange={(priority) => priority && change({ priority })}
      />
    </div>
  );
}

/** Referrals have a separate button. */
const KINDS = ADDED_TASK_KINDS.filter((kind) => kind !== 'referral');

/** Chooses the kind. Changing it also changes the due date, unless the user has set one. */
function Kind({ draft, today, change }: FieldsProps) {
  const t = useMessages(tasksMessages);
  const locale = useLocale();
  const choose = (kind: AddedTaskKind) => {
    const isUsual = draft.dueOn === usualDay(draft.kind, today);
    change({ kind, ...(isUsual && { dueOn: usualDay(kind, today) }) });
  };
  return (
    <SelectField
      label={t('kind')}
      options={KINDS.map((value) => ({ value, label: taskKindLabel(value, locale) }))}
      value={draft.kind}
      onChange={(kind) => kind && choose(kind)}
    />
  );
}

function Fields(props: FieldsProps) {
  const { draft, faults, today, from, enrolled, change } = props;
  const t = useMessages(tasksMessages);
  const isReferral = draft.kind === 'referral';
  return (
    <>
      {isReferral ? (
        <Referral {...props} />
      ) : (
        <div className="flex flex-wrap gap-x-4 gap-y-3">
          <Kind {...props} />
          <TemplateField
            type="TASK_TEMPLATES"
            enrolled={enrolled}
            onChoose={(template) => change(withTemplate(draft, template, today))}
          />
        </div>
      )}
      <TextField
        label={t(wordFor(WHAT, draft.kind, 'what'))}
        required
        maxLength={MAX_TASK_TEXT}
        value={draft.what}
        onChange={(what) => change({ what })}
        error={faults.what && t(faults.what)}
        data-autofocus={isReferral ? undefined : true}
      />
      <When {...props} />
      <WhomField
        from={from}
        label={t(isReferral ? 'assigneeReferral' : 'assignee')}
        value={draft}
        onChange={change}
      />
      <TextArea
        label={t('why')}
        rows={2}
        maxLength={MAX_TASK_REASON}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
      />
    </>
  );
}

export interface AddTaskProps {
  readonly vitaId: string;
  /** The patient's programmes, whose templates are offered. */
  readonly enrolled?: readonly string[] | undefined;
  /** The initial kind. */
  readonly kind: AddedTaskKind;
  /** The facility's calendar day, YYYY-MM-DD. */
  readonly today: string;
  /** The origin of the task. */
  readonly encounterId?: string | undefined;
  readonly contactId?: string | undefined;
  readonly onDirtyChange?: ((part: string, dirty: boolean) => void) | undefined;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Plans a task with a due date, or refers the patient. */
export function AddTask(props: AddTaskProps) {
  const http = useHttp();
  const { vitaId, kind, today, encounterId, contactId, onAdded, onClose } = props;
  const t = useMessages(tasksMessages);
  const textOf = useCareFailureText();
  const from = useTaskPeople(http);
  const form = useId();
  const [draft, setDraft] = useState(() => emptyTask(kind, today));
  const [asked, setAsked] = useState(false);
  const saving = useSubmission();
  useDirtyPart(isTaskDirty(draft), props.onDirtyChange);
  const faults = taskFaults(draft);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(faults).length > 0) return;
    const stored = await saving.submit(JSON.stringify(draft), ({ id, key, at }) =>
      http.call(addTask, {
        body: {
          task: {
            ...taskOf(draft),
            id,
            vitaId,
            encounterId: encounterId ?? null,
            contactId: contactId ?? null,
            metaInfo: { updatedAt: at },
          },
        },
        idempotencyKey: key,
      }),
    );
    if (!stored) return;
    onAdded();
    onClose();
  };
  return (
    <Dialog
      open
      persistent
      title={t(kind === 'referral' ? 'referTitle' : 'addTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={saving.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4 text-start"
      >
        <Fields
          draft={draft}
          faults={asked ? faults : {}}
          today={today}
          from={from}
          enrolled={props.enrolled}
          change={(part) => setDraft({ ...draft, ...part })}
        />
        {saving.error && <FieldError>{textOf(saving.error)}</FieldError>}
      </form>
    </Dialog>
  );
}
