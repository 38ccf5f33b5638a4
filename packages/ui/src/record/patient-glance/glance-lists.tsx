import { type Goal, goalStanding } from '@careline/core/internal/care';
import type { GoalList } from '../../care/patient-goals/index.ts';
import { RequestFailed } from '../../http/index.ts';
import { useFormatDate, useMessages } from '../../messages/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { useGoalWords } from '../../readings/goal-words/index.ts';
import { type PatientLabsList, useLabWords } from '../labs/index.ts';
import { patientGlanceMessages } from './patient-glance.messages.ts';

/** Reports and goals shown. */
const MOST = 3;

/** The newest lab reports: their values, those out of range first. */
export function LatestResults({ labs: { state, refresh } }: { readonly labs: PatientLabsList }) {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const t = useMessages(patientGlanceMessages);
  const words = useLabWords();
  if (state.phase === 'loading') return <Skeleton lines={2} />;
  if (state.phase === 'failed')
    return <RequestFailed title={t('resultsFailed')} onRetry={refresh} error={state.error} />;
  const reports = state.value.reports.filter(({ status }) => status !== 'entered-in-error').slice(0, MOST);
  if (reports.length === 0) return <p className="text-muted text-sm">{t('noResults')}</p>;
  return (
    <ul aria-label={t('results')} className="flex flex-col gap-1.5 text-sm">
      {reports.map((report) => {
        const { text, tag } = words.report(report);
        return (
          <li key={report.id}>
            <p className="wrap-anywhere">{text}</p>
            <p className="flex flex-wrap items-center gap-2 text-muted text-xs tabular-nums">
              {formatDate(report.collectedAt, { timeZone })}
              {tag}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function GoalLine({ goal }: { readonly goal: Goal }) {
  const t = useMessages(patientGlanceMessages);
  const words = useGoalWords();
  const standing = goalStanding(goal);
  return (
    <li className="wrap-anywhere">
      {words.whole(goal)}
      {standing === 'reached' && <span className="text-success"> · {t('reached')}</span>}
      {standing === 'not-reached' && <span className="text-muted"> · {t('notReached')}</span>}
    </li>
  );
}

/** The active goals, and whether they are reached. */
export function ActiveGoals({ goals: { state, refresh } }: { readonly goals: GoalList }) {
  const t = useMessages(patientGlanceMessages);
  if (state.phase === 'loading') return <Skeleton lines={2} />;
  if (state.phase === 'failed')
    return <RequestFailed title={t('goalsFailed')} onRetry={refresh} error={state.error} />;
  const active = state.value.filter(({ status }) => status === 'active');
  if (active.length === 0) return <p className="text-muted text-sm">{t('noGoals')}</p>;
  return (
    <ul aria-label={t('goals')} className="flex flex-col gap-1 text-sm">
      {active.slice(0, MOST).map((goal) => (
        <GoalLine key={goal.id} goal={goal} />
      ))}
    </ul>
  );
}
