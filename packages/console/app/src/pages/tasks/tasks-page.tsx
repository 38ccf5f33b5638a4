import type { TaskKind } from '@careline/core/internal/care';
import { decideRight, scopeLabel, WRITES_TASKS } from '@careline/core/internal/navigation';
import { TaskList, useTaskFilters } from '@careline/ui/care/tasks';
import { useLocale } from '@careline/ui/messages';
import { ScopeGate } from '../../guards/scope-gate.tsx';
import { Page } from '../../navigation/page.tsx';
import { useListValues } from '../../navigation/use-list-values.ts';
import { useProfile } from '../../session/use-session.ts';
import { NoFacility } from '../booking/no-facility.tsx';
import { useTaskSetting } from './use-task-setting.tsx';

interface AreaProps {
  readonly scope: 'tasks' | 'referrals' | 'review-appointments';
  readonly onlyKind?: TaskKind;
}

function Listed({ scope, onlyKind }: AreaProps) {
  const { facility, scopes } = useProfile();
  const setting = useTaskSetting();
  const address = useListValues(useTaskFilters(onlyKind), scope);
  if (!facility) return <NoFacility />;
  return (
    <TaskList
      // A new facility is a new list: keep nothing from the old one.
      key={facility.facilityId}
      {...setting}
      {...address}
      mayWrite={decideRight(WRITES_TASKS, scopes).allowed}
      onlyKind={onlyKind}
    />
  );
}

function TaskArea(props: AreaProps) {
  const locale = useLocale();
  return (
    <ScopeGate>
      <Page title={scopeLabel(props.scope, locale)}>
        <Listed {...props} />
      </Page>
    </ScopeGate>
  );
}

/** `/tasks` (specification 2.7): tasks of every kind for patients. */
export default function TasksPage() {
  return <TaskArea scope="tasks" />;
}

/** `/review-appointments` (specification 2.7): patients whose review is near, due or missed, to be booked. */
export function ReviewsPage() {
  return <TaskArea scope="review-appointments" onlyKind="review" />;
}

/** `/referrals` (specification 2.7): referred patients, and the replies. */
export function ReferralsPage() {
  return <TaskArea scope="referrals" onlyKind="referral" />;
}
