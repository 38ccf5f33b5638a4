import {
  type AddedTaskKind,
  MAX_TASK_REASON,
  type NewTask,
  type ReferralTarget,
} from '@careline/core/internal/care';
import type { EncounterPriority, ServiceType } from '@careline/core/internal/encounters';
import { dayAfter } from '@careline/core/internal/formatting';
import type { TaskTemplate } from '@careline/core/internal/preferences/templates';
import { ANYBODY, type TaskWhom } from './whom-field.tsx';

export interface TaskDraft extends TaskWhom {
  readonly kind: AddedTaskKind;
  readonly what: string;
  readonly dueOn: string;
  readonly priority: EncounterPriority;
  readonly reason: string;
  readonly target: ReferralTarget;
  readonly providerId: string;
  readonly serviceType: ServiceType | '';
  readonly outside: string;
}

/** Default days until a task is due. Answers and reviews usually take two weeks. */
const USUAL_DAYS: Readonly<Record<AddedTaskKind, number>> = {
  task: 0,
  'follow-up': 0,
  referral: 14,
  review: 14,
};

export const usualDay = (kind: AddedTaskKind, today: string): string => dayAfter(today, USUAL_DAYS[kind]);

export const emptyTask = (kind: AddedTaskKind, today: string): TaskDraft => ({
  ...ANYBODY,
  kind,
  what: '',
  dueOn: usualDay(kind, today),
  priority: 'routine',
  reason: '',
  target: 'outside',
  providerId: '',
  serviceType: '',
  outside: '',
});

const isTyped = ({ what, reason, outside }: TaskDraft): boolean =>
  [what, reason, outside].some((text) => text.trim() !== '');

/** Returns whether discarding the draft would lose entries. */
export const isTaskDirty = isTyped;

type Target = NonNullable<NewTask['referredTo']>;

/** Returns the target of a referral, or undefined while it is incomplete. */
function targetOf({ target, providerId, serviceType, outside }: TaskDraft): Target | undefined {
  if (target === 'provider') return providerId ? { kind: target, careProviderId: providerId } : undefined;
  if (target === 'service') return serviceType ? { kind: target, serviceType } : undefined;
  return outside.trim() ? { kind: target, name: outside.trim() } : undefined;
}

/** Returns the draft with a template applied. Typed text stays, and the template's text goes below it. */
export function withTemplate(draft: TaskDraft, template: TaskTemplate, today: string): TaskDraft {
  const { kind, what, reason, dueInDays } = template;
  const typed = draft.what.trim() !== '';
  const further = [draft.reason.trim(), typed ? what : '', reason].filter(Boolean).join('\n');
  return {
    ...draft,
    kind,
    what: typed ? draft.what : what,
    reason: further.slice(0, MAX_TASK_REASON),
    dueOn: dayAfter(today, dueInDays),
  };
}

export interface TaskFaults {
  readonly what?: 'whatMissing';
  readonly dueOn?: 'dayMissing';
  readonly target?: 'targetMissing';
}

export const taskFaults = (draft: TaskDraft): TaskFaults => ({
  ...(draft.what.trim() === '' && { what: 'whatMissing' }),
  ...(draft.dueOn === '' && { dueOn: 'dayMissing' }),
  ...(draft.kind === 'referral' && !targetOf(draft) && { target: 'targetMissing' }),
});

/** Returns the request for the draft, without the patient. */
export function taskOf(draft: TaskDraft): Omit<NewTask, 'id' | 'vitaId' | 'metaInfo'> {
  const { kind, what, dueOn, priority, reason, assigneeId, careTeamId } = draft;
  return {
    kind,
    what: what.trim(),
    dueOn,
    priority,
    reason: reason.trim(),
    assigneeId,
    careTeamId,
    referredTo: kind === 'referral' ? (targetOf(draft) ?? null) : null,
  };
}
