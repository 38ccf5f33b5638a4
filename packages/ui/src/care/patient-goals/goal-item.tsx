import { type Goal, goalStanding, goalStatusLabel } from '@careline/core/internal/care';
import { formatReading } from '@careline/core/internal/formatting';
import { useDateText } from '../../forms/form-renderer/index.ts';
import { useFormatEpochDate, useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { useGoalWords } from '../../readings/goal-words/index.ts';
import { patientGoalsMessages } from '../care.messages.ts';

export interface GoalItemProps {
  readonly goal: Goal;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly mayWrite: boolean;
  readonly onChange: (goal: Goal) => void;
  readonly onEnd: (goal: Goal) => void;
}

function Standing({ goal }: Pick<GoalItemProps, 'goal'>) {
  const timeZone = useTimeZone();
  const formatEpochDate = useFormatEpochDate();
  const t = useMessages(patientGoalsMessages);
  const standing = goalStanding(goal);
  if (!goal.latest) return <p className="text-muted text-xs">{t('noValue')}</p>;
  const { text, unit, at } = goal.latest;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
      <span>
        {t('latest', { value: formatReading(text, unit), date: formatEpochDate(at, { timeZone }) })}
      </span>
      {standing === 'reached' && <StatusTag tone="success">{t('reached')}</StatusTag>}
      {/* A goal is not a limit, so missing it has no alert colour. */}
      {standing === 'not-reached' && <StatusTag>{t('notReached')}</StatusTag>}
    </p>
  );
}

function Due({ goal, today }: Pick<GoalItemProps, 'goal' | 'today'>) {
  const dateText = useDateText();
  const t = useMessages(patientGoalsMessages);
  const { dueOn } = goal;
  if (dueOn === null) return null;
  // A reached goal is never late.
  const isLate = dueOn < today && goalStanding(goal) !== 'reached';
  return (
    <StatusTag tone={isLate ? 'warning' : 'info'}>
      {t(isLate ? 'overdue' : 'dueBy', { date: dateText(dueOn) })}
    </StatusTag>
  );
}

function Earlier({ goal }: Pick<GoalItemProps, 'goal'>) {
  const timeZone = useTimeZone();
  const dateText = useDateText();
  const formatEpochDate = useFormatEpochDate();
  const t = useMessages(patientGoalsMessages);
  const words = useGoalWords();
  if (goal.earlier.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-control content-center">
        {t('earlier', { count: goal.earlier.length })}
      </summary>
      <ul className="list-disc ps-6">
        {goal.earlier.map(({ target, dueOn, by, at }) => (
          <li key={at} className="wrap-anywhere">
            {t(dueOn === null ? 'earlierGoal' : 'earlierDue', {
              aim: words.aim(target),
              due: dueOn === null ? '' : dateText(dueOn),
              date: formatEpochDate(at, { timeZone }),
              name: by,
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Authors({ goal }: Pick<GoalItemProps, 'goal'>) {
  const timeZone = useTimeZone();
  const dateText = useDateText();
  const formatEpochDate = useFormatEpochDate();
  const t = useMessages(patientGoalsMessages);
  const locale = useLocale();
  const { author, since, changed, status, statusReason } = goal;
  const by = changed && { name: changed.by.name, date: formatEpochDate(changed.at, { timeZone }) };
  return (
    <div className="text-muted text-xs">
      <p>{t('setBy', { name: author.name, date: dateText(since) })}</p>
      {by && status === 'active' && <p>{t('changedBy', by)}</p>}
      {by && status !== 'active' && <p>{t('endedBy', { ...by, status: goalStatusLabel(status, locale) })}</p>}
      {statusReason && <p className="wrap-anywhere">{t('because', { reason: statusReason })}</p>}
    </div>
  );
}

export function GoalItem({ goal, today, mayWrite, onChange, onEnd }: GoalItemProps) {
  const t = useMessages(patientGoalsMessages);
  const words = useGoalWords();
  const whole = words.whole(goal);
  const isActive = goal.status === 'active';
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere font-medium">{whole}</span>
        {isActive && <Due goal={goal} today={today} />}
      </p>
      {isActive && <Standing goal={goal} />}
      {goal.note && <p className="wrap-anywhere whitespace-pre-line text-sm">{goal.note}</p>}
      <Authors goal={goal} />
      <Earlier goal={goal} />
      {mayWrite && isActive && (
        <div data-print="hidden" className="flex flex-wrap gap-2">
          <Button size="small" aria-label={t('changeOf', { goal: whole })} onClick={() => onChange(goal)}>
            {t('change')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('endOf', { goal: whole })}
            onClick={() => onEnd(goal)}
          >
            {t('end')}
          </Button>
        </div>
      )}
    </>
  );
}
