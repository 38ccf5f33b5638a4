import type { CalendarAxis, CalendarEncounter } from '@careline/core/internal/encounters/calendar';
import { useMemo, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import type { EncounterTimes } from '../encounter-words/index.ts';
import { type ColumnHead, columnOf, headsOfDay, providersOf } from './calendar-model.ts';
import type { EncounterCalendarProps } from './calendar-props.ts';
import { encounterCalendarMessages } from './encounter-calendar.messages.ts';
import { type ReadSlots, useCareProviderList } from './use-calendar.ts';

const TIMES_PX = 72;
/** Minimum width of a care provider's column. */
const PROVIDER_PX = 150;
/** Minimum width of an encounter next to others. */
const LANE_PX = 52;
const MORE_PX = 32;
const WEEK = 7;

/** Removes the year, which the calendar's heading already shows. */
const withoutYear = (title: string): string => title.replace(/-\d{4}$/, '');

interface ColumnsOptions extends EncounterCalendarProps {
  readonly axis: CalendarAxis;
  readonly days: readonly string[];
  readonly encounters: readonly CalendarEncounter[];
  readonly slots: ReadSlots['slots'];
  readonly width: number;
  /** Unix seconds. */
  readonly nowSeconds: number;
  readonly times: EncounterTimes;
}

/** Returns the columns: as many care providers as fit for a day, and the days of a week. */
export function useColumns(options: ColumnsOptions) {
  const { span, day, days, axis, circle, user, filters, encounters, slots, width, nowSeconds, times } =
    options;
  const t = useMessages(encounterCalendarMessages);
  const { items: known, isSettled } = useCareProviderList(options);
  const [page, setPage] = useState(0);
  const self = circle === 'my_encounters' ? user.staffId : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: days are worded by the language, as everything is
  const heads = useMemo<readonly ColumnHead[]>(() => {
    if (span === 'week') {
      return days.map((one, dayIndex) => ({
        key: one,
        title: times.weekday(one),
        short: withoutYear(times.weekday(one)),
        day: one,
        dayIndex,
        ...(self && { careProviderId: self }),
        encounters,
        slots,
      }));
    }
    if (self) {
      return [
        {
          key: day,
          title: times.weekday(day),
          short: times.weekday(day),
          day,
          dayIndex: 0,
          careProviderId: self,
          encounters,
          slots,
        },
      ];
    }
    const providers = providersOf(known, encounters, filters.careProviderId);
    return headsOfDay({ day, providers, encounters, slots, unassigned: t('unassigned') });
  }, [span, day, days, self, encounters, slots, known, filters.careProviderId, t]);
  const fits = span === 'week' ? WEEK : Math.max(1, Math.floor((width - TIMES_PX) / PROVIDER_PX));
  const pages = Math.max(1, Math.ceil(heads.length / fits));
  const first = Math.min(page, pages - 1) * fits;
  const shown = useMemo(() => heads.slice(first, first + fits), [heads, first, fits]);
  const columnWidth = (width - TIMES_PX) / Math.max(1, shown.length);
  const mostLanes = Math.max(1, Math.floor((columnWidth - MORE_PX) / LANE_PX));
  const columns = useMemo(
    () => shown.map((head) => columnOf(head, axis, { mostLanes, now: nowSeconds })),
    [shown, axis, mostLanes, nowSeconds],
  );
  return { columns, isSettled, total: heads.length, first, fits, page: first / fits, pages, setPage };
}

/** Pages through care providers that do not fit. */
export function ProviderPages({ total, first, fits, page, pages, setPage }: ReturnType<typeof useColumns>) {
  const t = useMessages(encounterCalendarMessages);
  if (pages < 2) return null;
  return (
    <div data-print="hidden" className="flex flex-wrap items-center gap-2 text-sm">
      <Button size="small" icon="chevron_left" disabled={page === 0} onClick={() => setPage(page - 1)}>
        {t('previousProviders')}
      </Button>
      <span className="tabular-nums">
        {t('providers', { from: first + 1, to: Math.min(total, first + fits), count: total })}
      </span>
      <Button
        size="small"
        icon="chevron_right"
        disabled={page === pages - 1}
        onClick={() => setPage(page + 1)}
      >
        {t('nextProviders')}
      </Button>
    </div>
  );
}
