import { CALENDAR_SPANS, type CalendarSpan } from '@careline/core/internal/encounters/calendar';
import { hasEncounterDaysReversed } from '@careline/core/internal/encounters/consultations';
import { ListFilters } from '../../lists/index.ts';
import { LiveLine } from '../../live/index.ts';
import { useMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { onDemand } from '../../primitives/on-demand/index.ts';
import { HeadPart } from '../../primitives/page-head/index.ts';
import { type Segment, SegmentedField } from '../../primitives/segmented-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import type { EncounterCalendarProps } from '../encounter-calendar/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { EncounterBoard } from './encounter-board.tsx';
import { filtersOfValues, useEncounterFilters, valuesOfFilters } from './encounter-filters.tsx';
import { encounterListMessages } from './encounter-list.messages.ts';
import { ENCOUNTER_VIEWS, type EncounterListProps, type EncounterViewKind } from './encounter-list-props.ts';
import { EncounterTable } from './encounter-table.tsx';

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

/** Everything but the list, which brings its filters itself. */
function BoardOrCalendar(props: EncounterListProps) {
  const { filters, view, calendar, onViewChange } = props;
  const t = useMessages(encounterListMessages);
  const times = useEncounterTimes();
  if (calendar && isSpan(view)) {
    return (
      <EncounterCalendar {...props} {...calendar} span={view} onOpenDay={(day) => onViewChange('day', day)} />
    );
  }
  if (hasEncounterDaysReversed(filters)) return <EmptyState icon="event" title={t('dateOrder')} />;
  return <EncounterBoard {...props} times={times} />;
}

/** Encounters as a list by time, as a board by status, or as a calendar. The owner controls the filters. */
export function EncounterList(props: EncounterListProps) {
  const { circle, filters, onFiltersChange, view, calendar } = props;
  const listFilters = useEncounterFilters(props, !(calendar && isSpan(view)));
  const isTable = view === 'list' || (isSpan(view) && !calendar);
  return (
    <div className="@container flex flex-col gap-2">
      <div data-print="hidden" className="flex min-h-8 flex-wrap items-center gap-2">
        <ViewChoice {...props} />
        {props.beside}
      </div>
      {isTable ? (
        <EncounterTable {...props} listFilters={listFilters} />
      ) : (
        <>
          <HeadPart place="filters">
            <ListFilters
              filters={listFilters}
              values={valuesOfFilters(filters)}
              onChange={(values) => onFiltersChange(filtersOfValues(circle, values))}
            />
          </HeadPart>
          <LiveLine />
          <BoardOrCalendar {...props} />
        </>
      )}
    </div>
  );
}
