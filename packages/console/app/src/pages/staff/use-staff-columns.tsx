import { type FacilityRecord, STAFF_STATES, type StaffMember } from '@careline/core/internal/administration';
import { roleLabel } from '@careline/core/internal/identity';
import type { ListColumn, ListFilter, ListValues } from '@careline/ui/lists';
import { useLocale, useMessages } from '@careline/ui/messages';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { scopeOptions } from '../../administration/scope-options.ts';
import { useTimes } from '../../administration/use-times.ts';
import { staffMessages } from './staff.messages.ts';
import { StateTag } from './state-tag.tsx';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SCOPE = /^\S{1,100}$/;

/** Returns the filters of the staff list. */
export function useStaffFilters(
  facilities: readonly FacilityRecord[],
  { scope }: ListValues = {},
): readonly ListFilter[] {
  const t = useMessages(staffMessages);
  const g = useMessages(administrationMessages);
  const locale = useLocale();
  return [
    { kind: 'text', key: 'text', label: t('search'), search: true },
    {
      kind: 'choice',
      key: 'state',
      label: t('state'),
      options: STAFF_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      kind: 'choice',
      key: 'scope',
      label: t('scope'),
      options: scopeOptions(scope ? [scope] : [], locale),
      open: SCOPE,
    },
    {
      kind: 'choice',
      key: 'facility',
      label: t('facility'),
      options: facilities.map(({ facilityId, facilityName: facility, closing }) => ({
        value: facilityId,
        label: closing?.closed ? g('facilityClosed', { facility }) : facility,
      })),
      open: UUID,
    },
  ];
}

/** Returns the columns of the staff list. */
export function useStaffColumns(): readonly ListColumn<StaffMember>[] {
  const t = useMessages(staffMessages);
  const g = useMessages(administrationMessages);
  const locale = useLocale();
  const time = useTimes();
  return [
    { key: 'name', label: g('name'), names: true, width: '12rem', text: ({ name }) => name },
    { key: 'email', label: t('email'), text: ({ email }) => email },
    {
      key: 'roles',
      label: g('roles'),
      text: ({ roles }) => roles.map((role) => roleLabel(role, locale)).join(', '),
    },
    {
      key: 'facilities',
      label: t('facility'),
      text: ({ facilities }) => facilities.map(({ facilityName }) => facilityName).join(' · '),
    },
    {
      key: 'state',
      label: t('state'),
      width: '10rem',
      narrow: 'first',
      text: ({ state }) => {
        const known = STAFF_STATES.find((one) => one === state);
        return known ? t(`state.${known}`) : state;
      },
      cell: ({ state }) => <StateTag state={state} />,
    },
    {
      key: 'lastUsed',
      label: t('lastUsedHead'),
      width: '12rem',
      numeric: true,
      text: ({ lastUsedAt }) => (lastUsedAt === null ? '' : time(lastUsedAt)),
    },
  ];
}
