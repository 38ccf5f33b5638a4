import { listFacilities, type StaffMember } from '@careline/core/internal/administration';
import { formatNumber } from '@careline/core/internal/formatting';
import { roleLabel } from '@careline/core/internal/identity';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button, buttonClass } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Icon } from '@careline/ui/primitives/icon';
import { ListRow, PersonLink, RowFact, RowText } from '@careline/ui/primitives/list-row';
import { HeadPart } from '@careline/ui/primitives/page-head';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useSearchParams } from 'react-router';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { SettingsPage } from '../../administration/settings-page.tsx';
import { SETTINGS_PATHS } from '../../administration/settings-paths.ts';
import { useTimes } from '../../administration/use-times.ts';
import { useConsole } from '../../console-context.tsx';
import { staffMessages } from './staff.messages.ts';
import { StaffFilters } from './staff-filters.tsx';
import { StateTag } from './state-tag.tsx';
import { readStaffFilters, type StaffListFilters, useStaffList } from './use-staff-list.ts';

function StaffRow({ person }: { readonly person: StaffMember }) {
  const t = useMessages(staffMessages);
  const { link } = useNavigation();
  const time = useTimes();
  const { staffId, name, email, facilities, state, lastUsedAt } = person;
  const locale = useLocale();
  const roles = person.roles.map((role) => roleLabel(role, locale)).join(', ');
  const places = facilities.map(({ facilityName }) => facilityName).join(' · ');
  return (
    <ListRow className="@max-3xl:flex-wrap @max-3xl:py-1">
      <span className="w-48 min-w-0 shrink-0">
        <PersonLink name={name} link={link(SETTINGS_PATHS.person(staffId))} coversRow />
      </span>
      <RowText whole={email} className="text-muted text-xs">
        {email}
      </RowText>
      <RowText whole={roles}>{roles}</RowText>
      <RowText whole={places} className="text-muted text-xs">
        {places}
      </RowText>
      <span className="w-40 shrink-0 truncate">
        <StateTag state={state} />
      </span>
      <RowFact numeric className="@3xl:w-48">
        {lastUsedAt !== null && t('lastUsed', { time: time(lastUsedAt) })}
      </RowFact>
    </ListRow>
  );
}

function StaffList({
  filters,
  onClear,
}: {
  readonly filters: StaffListFilters;
  readonly onClear: () => void;
}) {
  const t = useMessages(staffMessages);
  const g = useMessages(administrationMessages);
  const { state, retry, more } = useStaffList(filters);
  const { phase, rows, next, work, error } = state;
  const failure = error && <RequestFailed title={g('listFailed')} error={error} onRetry={retry} />;
  if (phase === 'failed') return failure;
  if (phase === 'loading' || phase === 'idle') {
    return (
      <div aria-busy="true">
        <p className="sr-only" role="status">
          {g('loading')}
        </p>
        <Skeleton shape="row" lines={6} />
      </div>
    );
  }
  if (phase === 'none') {
    return (
      <EmptyState title={t('empty')} icon="search" action={<Button onClick={onClear}>{t('clear')}</Button>}>
        {t('emptyHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <HeadPart place="count">
        <span className="text-muted text-xs tabular-nums">{next === null && formatNumber(rows.length)}</span>
      </HeadPart>
      <ul aria-label={t('listed')} className="@container border-row-line border-y">
        {rows.map((person) => (
          <StaffRow key={person.staffId} person={person} />
        ))}
      </ul>
      {failure}
      {next !== null && (
        <Button className="self-center" busy={work === 'more'} onClick={more}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

const PARAMETERS: Readonly<Record<keyof StaffListFilters, string>> = {
  text: 'text',
  state: 'state',
  scope: 'scope',
  facilityId: 'facility',
};

/** The organisation's staff. Search and filters are in the address, so they can be linked to and restored. */
export default function StaffPage() {
  const t = useMessages(staffMessages);
  const g = useMessages(administrationMessages);
  const { http } = useConsole();
  const { link } = useNavigation();
  const [query, setQuery] = useSearchParams();
  const facilities = useQuery([], async (signal) => (await http.call(listFacilities, { signal })).data);
  const filters = readStaffFilters(query);
  function change(wanted: Partial<StaffListFilters>): void {
    const next = { ...filters, ...wanted };
    const set = Object.entries(PARAMETERS).flatMap(([key, name]) => {
      const value = next[key as keyof StaffListFilters];
      return value ? [[name, value] as [string, string]] : [];
    });
    setQuery(new URLSearchParams(set), { replace: true });
  }
  return (
    <SettingsPage
      title={g('staff')}
      actions={
        <a {...link(SETTINGS_PATHS.invite)} className={buttonClass({ variant: 'primary', size: 'small' })}>
          <Icon name="add" size={16} />
          {t('invite')}
        </a>
      }
    >
      <StaffFilters
        filters={filters}
        facilities={facilities.state.phase === 'ready' ? facilities.state.value : []}
        onChange={change}
      />
      <StaffList filters={filters} onClear={() => setQuery(new URLSearchParams(), { replace: true })} />
    </SettingsPage>
  );
}
