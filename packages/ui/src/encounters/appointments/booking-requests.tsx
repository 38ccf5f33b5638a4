import { serviceTypeLabel } from '@careline/core/internal/encounters';
import { type BookingRequest, listBookingRequests } from '@careline/core/internal/encounters/appointments';
import type { HttpClient } from '@careline/core/internal/http';
import {
  type ListAddress,
  type ListColumn,
  type ListFilter,
  type ListSource,
  ListView,
  useListPages,
} from '../../lists/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import type { ActSetting } from '../encounter-acts/index.ts';
import { ServiceName, useEncounterTimes, usePatientName } from '../encounter-words/index.ts';
import { appointmentsMessages } from './appointments.messages.ts';
import { useListActs } from './use-list-acts.ts';

/** Its values are those of `useRequestFilters`. */
export interface BookingRequestsProps extends ActSetting, ListAddress {
  readonly partner?: string | undefined;
  /** The address of the patient or the encounter; undefined for users who may open neither. */
  readonly requestAddress: (request: BookingRequest) => string | undefined;
}

const STATUSES = ['AWAITED', 'CREATED'] as const;
type AskedStatus = (typeof STATUSES)[number] | undefined;

const source = (http: HttpClient): ListSource<{ readonly status: AskedStatus }, BookingRequest> => ({
  endpoint: listBookingRequests.name,
  ask: (asked, after, signal) => http.call(listBookingRequests, { query: { ...asked, after }, signal }),
  idOf: ({ encounter }) => encounter.id,
});

export function useRequestFilters(): readonly ListFilter[] {
  const t = useMessages(appointmentsMessages);
  return [
    {
      kind: 'choice',
      key: 'status',
      label: t('status'),
      chips: true,
      usual: 'all',
      options: [
        { value: 'all', label: t('all') },
        ...STATUSES.map((value) => ({ value, label: t(`status${value}`) })),
      ],
    },
  ];
}

function useColumns(partner: string | undefined): readonly ListColumn<BookingRequest>[] {
  const t = useMessages(appointmentsMessages);
  const locale = useLocale();
  const times = useEncounterTimes();
  const nameOf = usePatientName();
  return [
    {
      key: 'waits',
      label: t('waits'),
      width: 'max-content',
      narrow: 'first',
      text: ({ waitsSince }) => times.when(waitsSince),
      cell: ({ waitsSince }) => (
        <span title={times.when(waitsSince)}>
          {times.duration(Math.max(0, Math.floor((times.nowSeconds() - waitsSince) / 60)))}
        </span>
      ),
    },
    {
      key: 'patient',
      label: t('patient'),
      names: true,
      width: 'minmax(7rem,1fr)',
      text: ({ encounter }) => nameOf(encounter),
    },
    {
      key: 'uhid',
      verbatim: true,
      label: t('uhid'),
      width: 'max-content',
      text: ({ encounter }) => encounter.patient?.uhid ?? '',
    },
    {
      key: 'on',
      label: t('on'),
      width: 'max-content',
      text: ({ encounter }) => times.when(encounter.period.start),
    },
    {
      key: 'service',
      label: t('service'),
      width: 'max-content',
      wraps: true,
      text: ({ encounter }) => serviceTypeLabel(encounter.serviceType, { partner, locale }),
      cell: ({ encounter }) => <ServiceName {...encounter} partner={partner} />,
    },
    {
      key: 'reason',
      label: t('reason'),
      width: 'minmax(0,2fr)',
      labelOnCard: true,
      wraps: true,
      text: ({ encounter }) => encounter.reason ?? '',
    },
    {
      key: 'waitsFor',
      label: t('waitsFor'),
      width: 'minmax(0,1.2fr)',
      wraps: true,
      text: ({ encounter: { status, careProvider } }) =>
        status === 'AWAITED' && careProvider
          ? t('asksCareProvider', { name: careProvider.name })
          : t('asksAssignment'),
    },
  ];
}

/** Encounters that wait for an answer, longest waiting first: accept, decline with a reason, or assign. */
export function BookingRequests(props: BookingRequestsProps) {
  const { values, onValuesChange, saved, partner, requestAddress, ...setting } = props;
  const t = useMessages(appointmentsMessages);
  const status = STATUSES.find((one) => one === values.status);
  const pages = useListPages(source, { status }, { live: ['encounters'], byClock: true });
  const { acts, notice, dialog } = useListActs<BookingRequest>(
    ['accept', 'assign_care_provider', 'decline', 'reject'],
    ({ encounter }) => encounter,
    { ...setting, onChanged: pages.list.refresh },
  );
  return (
    <>
      {notice}
      <ListView
        name={t('requests')}
        pages={pages}
        columns={useColumns(partner)}
        filters={useRequestFilters()}
        values={values}
        onValuesChange={onValuesChange}
        saved={saved}
        rowAddress={requestAddress}
        acts={acts}
        isUrgent={({ encounter }) => encounter.priority === 'stat'}
        none={{ title: t('noRequests'), text: t('noRequestsText'), icon: 'check_circle' }}
        file="booking-requests"
      />
      {dialog}
    </>
  );
}
