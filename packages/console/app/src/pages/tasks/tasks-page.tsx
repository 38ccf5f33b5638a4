import type { TaskKind } from '@careline/core/internal/care';
import { decideRight, WRITES_TASKS } from '@careline/core/internal/navigation';
import { TaskList, useTaskFilters } from '@careline/ui/care/tasks';
import { useListValues } from '../../navigation/use-list-values.ts';
import { useProfile } from '../../session/use-session.ts';
import { AreaPage } from '../booking/area-page.tsx';
import { useTaskSetting } from './use-task-setting.tsx';

interface AreaProps {
  readonly scope: 'tasks' | 'referrals' | 'review-appointments';
  readonly onlyKind?: TaskKind;
}

function Listed({ scope, onlyKind }: AreaProps) {
  const { scopes } = useProfile();
  const setting = useTaskSetting();
  const address = useListValues(useTaskFilters(onlyKind), scope);
  return (
    <TaskList
      {...setting}
      {...address}
      mayWrite={decideRight(WRITES_TASKS, scopes).allowed}
      onlyKind={onlyKind}
    />
  );
}

function TaskArea(props: AreaProps) {
  return (
    <AreaPage scope={props.scope} needsFacility>
      <Listed {...props} />
    </AreaPage>
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
