import {
  awayReasonLabel,
  type FacilityWait,
  type LiveStatus,
  listLiveStatus,
  providerStatusLabel,
} from '@careline/core/internal/directory';
import type { HttpClient } from '@careline/core/internal/http';
import { specialityLabel } from '@careline/core/internal/identity';
import { useEncounterTimes } from '@careline/ui/encounters/encounter-words';
import { type ListColumn, type ListSource, ListView, useListPages } from '@careline/ui/lists';
import { useLocale, useMessages } from '@careline/ui/messages';
import { StatusTag, type StatusTone } from '@careline/ui/primitives/status-tag';
import { useNow } from '@careline/ui/provider';
import { useId } from 'react';
import { AreaPage } from '../booking/area-page.tsx';
import { liveStatusMessages } from './directory.messages.ts';
import { OwnStatusForm } from './own-status.tsx';

type NoFilters = Readonly<Record<string, never>>;
const NO_FILTERS: NoFilters = {};

const source = (http: HttpClient): ListSource<NoFilters, LiveStatus, FacilityWait> => ({
  endpoint: listLiveStatus.name,
  async ask(_, __, signal) {
    const { data, wait } = await http.call(listLiveStatus, { query: {}, signal });
    return { data, next: null, about: wait };
  },
  idOf: ({ staffId }) => staffId,
});

const TONES: Readonly<Record<string, StatusTone>> = {
  consulting: 'info',
  calling: 'info',
  available: 'success',
  away: 'neutral',
  offline: 'neutral',
};

/** Returns the words of a status: with the room of a consultation, or with why the person is away. */
function useStatusText(): (row: LiveStatus) => string {
  const t = useMessages(liveStatusMessages);
  const locale = useLocale();
  return ({ status, reason, room }) => {
    if (reason !== null) return awayReasonLabel(reason, locale);
    const words = providerStatusLabel(status, locale);
    return room === 'video' || room === 'clinic' ? `${words}, ${t(room)}` : words;
  };
}

function useSinceText(): (row: LiveStatus) => string {
  const t = useMessages(liveStatusMessages);
  const { time, when, dayOf, today } = useEncounterTimes();
  const timeOf = (at: number) => (dayOf(at) === today() ? time(at) : when(at));
  return ({ since, until }) =>
    [
      since !== null && t('sinceTime', { time: timeOf(since) }),
      until !== null && t('untilTime', { time: timeOf(until) }),
    ]
      .filter(Boolean)
      .join(', ');
}

function useColumns(): readonly ListColumn<LiveStatus>[] {
  const t = useMessages(liveStatusMessages);
  const locale = useLocale();
  const statusText = useStatusText();
  return [
    { key: 'name', label: t('name'), names: true, width: 'minmax(10rem,1.5fr)', text: ({ name }) => name },
    {
      key: 'speciality',
      label: t('speciality'),
      text: ({ specialities }) => specialities.map((one) => specialityLabel(one, locale)).join(', '),
    },
    {
      key: 'status',
      label: t('status'),
      narrow: 'first',
      text: statusText,
      cell: (row) => <StatusTag tone={TONES[row.status] ?? 'neutral'}>{statusText(row)}</StatusTag>,
    },
    { key: 'since', label: t('since'), text: useSinceText() },
    {
      key: 'waiting',
      label: t('waiting'),
      numeric: true,
      width: '6rem',
      text: ({ waiting }) => String(waiting),
    },
  ];
}

function Waits({ wait }: { readonly wait: FacilityWait }) {
  const t = useMessages(liveStatusMessages);
  const title = useId();
  const now = useNow();
  const { duration } = useEncounterTimes();
  const { averageMinutes, seen, waiting, longestSince } = wait;
  const longest =
    longestSince === null ? undefined : Math.max(0, Math.floor((now() / 1000 - longestSince) / 60));
  return (
    <section aria-labelledby={title} className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
      <h2 id={title} className="font-semibold text-sm">
        {t('waits')}
      </h2>
      <p className="text-sm">
        {averageMinutes === null
          ? t('noAverage')
          : `${t('average')}: ${duration(averageMinutes)} (${t('seen', { count: seen })})`}
      </p>
      <p className="text-sm">
        {[
          t('waitingNow', { count: waiting }),
          longest !== undefined && t('longest', { duration: duration(longest) }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
    </section>
  );
}

function Statuses() {
  const t = useMessages(liveStatusMessages);
  const pages = useListPages(source, NO_FILTERS, { live: ['staff-status'], byClock: true });
  const { about } = pages.state;
  return (
    <ListView
      name={t('list')}
      pages={pages}
      columns={useColumns()}
      none={{ title: t('none'), text: t('noneText'), icon: 'medical_services' }}
      file="live-status"
      beside={
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 px-3">
          {about && <Waits wait={about} />}
          <OwnStatusForm onSet={pages.list.refresh} />
        </div>
      }
    />
  );
}

/** `/live_doctor_status` (specification 2.7): what the facility's care providers are doing, and how long patients wait. */
export default function LiveStatusPage() {
  return (
    <AreaPage scope="live_doctor_status" needsFacility>
      <Statuses />
    </AreaPage>
  );
}
