import { type Task, taskKindLabel, taskStateLabel } from '@careline/core/internal/care';
import { encounterPriorityLabel, serviceTypeLabel } from '@careline/core/internal/encounters';
import { isoDay } from '@careline/core/internal/formatting';
import { callTypeLabel } from '@careline/core/internal/programmes';
import type { ReactNode } from 'react';
import { useDateText } from '../../forms/form-renderer/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import type { IconName } from '../../primitives/icon/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { OptionalLink } from '../optional-link.tsx';
import { tasksMessages } from './tasks.messages.ts';
import type { TaskAct } from './use-task-acts.tsx';

/** What a task needs from the screen around it. */
export interface TaskSetting {
  /** Returns the address of an encounter. Omit it for users who may not open encounters. */
  readonly encounterAddress?: ((id: string) => string | undefined) | undefined;
  /** Renders the button to book a review. Omit it for users who may not book. */
  readonly bookReview?: ((task: Task, onBooked: () => void) => ReactNode) | undefined;
}

/** Returns the facility's calendar day. */
export function useToday(): string {
  const now = useNow();
  const timeZone = useTimeZone();
  return isoDay(Math.floor(now() / 1000), timeZone) ?? '';
}

export const TASK_ICONS: Readonly<Record<string, IconName>> = {
  task: 'task_alt',
  'follow-up': 'history',
  referral: 'forward',
  review: 'event',
  'lab-results': 'assignment',
  'lab-critical': 'warning',
  'pregnancy-outcome': 'info',
  'medicine-review': 'warning',
};

/** How the task ended, or when it is due. */
function Standing({ task }: TaskSetting & { readonly task: Task }) {
  const today = useToday();
  const dateText = useDateText();
  const t = useMessages(tasksMessages);
  const locale = useLocale();
  const { kind, state, dueOn } = task;
  if (state !== 'open') {
    const ended = state === 'done' ? ({ tone: 'success' } as const) : ({ icon: 'close' } as const);
    return <StatusTag {...ended}>{taskStateLabel(task, locale)}</StatusTag>;
  }
  const isLate = dueOn < today;
  const words = isLate ? 'overdue' : kind === 'review' ? 'seeOn' : 'due';
  return <StatusTag tone={isLate ? 'warning' : 'info'}>{t(words, { date: dateText(dueOn) })}</StatusTag>;
}

/** Tags for kind, state and priority. Routine priority has no tag. */
export function TaskTags({ task, ...setting }: TaskSetting & { readonly task: Task }) {
  const locale = useLocale();
  return (
    <span className="flex flex-wrap gap-1">
      <StatusTag icon={TASK_ICONS[task.kind] ?? 'task_alt'}>{taskKindLabel(task.kind, locale)}</StatusTag>
      <Standing task={task} {...setting} />
      {task.priority !== 'routine' && task.state === 'open' && (
        <StatusTag tone="warning">{encounterPriorityLabel(task.priority, locale)}</StatusTag>
      )}
    </span>
  );
}

interface FromProps extends TaskSetting {
  readonly encounter: NonNullable<Task['encounter']>;
  readonly words: 'fromEncounter' | 'bookedAs';
}

function FromEncounter({ encounter, words, encounterAddress }: FromProps) {
  const timeZone = useTimeZone();
  const dateText = useDateText();
  const t = useMessages(tasksMessages);
  const locale = useLocale();
  const { id, serviceType, start } = encounter;
  const date = dateText(isoDay(start, timeZone) ?? '');
  const text = t(words, { service: serviceTypeLabel(serviceType, { locale }), date });
  return (
    <span>
      <OptionalLink address={encounterAddress?.(id)}>{text}</OptionalLink>
    </span>
  );
}

function TaskOrigin({ task, ...setting }: TaskSetting & { readonly task: Task }) {
  const timeZone = useTimeZone();
  const dateText = useDateText();
  const t = useMessages(tasksMessages);
  const locale = useLocale();
  const { assignee, careTeam, author, contact, encounter } = task;
  const whom = assignee ?? careTeam;
  const calledOn = contact && dateText(isoDay(contact.startedAt, timeZone) ?? '');
  return (
    <span className="flex flex-wrap gap-x-3 text-muted text-xs">
      <span>{whom ? t('givenTo', { name: whom.name }) : t('givenToAnybody')}</span>
      {author.id !== assignee?.id && <span>{t('plannedBy', { name: author.name })}</span>}
      {encounter && <FromEncounter {...setting} encounter={encounter} words="fromEncounter" />}
      {contact && (
        <span>
          {t('fromCall', { callType: callTypeLabel(contact.callType, locale), date: calledOn ?? '' })}
        </span>
      )}
    </span>
  );
}

/** Returns the target of a referral: a name, or the label of a service. */
export function referralName({ kind, name }: NonNullable<Task['referredTo']>, locale: string): string {
  return kind === 'service' ? serviceTypeLabel(name, { locale }) : name;
}

/** The outcome of a task, in the words of the user who ended it. */
function Outcome({ task, ...setting }: TaskSetting & { readonly task: Task }) {
  const timeZone = useTimeZone();
  const dateText = useDateText();
  const t = useMessages(tasksMessages);
  const { outcome, answered, booked, closed } = task;
  return (
    <>
      {answered && outcome && (
        <p className="wrap-anywhere whitespace-pre-line">
          {t('answer', { name: answered.by, date: dateText(answered.on), text: outcome })}
        </p>
      )}
      {!answered && outcome && (
        <p className="wrap-anywhere whitespace-pre-line">{t('cameOfIt', { text: outcome })}</p>
      )}
      {booked && (
        <p>
          <FromEncounter {...setting} encounter={booked} words="bookedAs" />
        </p>
      )}
      {closed && (
        <p className="text-muted text-xs">
          {t('endedBy', {
            name: closed.by.name,
            date: dateText(isoDay(closed.at, timeZone) ?? ''),
          })}
        </p>
      )}
    </>
  );
}

export function TaskText({ task, ...setting }: TaskSetting & { readonly task: Task }) {
  const t = useMessages(tasksMessages);
  const locale = useLocale();
  const { what, reason, referredTo } = task;
  return (
    <>
      {referredTo && (
        <p className="wrap-anywhere font-medium">
          {t('referredTo', { name: referralName(referredTo, locale) })}
        </p>
      )}
      <p className={`wrap-anywhere ${referredTo ? '' : 'font-medium'}`}>
        {referredTo ? t('asked', { question: what }) : what}
      </p>
      {reason && <p className="wrap-anywhere whitespace-pre-line text-sm">{t('because', { reason })}</p>}
      <Outcome task={task} {...setting} />
      <TaskOrigin task={task} {...setting} />
    </>
  );
}

export interface TaskButtonsProps {
  readonly task: Task;
  readonly bookReview?: TaskSetting['bookReview'];
  readonly onAct: (task: Task, act: TaskAct) => void;
  readonly onBooked: () => void;
}

export function TaskButtons({ task, bookReview, onAct, onBooked }: TaskButtonsProps) {
  const t = useMessages(tasksMessages);
  if (task.state !== 'open') return null;
  const { what } = task;
  const isReferral = task.kind === 'referral';
  const book = task.kind === 'review' ? bookReview?.(task, onBooked) : undefined;
  return (
    <span data-print="hidden" className="flex flex-wrap gap-2">
      {book}
      <Button
        size="small"
        icon="check"
        aria-label={t(isReferral ? 'answerOf' : 'doneOf', { what })}
        onClick={() => onAct(task, 'done')}
      >
        {t(isReferral ? 'answerIt' : 'done')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('changeOf', { what })}
        onClick={() => onAct(task, 'change')}
      >
        {t('change')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('dropOf', { what })}
        onClick={() => onAct(task, 'drop')}
      >
        {t('drop')}
      </Button>
    </span>
  );
}
