import { type CalendarEncounter, ROW_MINUTES } from '@careline/core/internal/encounters/calendar';
import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { CalendarColumn } from './calendar-model.ts';
import { type CalendarSpot, spotOfName } from './calendar-spot.ts';

const SNAP_S = 15 * 60;
const ROW_S = ROW_MINUTES * 60;
/** A smaller movement counts as a click, because hands are never quite still. */
const SLACK_PX = 5;

interface Point {
  readonly column: number;
  readonly instant: number;
}

/** Returns the pointer's position in the calendar. Looks through encounters to the cell below. */
function pointAt(
  grid: HTMLElement | null,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
  columns: readonly CalendarColumn[],
): Point | undefined {
  const root = grid?.getRootNode();
  if (!(root instanceof Document) && !(root instanceof ShadowRoot)) return undefined;
  const cell = root
    .elementsFromPoint(clientX, clientY)
    .find(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element.dataset.cell !== undefined,
    );
  const [column, row] = (cell?.dataset.cell ?? '').split(' ').map(Number);
  if (!cell || column === undefined || row === undefined) return undefined;
  const start = columns[column]?.cells[row]?.start;
  if (start === undefined) return undefined;
  const { top, height } = cell.getBoundingClientRect();
  const part = Math.min(0.999, Math.max(0, (clientY - top) / height));
  return { column, instant: start + part * ROW_S };
}

const snapped = (instant: number): number => Math.floor(instant / SNAP_S) * SNAP_S;

/** What the pointer is doing while its button is down. */
export type PointerDrag =
  | {
      readonly kind: 'move';
      readonly encounter: CalendarEncounter;
      readonly column: number;
      readonly start: number;
    }
  | { readonly kind: 'book'; readonly column: number; readonly start: number; readonly end: number };

interface Begun {
  readonly x: number;
  readonly y: number;
  readonly at: Point;
  readonly encounter: CalendarEncounter | undefined;
}

export interface CalendarPointerOptions {
  readonly gridRef: RefObject<HTMLElement | null>;
  readonly columns: readonly CalendarColumn[];
  readonly encounterOf: (id: string) => CalendarEncounter | undefined;
  readonly mayMove: (encounter: CalendarEncounter) => boolean;
  readonly mayBook: boolean;
  /** Columns are care providers, so an encounter cannot leave its column. */
  readonly staysInColumn: boolean;
  readonly onMove: (encounter: CalendarEncounter, start: number) => void;
  readonly onBook: (column: number, start: number, end?: number) => void;
  /** An item was clicked. */
  readonly onOpen: (spot: CalendarSpot) => void;
}

function dragOf(begun: Begun, at: Point, { mayMove, mayBook, staysInColumn }: CalendarPointerOptions) {
  const { encounter } = begun;
  if (encounter) {
    if (!mayMove(encounter)) return undefined;
    const grab = begun.at.instant - encounter.period.start;
    const column = staysInColumn ? begun.at.column : at.column;
    return { kind: 'move', encounter, column, start: snapped(at.instant - grab + SNAP_S / 2) } as const;
  }
  if (!mayBook || at.column !== begun.at.column) return undefined;
  const [first, last] = [begun.at.instant, at.instant].sort((one, other) => one - other) as [number, number];
  return { kind: 'book', column: at.column, start: snapped(first), end: snapped(last) + SNAP_S } as const;
}

/** Moves encounters and selects free times with a mouse or pen. A finger scrolls and taps. Escape cancels the drag. */
export function useCalendarPointer(options: CalendarPointerOptions) {
  const { gridRef, columns, encounterOf, mayBook, onMove, onBook, onOpen } = options;
  const [drag, setDrag] = useState<PointerDrag>();
  const begun = useRef<Begun>(undefined);
  const hasDragged = useRef(false);
  const stop = () => {
    begun.current = undefined;
    setDrag(undefined);
  };
  return {
    drag,
    stop,
    handlers: {
      onPointerDown(event: PointerEvent) {
        hasDragged.current = false;
        if (event.button !== 0 || event.pointerType === 'touch') return;
        const at = pointAt(gridRef.current, event, columns);
        const target = event.target as HTMLElement;
        if (!at || target.closest('[data-more]')) return;
        const id = target.closest<HTMLElement>('[data-encounter]')?.dataset.encounter;
        const encounter = id === undefined ? undefined : encounterOf(id);
        begun.current = { x: event.clientX, y: event.clientY, at, encounter };
      },
      onPointerMove(event: PointerEvent) {
        const from = begun.current;
        if (!from) return;
        if (!drag && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK_PX) return;
        if (!drag) event.currentTarget.setPointerCapture(event.pointerId);
        const at = pointAt(gridRef.current, event, columns);
        const next = at && dragOf(from, at, options);
        if (next) {
          hasDragged.current = true;
          setDrag(next);
        }
      },
      onPointerUp() {
        const last = drag;
        stop();
        if (last?.kind === 'move' && last.start !== last.encounter.period.start)
          onMove(last.encounter, last.start);
        if (last?.kind === 'book') onBook(last.column, last.start, last.end);
      },
      onPointerCancel: stop,
      /** Suppresses the click at the end of a drag. */
      onClickCapture(event: MouseEvent) {
        if (!hasDragged.current) return;
        hasDragged.current = false;
        event.stopPropagation();
      },
      onClick(event: MouseEvent) {
        const target = event.target as HTMLElement;
        const spot = spotOfTarget(target);
        if (target.dataset.cell === undefined && spot) onOpen(spot);
        // Enter on a cell arrives as a key event instead.
        if (event.detail === 0 || !mayBook || target.dataset.cell === undefined) return;
        const at = pointAt(gridRef.current, event, columns);
        if (at) onBook(at.column, snapped(at.instant));
      },
    },
  };
}

/** Returns the position of the clicked or focused element. */
export const spotOfTarget = (target: EventTarget) =>
  target instanceof HTMLElement
    ? spotOfName(target.closest<HTMLElement>('[data-spot]')?.dataset.spot)
    : undefined;
