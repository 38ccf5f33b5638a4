import { type CalendarEncounter, calendarAxis } from '@careline/core/internal/encounters/calendar';
import type { OfferedAct } from '@careline/core/internal/encounters/consultations';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import type { EncounterActs } from '../encounter-acts/index.ts';
import { type EncounterTimes, usePatientName } from '../encounter-words/index.ts';
import { type CalendarView, useDaysWords } from './calendar-bar.tsx';
import { ProviderPages, useColumns } from './calendar-columns.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { type CalendarColumn, type CellItem, rowWindow } from './calendar-model.ts';
import { CalendarOverlay, type Outline } from './calendar-overlay.tsx';
import type { EncounterCalendarProps } from './calendar-props.ts';
import { encounterCalendarMessages } from './encounter-calendar.messages.ts';
import type { ReadCalendarOfDays, ReadSlots } from './use-calendar.ts';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { type PointerDrag, useCalendarPointer } from './use-calendar-pointer.ts';

/** Returns the outline of the encounter being moved, or of the time being chosen. */
function outlineOf(
  columns: readonly CalendarColumn[],
  times: EncounterTimes,
  moved: { readonly encounter: CalendarEncounter; readonly start: number } | undefined,
  drag: PointerDrag | undefined,
  isWeek: boolean,
): Outline | undefined {
  if (drag?.kind === 'book') {
    const { column, start, end } = drag;
    return { column, start, end, words: times.range({ period: { start, end } }) };
  }
  const what = drag ?? moved;
  if (!what) return undefined;
  const { encounter, start } = what;
  const { period, careProvider } = encounter;
  const end = start + ((period.end ?? period.start + 1800) - period.start);
  const day = times.dayOf(start);
  const column = columns.findIndex(
    (one) =>
      one.day === day &&
      (one.careProviderId === undefined || one.careProviderId === careProvider?.id || isWeek),
  );
  return { column: Math.max(0, column), start, end, words: times.range({ period: { start, end } }) };
}

function More({
  more,
  times,
  onOpen,
  onClose,
}: {
  readonly more: { readonly title: string; readonly encounters: readonly CalendarEncounter[] };
  readonly times: EncounterTimes;
  readonly onOpen: (encounter: CalendarEncounter) => void;
  readonly onClose: () => void;
}) {
  const nameOf = usePatientName();
  return (
    <Dialog open width="small" title={more.title} onClose={onClose}>
      <ul className="flex flex-col gap-1">
        {more.encounters.map((encounter) => (
          <li key={encounter.id}>
            <Button variant="quiet" onClick={() => onOpen(encounter)}>
              <span className="tabular-nums">{times.range(encounter)}</span>{' '}
              <bdi translate="no">{nameOf(encounter)}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

export interface Acting {
  readonly acts: EncounterActs;
  readonly mayAct: (act: OfferedAct, encounter: CalendarEncounter) => boolean;
}

interface BodyProps extends EncounterCalendarProps {
  readonly read: ReadCalendarOfDays;
  readonly view: CalendarView;
  readonly slots: ReadSlots;
  readonly days: readonly string[];
  readonly times: EncounterTimes;
  readonly width: number;
  /** Unix seconds. */
  readonly nowSeconds: number;
  readonly encounters: readonly CalendarEncounter[];
  readonly acting: Acting;
  readonly onOpen: (encounter: CalendarEncounter) => void;
  /** Rendered below the columns. */
  readonly foot: ReactNode;
}

/** A placeholder as high as a typical working day, so that nothing moves when the columns load. */
function Coming() {
  return <div aria-hidden="true" className="h-[44.5rem] rounded-card border border-line bg-raised" />;
}

/** Returns whether the columns and hours have loaded. Stays true afterwards, even while data reloads. */
function useDrawn(isSettled: boolean): boolean {
  const [isDrawn, setDrawn] = useState(isSettled);
  if (isSettled && !isDrawn) setDrawn(true);
  return isDrawn || isSettled;
}

/** The calendar in columns, with keyboard and mouse handling. */
export function CalendarBody(props: BodyProps) {
  const timeZone = useTimeZone();
  const { read, view, slots, days, times, nowSeconds, span, day, encounters, acting, onOpen } = props;
  const { onOpenDay, onBook, partner, onDayChange } = props;
  const t = useMessages(encounterCalendarMessages);
  const gridRef = useRef<HTMLTableElement>(null);
  const help = useId();
  const daysWords = useDaysWords(times);
  const axis = useMemo(() => calendarAxis(days, timeZone), [days, timeZone]);
  const paged = useColumns({ ...props, axis, slots: slots.slots });
  const { columns } = paged;
  const window = useMemo(() => rowWindow(axis, columns, view.wholeDay), [axis, columns, view.wholeDay]);
  const [more, setMore] = useState<{ title: string; encounters: readonly CalendarEncounter[] }>();
  const byId = useMemo(() => new Map(encounters.map((one) => [one.id, one])), [encounters]);
  const bookAt = (column: number, start: number | undefined, end?: number) => {
    if (start === undefined) return;
    const own = columns[column]?.careProviderId;
    const slot = slots.slots?.find(
      (one) => one.start <= start && start < one.end && (!own || one.careProviderId === own),
    );
    const minutes = end ? (end - start) / 60 : slot && (slot.end - slot.start) / 60;
    onBook?.({ start, minutes, careProviderId: own ?? props.filters.careProviderId });
  };
  const openItem = (item: CellItem, column: number) => {
    const head = columns[column];
    if (item.kind === 'encounter') onOpen(item.place.item);
    else if (span === 'week' && head) onOpenDay(head.day);
    else {
      const from = times.time(item.encounters[0]?.period.start ?? 0);
      setMore({
        title: t('moreTitle', { column: head?.title ?? '', time: from }),
        encounters: item.encounters,
      });
    }
  };
  const today = times.today();
  const keys = useCalendarKeys({
    gridRef,
    grid: { columns, window },
    days,
    span,
    day,
    onDayChange,
    times,
    first: {
      column: Math.max(0, span === 'week' ? days.indexOf(day) : 0),
      row: axis.rows.findIndex(({ minute }) => minute >= 9 * 60),
      item: 0,
    },
    mayAct: acting.mayAct,
    onOpenItem: openItem,
    onBookAt: (cell, column) => bookAt(column, cell.start),
    onAct: acting.acts.onAct,
  });
  const pointer = useCalendarPointer({
    gridRef,
    columns,
    encounterOf: (id) => byId.get(id),
    mayMove: (encounter) => acting.mayAct('move', encounter),
    mayBook: onBook !== undefined,
    staysInColumn: span === 'day',
    onMove: (encounter, start) => acting.acts.onAct('move', encounter, start),
    onBook: bookAt,
    onOpen: ({ column, row, item }) => {
      const pressed = columns[column]?.cells[row]?.items[item];
      if (pressed) openItem(pressed, column);
    },
  });
  const isDrawn = useDrawn(read.state.phase === 'ready' && slots.isSettled && paged.isSettled);
  if (!isDrawn) return <Coming />;
  if (columns.length === 0) {
    return (
      <EmptyState icon="event_note" title={t('noProviders')}>
        {t('noProvidersText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ProviderPages {...paged} />
      <div {...keys.handlers} {...pointer.handlers} className={keys.moving ? 'cursor-move' : ''}>
        <CalendarGrid
          label={t(span, {
            day: daysWords({ span, day }),
            from: times.weekday(days[0] ?? ''),
            to: times.weekday(days.at(-1) ?? ''),
          })}
          describedBy={help}
          gridRef={gridRef}
          axis={axis}
          columns={columns}
          window={window}
          times={times}
          partner={partner}
          active={keys.active}
          today={today}
          isBusy={read.state.phase === 'loading'}
          onOpenDay={span === 'week' ? onOpenDay : undefined}
        >
          <CalendarOverlay
            columns={columns}
            window={window}
            outline={outlineOf(columns, times, keys.moving, pointer.drag, span === 'week')}
            now={nowSeconds}
            nowWords={t('now', { time: times.time(nowSeconds) })}
          />
        </CalendarGrid>
      </div>
      <p id={help} data-print="hidden" className="text-muted text-xs">
        {t('keys')}
      </p>
      {props.foot}
      {more && <More more={more} times={times} onOpen={onOpen} onClose={() => setMore(undefined)} />}
    </>
  );
}
