import {
  listFacilities,
  listStaff,
  STAFF_STATES,
  type StaffMember,
} from '@careline/core/internal/administration';
import type { HttpClient } from '@careline/core/internal/http';
import { useQuery } from '@careline/ui/http';
import { type ListSource, type ListValues, ListView } from '@careline/ui/lists';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { Icon } from '@careline/ui/primitives/icon';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { SettingsPage } from '../../administration/settings-page.tsx';
import { SETTINGS_PATHS } from '../../administration/settings-paths.ts';
import { useConsole } from '../../console-context.tsx';
import { useAddressedList } from '../../navigation/use-list-values.ts';
import { staffMessages } from './staff.messages.ts';
import { useStaffColumns, useStaffFilters } from './use-staff-columns.tsx';

const source = (http: HttpClient): ListSource<ListValues, StaffMember> => ({
  endpoint: listStaff.name,
  ask: ({ text, state, scope, facility: facilityId }, after, signal) =>
    http.call(listStaff, {
      query: { text, state: STAFF_STATES.find((one) => one === state), scope, facilityId, after },
      signal,
    }),
  idOf: ({ staffId }) => staffId,
});

/** The organisation's staff. Search and filters are in the address, so they can be linked to and restored. */
export default function StaffPage() {
  const t = useMessages(staffMessages);
  const g = useMessages(administrationMessages);
  const { http } = useConsole();
  const { link } = useNavigation();
  const { state } = useQuery([], async (signal) => (await http.call(listFacilities, { signal })).data);
  const facilities = state.phase === 'ready' ? state.value : [];
  const list = useAddressedList(source, useStaffFilters(facilities));
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
      <ListView
        {...list}
        name={t('listed')}
        columns={useStaffColumns()}
        filters={useStaffFilters(facilities, list.values)}
        rowAddress={({ staffId }) => SETTINGS_PATHS.person(staffId)}
        none={{ title: t('none'), icon: 'group' }}
        file="staff"
      />
    </SettingsPage>
  );
}
