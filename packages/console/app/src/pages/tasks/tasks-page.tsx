import type { TaskKind } from '@careline/core/internal/care';
import { type AreaScope, scopeLabel } from '@careline/core/internal/navigation';
import { TaskList, useTaskFilters } from '@careline/ui/care/tasks';
import { useLocale } from '@careline/ui/messages';
import { ScopeGate } from '../../guards/scope-gate.tsx';
import { Page } from '../../navigation/page.tsx';
import { useListValues } from '../../navigation/use-list-values.ts';
import { useProfile } from '../../session/use-session.ts';
import { NoFacility } from '../booking/no-facility.tsx';
import { useTaskSetting } from './use-task-setting.tsx';

function Listed({ onlyKind }: { readonly onlyKind?: TaskKind | undefined }) {
  const { facility } = useProfile();
  const setting = useTaskSetting();
  const address = useListValues(useTaskFilters(onlyKind));
  if (!facility) return <NoFacility />;
  return (
    <TaskList
      // A new facility is a new list: keep nothing from the old one.
      key={facility.facilityId}
      {...setting}
      {...address}
      onlyKind={onlyKind}
    />
  );
}

interface AreaProps {
  readonly scope: AreaScope;
  readonly onlyKind?: TaskKind;
}

function TaskArea({ scope, onlyKind }: AreaProps) {
  const locale = useLocale();
  return (
    <ScopeGate>
      <Page title={scopeLabel(scope, locale)}>
        <Listed onlyKind={onlyKind} />
      </Page>
    </ScopeGate>
  );
}

/** `/tasks` (specification 2.7): tasks of every kind for patients. */
export default function TasksPage() {
  return <TaskArea scope="tasks" />;
}

/** `/referrals` (specification 2.7): referred patients, and the replies. */
export function ReferralsPage() {
  return <TaskArea scope="referrals" onlyKind="referral" />;
}
