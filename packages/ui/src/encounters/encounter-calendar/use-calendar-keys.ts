import type { CalendarEncounter } from '@careline/core/internal/encounters/calendar';
import { dayAfter, stepDays } from '@careline/core/internal/encounters/calendar';
import { instantOf, type OfferedAct, wallOf } from '@careline/core/internal/encounters/consultations';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../messages/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { type EncounterTimes, usePatientName } from '../encounter-words/index.ts';
import type { CalendarCell, CellItem } from './calendar-model.ts';
import type { EncounterCalendarProps } from './calendar-props.ts';
import { type CalendarSpot, nearestSpot, type SpotGrid, spotAfterKey, spotName } from './calendar-spot.ts';
import { encounterCalendarMessages } from './encounter-calendar.messages.ts';
import { spotOfTarget } from './use-calendar-pointer.ts';

/** An encounter being moved, before anything is stored. */
export interface MovingEncounter {
  readonly encounter: CalendarEncounter;
  /** Unix seconds. */
  readonly start: number;
}

const MOVE_STEP_S = 15 * 60;
const MOVE_STEPS: Readonly<Record<string, number>> = { ArrowUp: -MOVE_STEP_S, ArrowDown: MOVE_STEP_S };
const DAY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export interface CalendarKeysOptions extends Pick<EncounterCalendarProps, 'span' | 'day' | 'onDayChange'> {
  readonly gridRef: RefObject<HTMLElement | null>;
  readonly grid: SpotGrid;
  readonly days: readonly string[];
  readonly times: EncounterTimes;
  /** The initial focus. */
  readonly first: CalendarSpot;
  readonly mayAct: (act: OfferedAct, encounter: CalendarEncounter) => boolean;
  readonly onOpenItem: (item: CellItem, column: number) => void;
  readonly onBookAt: (cell: CalendarCell, column: number) => void;
  readonly onAct: (act: OfferedAct, encounter: CalendarEncounter, start?: number) => void;
}

/** Returns the new start after a key press during a move, or undefined for other keys. */
function startAfterKey(
  { start }: MovingEncounter,
  key: string,
  { span, days, times }: CalendarKeysOptions,
  timeZone: string,
): number | undefined {
  const step = MOVE_STEPS[key];
  if (step !== undefined) return days.includes(times.dayOf(start + step)) ? start + step : start;
  const steps = DAY_STEPS[key];
  if (steps === undefined) return undefined;
  const day = dayAfter(times.dayOf(start), steps);
  if (span !== 'week' || !days.includes(day)) return start;
  return instantOf(`${day}${wallOf(start, timeZone).slice(day.length)}`, timeZone) ?? start;
}

/** Handles the calendar's keys: moving the focus, opening, booking, moving and cancelling. */
export function useCalendarKeys(options: CalendarKeysOptions) {
  const { gridRef, grid, span, day, onDayChange, times, mayAct, onOpenItem, onBookAt, onAct } = options;
  const timeZone = useTimeZone();
  const t = useMessages(encounterCalendarMessages);
  const announce = useAnnounce();
  const nameOf = usePatientName();
  const [wanted, setWanted] = useState(options.first);
  const [moving, setMoving] = useState<MovingEncounter>();
  const mustFocus = useRef(false);
  const active = nearestSpot(wanted, grid);
  const name = spotName(active);
  useLayoutEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    gridRef.current?.querySelector<HTMLElement>(`[data-spot="${name}"]`)?.focus();
  });
  const go = (spot: CalendarSpot) => {
    mustFocus.current = true;
    setWanted(spot);
  };
  const cell = grid.columns[active.column]?.cells[active.row];
  const item = cell?.items[active.item];
  const encounter = item?.kind === 'encounter' ? item.place.item : undefined;

  function begin(act: 'move' | 'cancel'): void {
    if (!encounter) return;
    if (!mayAct(act, encounter)) announce(t(act === 'move' ? 'mayNotMove' : 'mayNotCancel'));
    else if (act === 'cancel') onAct('cancel', encounter);
    else {
      const { start } = encounter.period;
      setMoving({ encounter, start });
      announce(t('moving', { name: nameOf(encounter), when: times.when(start) }));
    }
  }

  /** Returns whether the key belonged to the move. */
  function keepMoving(from: MovingEncounter, key: string): boolean {
    if (key === 'Escape') {
      setMoving(undefined);
      const { start } = from.encounter.period;
      announce(t('stays', { name: nameOf(from.encounter), when: times.when(start) }));
      return true;
    }
    if (key === 'Enter') {
      setMoving(undefined);
      if (from.start !== from.encounter.period.start) onAct('move', from.encounter, from.start);
      return true;
    }
    const start = startAfterKey(from, key, options, timeZone);
    if (start === undefined) return false;
    setMoving({ ...from, start });
    announce(t('movingTo', { when: times.when(start) }));
    return true;
  }

  /** Returns whether the key had an effect. */
  function command(key: string): boolean {
    if (key === 'Enter' && item) onOpenItem(item, active.column);
    else if (key === 'Enter' || key === 'n') cell && onBookAt(cell, active.column);
    else if (key === 'm') begin('move');
    else if (key === 'c' || key === 'Delete' || key === 'Backspace') begin('cancel');
    else if (key === 'PageUp' || key === 'PageDown') {
      mustFocus.current = true;
      onDayChange(stepDays(span, day, key === 'PageUp' ? -1 : 1));
    } else return false;
    return true;
  }

  /** Returns whether the calendar handled the key. */
  function onKey({ key, ctrlKey }: KeyboardEvent): boolean {
    if (moving && keepMoving(moving, key)) return true;
    const next = spotAfterKey(active, { key, ctrlKey }, grid);
    if (next) {
      go(next);
      return true;
    }
    return !ctrlKey && command(key.length === 1 ? key.toLowerCase() : key);
  }

  return {
    active,
    moving,
    stopMoving: () => setMoving(undefined),
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        if (event.altKey || event.metaKey || !spotOfTarget(event.target)) return;
        if (onKey(event)) event.preventDefault();
      },
      onFocus(event: FocusEvent) {
        const spot = spotOfTarget(event.target);
        if (spot) setWanted(spot);
      },
    },
  };
}
