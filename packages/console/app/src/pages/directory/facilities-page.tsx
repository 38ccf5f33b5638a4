import { facilityTypeLabel } from '@careline/core/internal/administration';
import { type ListedFacility, listFacilityDirectory } from '@careline/core/internal/directory';
import type { HttpClient, QueryOf } from '@careline/core/internal/http';
import {
  type ListColumn,
  type ListFilter,
  type ListSource,
  type ListValues,
  ListView,
} from '@careline/ui/lists';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { StatusTag } from '@careline/ui/primitives/status-tag';
import { useAddressedList } from '../../navigation/use-list-values.ts';
import { useFacilitySwitch } from '../../session/use-facility-switch.ts';
import { useProfile } from '../../session/use-session.ts';
import { AreaPage } from '../booking/area-page.tsx';
import { facilityDirectoryMessages } from './directory.messages.ts';
import { FacilityDetails } from './facility-detail.tsx';

const source = (http: HttpClient): ListSource<ListValues, ListedFacility> => ({
  endpoint: listFacilityDirectory.name,
  ask: ({ text }, after, signal) =>
    http.call(listFacilityDirectory, {
      query: { text, after } as QueryOf<typeof listFacilityDirectory>,
      signal,
    }),
  idOf: ({ facilityId }) => facilityId,
});

function useFilters(): readonly ListFilter[] {
  const t = useMessages(facilityDirectoryMessages);
  return [{ kind: 'text', key: 'text', label: t('search') }];
}

function Phone({ phone }: { readonly phone: string | null }) {
  if (phone === null) return null;
  return (
    <a href={`tel:${phone}`} translate="no" className="text-accent tabular-nums hover:underline">
      {phone}
    </a>
  );
}

function useColumns(here: string | undefined): readonly ListColumn<ListedFacility>[] {
  const t = useMessages(facilityDirectoryMessages);
  const locale = useLocale();
  const stateText = ({ facilityId, isMine }: ListedFacility): string => {
    if (facilityId === here) return t('current');
    return isMine ? t('mine') : '';
  };
  return [
    {
      key: 'name',
      label: t('name'),
      names: true,
      width: 'minmax(10rem,1.5fr)',
      text: ({ facilityName }) => facilityName,
    },
    {
      key: 'state',
      label: t('mine'),
      width: 'max-content',
      narrow: 'first',
      only: 'screen',
      text: stateText,
      cell: (row) => stateText(row) !== '' && <StatusTag tone="info">{stateText(row)}</StatusTag>,
    },
    {
      key: 'type',
      label: t('type'),
      width: 'max-content',
      text: ({ type }) => (type === null ? '' : facilityTypeLabel(type, locale)),
    },
    { key: 'code', label: t('code'), width: 'max-content', text: ({ code }) => code ?? '' },
    { key: 'address', label: t('address'), width: 'minmax(0,2fr)', text: ({ address }) => address ?? '' },
    {
      key: 'phone',
      label: t('phone'),
      width: 'max-content',
      text: ({ phone }) => phone ?? '',
      cell: ({ phone }) => <Phone phone={phone} />,
    },
    {
      key: 'dutyDoctor',
      label: t('dutyDoctor'),
      labelOnCard: true,
      width: 'max-content',
      text: ({ dutyDoctorPhone }) => dutyDoctorPhone ?? '',
      cell: ({ dutyDoctorPhone }) => <Phone phone={dutyDoctorPhone} />,
    },
  ];
}

function Facilities() {
  const t = useMessages(facilityDirectoryMessages);
  const { facility } = useProfile();
  const here = facility?.facilityId;
  const changeFacility = useFacilitySwitch();
  const announce = useAnnounce();
  const list = useAddressedList(source, useFilters());
  const change = async ({ facilityId, facilityName: name }: ListedFacility) => {
    try {
      await changeFacility(facilityId);
      announce(t('switched', { name }));
    } catch {
      announce(t('switchFailed'), 'assertive');
    }
  };
  return (
    <ListView
      {...list}
      name={t('list')}
      columns={useColumns(here)}
      acts={[
        {
          key: 'switch',
          icon: 'forward',
          letter: 'w',
          words: t('switch'),
          label: ({ facilityName: name }) => t('switchTo', { name }),
          isOffered: ({ facilityId, isMine }) => isMine && facilityId !== here,
          run: (row) => void change(row),
        },
      ]}
      detail={({ facilityId }) => <FacilityDetails facilityId={facilityId} />}
      detailLabel={({ facilityName: name }) => t('detailsOf', { name })}
      none={{ title: t('none'), icon: 'apartment' }}
      file="facilities"
    />
  );
}

/** `/facilities` (specification 6): the organisation's facilities, and the switch of the working one. */
export default function FacilitiesPage() {
  return (
    <AreaPage scope="facilities">
      <Facilities />
    </AreaPage>
  );
}
