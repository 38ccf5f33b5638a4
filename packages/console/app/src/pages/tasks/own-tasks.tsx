import { decideRight, PATHS, READS_WORKLIST } from '@careline/core/internal/navigation';
import { ShortTasks } from '@careline/ui/care/tasks';
import { useProfile } from '../../session/use-session.ts';
import { useTaskSetting } from './use-task-setting.tsx';

/** The person's most urgent tasks, for the start page. */
export function OwnTasks() {
  const { facility, scopes } = useProfile();
  const setting = useTaskSetting();
  if (!facility) return null;
  const listAddress = scopes.includes('tasks') ? PATHS.tasks : PATHS.referrals;
  const calls = decideRight(READS_WORKLIST, scopes).allowed;
  return <ShortTasks key={facility.facilityId} {...setting} listAddress={listAddress} folded={calls} />;
}
