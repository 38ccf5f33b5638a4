import {
  consultationModeLabel,
  encounterStatusLabel,
  serviceTypeLabel,
} from '@careline/core/internal/encounters';
import {
  APPOINTMENT_STANDINGS,
  type Appointment,
  type AppointmentReach,
  type AppointmentStanding,
  listAppointments,
} from '@careline/core/internal/encounters/appointments';
import { dayAfter, formatDate, formatNumber } from '@careline/core/internal/formatting';
import type { HttpClient } from '@careline/core/internal/http';
import { useCallback, useEffect } from 'react';
import { DayFilter } from '../../calls/call-status-history/index.ts';
import {
  type ListAddress,
  type ListColumn,
  type ListFilter,
  type ListSource,
  ListView,
  type RowAct,
  useListPages,
} from '../../lists/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import type { ActSetting } from '../encounter-acts/index.ts';
import {
  EncounterStatusTag,
  ModeWords,
  PunctualityTag,
  ServiceName,
  useEncounterTimes,
  usePatientName,
} from '../encounter-words/index.ts';
import { appointmentsMessages } from './appointments.messages.ts';
import { useListActs } from './use-list-acts.ts';

/** Its values are those of `useAppointmentFilters`. */
export interface AppointmentListProps extends ActSetting, ListAddress {
  readonly reach: AppointmentReach;
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
  /** The address of a patient or an encounter; undefined for users who may open neither. */
  readonly appointmentAddress: (appointment: Appointment) => string | undefined;
  /** Further filters of the owner: `projectId` narrows to a project. */
  readonly moreFilters?: readonly ListFilter[] | undefined;
  /** Increases with each booking on the page, to reload the list. */
  readonly revision?: number;
}

interface AskedDay {
  readonly day: string;
  readonly standing?: AppointmentStanding | undefined;
  readonly projectId?: string | undefined;
}

/** Returns the filters of a day's appointments. The day is today without one in the address. */
export function useAppointmentFilters(): readonly ListFilter[] {
  const t = useMessages(appointmentsMessages);
  const locale = useLocale();
  return [
    {
      kind: 'choice',
      key: 'standing',
      label: t('standing'),
      chips: true,
      usual: 'all',
      options: ['all' as const, ...APPOINTMENT_STANDINGS].map((value) => ({ value, label: t(value) })),
    },
    {
      kind: 'field',
      key: 'day',
      label: t('day'),
      nameOf: (day) => formatDate(day, { locale }),
      field: (day, onChange) => <DayFilter label={t('day')} day={day} onChange={onChange} />,
    },
  ];
}

/** Returns its time on the listed day, which it may have left. */
const timeOnDay = ({ encounter, movedFrom, movedTo }: Appointment): number =>
  (movedTo ? movedFrom : null) ?? encounter.period.start;

function useColumns(partner: string | undefined): readonly ListColumn<Appointment>[] {
  const t = useMessages(appointmentsMessages);
  const locale = useLocale();
  const times = useEncounterTimes();
  const nameOf = usePatientName();
  return [
    {
      key: 'time',
      label: t('time'),
      width: 'max-content',
      narrow: 'first',
      text: (row) => times.time(timeOnDay(row)),
    },
    {
      key: 'token',
      label: t('token'),
      width: '3.5rem',
      numeric: true,
      narrow: 'first',
      text: ({ encounter: { token } }) => (token ? formatNumber(token) : ''),
      cell: ({ encounter: { token } }) => token && <strong>{formatNumber(token)}</strong>,
    },
    {
      key: 'patient',
      label: t('patient'),
      names: true,
      width: 'minmax(8rem,1.2fr)',
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
      key: 'service',
      label: t('service'),
      width: 'minmax(8.5rem,1fr)',
      wraps: true,
      text: ({ encounter }) => serviceTypeLabel(encounter.serviceType, { partner, locale }),
      cell: ({ encounter }) => <ServiceName {...encounter} partner={partner} />,
    },
    {
      key: 'mode',
      label: t('mode'),
      width: 'max-content',
      text: ({ encounter }) => consultationModeLabel(encounter.consultationMode, locale),
      cell: ({ encounter }) => <ModeWords {...encounter} />,
    },
    {
      key: 'careProvider',
      label: t('careProvider'),
      only: 'file',
      text: ({ encounter }) => encounter.careProvider?.name ?? '',
    },
    {
      key: 'state',
      label: t('state'),
      width: 'minmax(10rem,1.4fr)',
      wraps: true,
      text({ encounter: { status, arrivedAt }, movedTo }) {
        if (movedTo) return t('movedTo', { when: times.when(movedTo) });
        return arrivedAt
          ? t('arrivedAt', { time: times.time(arrivedAt) })
          : encounterStatusLabel(status, locale);
      },
      cell({ encounter, movedFrom, movedTo }) {
        if (movedTo)
          return <StatusTag icon="schedule">{t('movedTo', { when: times.when(movedTo) })}</StatusTag>;
        return (
          <span className="flex flex-wrap items-center gap-1">
            {encounter.arrivedAt ? (
              <StatusTag tone="success" icon="how_to_reg">
                {t('arrivedAt', { time: times.time(encounter.arrivedAt) })}
              </StatusTag>
            ) : (
              <EncounterStatusTag status={encounter.status} />
            )}
            <PunctualityTag encounter={encounter} times={times} />
            {movedFrom !== null && (
              <StatusTag icon="schedule">{t('movedFrom', { when: times.when(movedFrom) })}</StatusTag>
            )}
          </span>
        );
      },
    },
    {
      key: 'messages',
      label: t('messages'),
      width: 'max-content',
      narrow: 'never',
      text: ({ messagesSent: count }) => (count > 0 ? t('messagesSent', { count }) : t('noMessages')),
    },
  ];
}

interface DayStepsProps {
  readonly day: string;
  readonly onChange: (day: string) => void;
}

function DaySteps({ day, onChange }: DayStepsProps) {
  const t = useMessages(appointmentsMessages);
  const times = useEncounterTimes();
  return (
    <div data-print="hidden" className="flex items-center gap-1">
      <IconButton icon="chevron_left" label={t('previousDay')} onClick={() => onChange(dayAfter(day, -1))} />
      <span aria-live="polite" className="font-medium">
        {times.dayWords(day)}
      </span>
      <IconButton icon="chevron_right" label={t('nextDay')} onClick={() => onChange(dayAfter(day, 1))} />
    </div>
  );
}

/** The appointments of a day, grouped by care provider, with check-in, move and cancel. */
export function AppointmentList(props: AppointmentListProps) {
  const {
    reach,
    values,
    onValuesChange,
    saved,
    partner,
    appointmentAddress,
    revision = 0,
    ...others
  } = props;
  const { moreFilters = [], ...setting } = others;
  const t = useMessages(appointmentsMessages);
  const times = useEncounterTimes();
  const source = useCallback(
    (http: HttpClient): ListSource<AskedDay, Appointment> => ({
      endpoint: listAppointments.name,
      ask: (asked, after, signal) =>
        http.call(listAppointments, { query: { ...asked, reach, after }, signal }),
      idOf: ({ encounter }) => encounter.id,
    }),
    [reach],
  );
  const filters = [...useAppointmentFilters(), ...moreFilters];
  const { day = times.today(), standing, projectId } = values;
  const pages = useListPages(
    source,
    { day, standing: APPOINTMENT_STANDINGS.find((one) => one === standing), projectId },
    // Patients become late even if nothing else changes.
    { live: ['encounters'], byClock: true },
  );
  const { refresh } = pages.list;
  useEffect(() => {
    if (revision > 0) refresh();
  }, [revision, refresh]);
  const { acts, notice, dialog } = useListActs<Appointment>(
    ['arrive', 'assign_care_provider', 'move', 'cancel'],
    ({ encounter }) => encounter,
    { ...setting, onChanged: refresh },
  );
  const nameOfProvider = (id: string) =>
    pages.state.rows.find(({ encounter }) => encounter.careProvider?.id === id)?.encounter.careProvider?.name;
  return (
    <>
      {notice}
      <ListView
        name={`${t('list')}, ${times.dayWords(day)}`}
        pages={pages}
        columns={useColumns(partner)}
        filters={filters}
        values={values}
        onValuesChange={onValuesChange}
        saved={saved}
        groups={{
          of: ({ encounter }) => encounter.careProvider?.id ?? '',
          label: (id) => nameOfProvider(id) ?? t('noCareProvider'),
        }}
        rowAddress={appointmentAddress}
        acts={acts.map(
          (act): RowAct<Appointment> => ({
            ...act,
            isOffered: (row) => !row.movedTo && (act.isOffered?.(row) ?? true),
          }),
        )}
        isUrgent={({ encounter }) => encounter.priority === 'stat'}
        none={{ title: t('none'), text: t('noneText'), icon: 'event_note' }}
        file="appointments"
        beside={<DaySteps day={day} onChange={(next) => onValuesChange({ ...values, day: next })} />}
      />
      {dialog}
    </>
  );
}
