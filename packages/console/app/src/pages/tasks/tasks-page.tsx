import { TASK_KINDS, TASK_SCOPES, TASK_TIMES, type TaskKind } from '@careline/core/internal/care';
import { type AreaScope, scopeLabel } from '@careline/core/internal/navigation';
import { type TaskFilters, TaskList } from '@careline/ui/care/tasks';
import { useLocale } from '@careline/ui/messages';
import { useSearchParams } from 'react-router';
import { ScopeGate } from '../../guards/scope-gate.tsx';
import { Page } from '../../navigation/page.tsx';
import { useProfile } from '../../session/use-session.ts';
import { NoFacility } from '../booking/no-facility.tsx';
import { useTaskSetting } from './use-task-setting.tsx';

const named = <Name extends string>(names: readonly Name[], asked: string | null): Name | undefined =>
  names.find((name) => name === asked);

/** Returns the filters of the address, with defaults for unknown values. */
function useAddressFilters() {
  const [query, setQuery] = useSearchParams();
  const filters: TaskFilters = {
    whose: named(TASK_SCOPES, query.get('whose')) ?? 'mine',
    kind: named(TASK_KINDS, query.get('kind')),
    time: named(TASK_TIMES, query.get('time')),
  };
  const change = ({ whose, kind, time }: TaskFilters) => {
    const given = Object.entries({ whose: whose === 'mine' ? undefined : whose, kind, time });
    setQuery(new URLSearchParams(given.flatMap(([name, value]) => (value ? [[name, value]] : []))), {
      replace: true,
    });
  };
  return { filters, change };
}

function Listed({ onlyKind }: { readonly onlyKind?: TaskKind | undefined }) {
  const { facility } = useProfile();
  const setting = useTaskSetting();
  const { filters, change } = useAddressFilters();
  if (!facility) return <NoFacility />;
  return (
    <TaskList
      // A new facility is a new list: keep nothing from the old one.
      key={facility.facilityId}
      {...setting}
      filters={filters}
      onFiltersChange={change}
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
