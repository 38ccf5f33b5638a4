import { CALENDAR_SPANS, type CalendarSpan } from '@careline/core/internal/encounters/calendar';
import { hasEncounterDaysReversed } from '@careline/core/internal/encounters/consultations';
import { useEffect, useRef } from 'react';
import { LiveLine, useSteady } from '../../live/index.ts';
import { useMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { onDemand } from '../../primitives/on-demand/index.ts';
import { HeadPart } from '../../primitives/page-head/index.ts';
import { type Segment, SegmentedField } from '../../primitives/segmented-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useHttp } from '../../provider/index.ts';
import type { EncounterCalendarProps } from '../encounter-calendar/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { EncounterBoard } from './encounter-board.tsx';
import { EncounterExport } from './encounter-export.tsx';
import { EncounterFilterBar } from './encounter-filter-bar.tsx';
import { encounterListMessages } from './encounter-list.messages.ts';
import { ENCOUNTER_VIEWS, type EncounterListProps, type EncounterViewKind } from './encounter-list-props.ts';
import { EncounterTable } from './encounter-table.tsx';
import { ListStates, NoEncounters } from './list-states.tsx';
import { type ShownEncounters, useEncounterList } from './use-encounter-list.ts';

/** How many encounters are loaded. Announced when it changes. */
function Total({ state, online }: ShownEncounters) {
  const t = useMessages(encounterListMessages);
  const announce = useAnnounce();
  const { phase, rows, next } = state;
  const known = phase === 'found' || phase === 'none';
  const words = t(next === null ? 'total' : 'soFar', { count: rows.length });
  useEffect(() => {
    if (known) announce(words);
  }, [known, words, announce]);
  return (
    <>
      <HeadPart place="count">
        <p className="text-muted text-xs tabular-nums">{known && words}</p>
      </HeadPart>
      {known && !online && <p>{t('offline')}</p>}
    </>
  );
}

function Listed(props: EncounterListProps & { readonly times: ReturnType<typeof useEncounterTimes> }) {
  const http = useHttp();
  const { circle, filters, times } = props;
  const shown = useEncounterList(http, circle, filters);
  const { state } = shown;
  const rows = useRef<HTMLDivElement>(null);
  useSteady(rows, state.rows);
  return (
    <>
      <Total {...shown} />
      <HeadPart place="acts">
        {state.phase === 'found' && <EncounterExport {...props} times={times} />}
        {state.phase === 'loading' && <span className="size-8" />}
      </HeadPart>
      <div
        ref={rows}
        aria-busy={state.phase === 'loading'}
        className="overflow-clip border-row-line border-y [overflow-anchor:none]"
      >
        <ListStates shown={shown} outlines={14} none={<NoEncounters shown={shown} />}>
          <EncounterTable {...props} rows={state.rows} />
        </ListStates>
      </div>
    </>
  );
}

const EncounterCalendar = onDemand<EncounterCalendarProps>(
  async () => (await import('../encounter-calendar/encounter-calendar.tsx')).EncounterCalendar,
  <Skeleton shape="card" lines={3} />,
);

const isSpan = (view: EncounterViewKind): view is CalendarSpan =>
  CALENDAR_SPANS.some((span) => span === view);

function ViewChoice({ view, views = ENCOUNTER_VIEWS, onViewChange, calendar }: EncounterListProps) {
  const t = useMessages(encounterListMessages);
  const options = [
    { value: 'list', label: t('asList'), icon: 'menu' },
    { value: 'board', label: t('asBoard'), icon: 'dashboard' },
    { value: 'day', label: t('asDay'), icon: 'event' },
    { value: 'week', label: t('asWeek'), icon: 'calendar_month' },
  ] as const satisfies readonly Segment<EncounterViewKind>[];
  const offered = options.filter(({ value }) => views.includes(value) && (calendar || !isSpan(value)));
  if (offered.length < 2) return null;
  return (
    <div data-print="hidden" className="shrink-0 max-sm:w-full">
      <SegmentedField<EncounterViewKind>
        label={t('view')}
        hidesLabel
        value={view}
        onChange={onViewChange}
        options={offered}
      />
    </div>
  );
}

function Drawn(props: EncounterListProps & { readonly times: ReturnType<typeof useEncounterTimes> }) {
  const { filters, view, calendar, onViewChange, times } = props;
  const t = useMessages(encounterListMessages);
  if (calendar && isSpan(view)) {
    const openDay = (day: string) => {
      onViewChange('day', day);
    };
    return <EncounterCalendar {...props} {...calendar} span={view} onOpenDay={openDay} />;
  }
  if (hasEncounterDaysReversed(filters)) return <EmptyState icon="event" title={t('dateOrder')} />;
  return view === 'board' ? <EncounterBoard {...props} times={times} /> : <Listed {...props} times={times} />;
}

function Shown(props: EncounterListProps) {
  const times = useEncounterTimes();
  const hasDays = !(props.calendar && isSpan(props.view));
  return (
    <div className="@container flex flex-col gap-2">
      <div data-print="hidden" className="flex min-h-8 flex-wrap items-center gap-2">
        <ViewChoice {...props} />
        <EncounterFilterBar {...props} times={times} hasDays={hasDays} />
        {props.beside}
      </div>
      <LiveLine />
      <Drawn {...props} times={times} />
    </div>
  );
}

/** Encounters as a list by time, as a board by status, or as a calendar. The owner controls the filters. */
export function EncounterList(props: EncounterListProps) {
  return (
    <LiveRegionProvider>
      <Shown {...props} />
    </LiveRegionProvider>
  );
}
