import type { CareProvider } from '@careline/core/internal/encounters';
import type { ProviderSlot } from '@careline/core/internal/encounters/availability';
import {
  type CalendarAxis,
  type CalendarEncounter,
  type ColumnRows,
  closedRows,
  layoutColumn,
  type PlacedItem,
  ROW_MINUTES,
} from '@careline/core/internal/encounters/calendar';

/** Whose time or which day a column is. */
export interface ColumnHead {
  readonly key: string;
  readonly title: string;
  /** The part of the title that there is room for. */
  readonly short: string;
  readonly day: string;
  /** Of `axis.days`. */
  readonly dayIndex: number;
  /** Of a care provider's column. */
  readonly careProviderId?: string;
  readonly encounters: readonly CalendarEncounter[];
  /** What can be booked; undefined while it is not known. */
  readonly slots: readonly ProviderSlot[] | undefined;
}

/** What stands in a cell: an encounter, or those that find no room beside the others. */
export type CellItem =
  | { readonly kind: 'encounter'; readonly place: PlacedItem<CalendarEncounter> }
  | { readonly kind: 'more'; readonly encounters: readonly CalendarEncounter[] };

export interface CalendarCell {
  /** When it begins, unix seconds; undefined where the day has no such time. */
  readonly start: number | undefined;
  readonly isClosed: boolean;
  readonly items: readonly CellItem[];
}

export interface CalendarColumn extends ColumnHead {
  readonly rows: ColumnRows;
  /** One a row. */
  readonly cells: readonly CalendarCell[];
  /** Whether some of its encounters find no room. */
  readonly isCrowded: boolean;
}

/** What takes place no more. */
const GONE: ReadonlySet<string> = new Set(['CANCELLED', 'REJECTED']);
export const hasGone = ({ status }: Pick<CalendarEncounter, 'status'>): boolean => GONE.has(status);

const byName = (one: CareProvider, other: CareProvider): number =>
  one.name < other.name ? -1 : Number(one.name > other.name);

const UNASSIGNED = 'unassigned';

/** Those whose columns a day has: the facility's, and whoever else has an encounter then. */
export function providersOf(
  known: readonly CareProvider[],
  encounters: readonly CalendarEncounter[],
  only: string | undefined,
): readonly CareProvider[] {
  const all = new Map(known.map((provider) => [provider.id, provider]));
  for (const { careProvider } of encounters) {
    if (careProvider && !all.has(careProvider.id)) all.set(careProvider.id, { ...careProvider, roles: [] });
  }
  return [...all.values()].filter(({ id }) => !only || id === only).sort(byName);
}

function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const own = groups.get(keyOf(value));
    if (own) own.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

export interface DayHeads {
  readonly day: string;
  readonly providers: readonly CareProvider[];
  readonly encounters: readonly CalendarEncounter[];
  readonly slots: readonly ProviderSlot[] | undefined;
  readonly unassigned: string;
}

/** The columns of one day: its care providers, and nobody where something is nobody's. */
export function headsOfDay({ day, providers, encounters, slots, unassigned }: DayHeads): ColumnHead[] {
  const own = groupBy(encounters, ({ careProvider }) => careProvider?.id ?? UNASSIGNED);
  const open = slots && groupBy(slots, ({ careProviderId }) => careProviderId);
  const heads: ColumnHead[] = providers.map(({ id, name }) => ({
    key: id,
    title: name,
    short: name,
    day,
    dayIndex: 0,
    careProviderId: id,
    encounters: own.get(id) ?? [],
    slots: open && (open.get(id) ?? []),
  }));
  const nobodys = own.get(UNASSIGNED);
  if (!nobodys) return heads;
  const head = { key: UNASSIGNED, title: unassigned, short: unassigned, day, dayIndex: 0, slots: undefined };
  return [{ ...head, encounters: nobodys }, ...heads];
}

/** Where each encounter and each row's rest stand. */
function itemsByRow(head: ColumnHead, rows: ColumnRows, mostLanes: number): Map<number, CellItem[]> {
  const { placed, crowded } = layoutColumn(head.encounters, rows, mostLanes);
  const items = new Map<number, CellItem[]>();
  const add = (row: number, item: CellItem) => items.set(row, [...(items.get(row) ?? []), item]);
  for (const place of placed.toSorted((one, other) => one.lane - other.lane || one.top - other.top)) {
    add(Math.floor(place.top), { kind: 'encounter', place });
  }
  for (const { row, items: encounters } of crowded) add(row, { kind: 'more', encounters });
  return items;
}

export function columnOf(
  head: ColumnHead,
  axis: CalendarAxis,
  { mostLanes, now }: { readonly mostLanes: number; readonly now: number },
): CalendarColumn {
  const rows = axis.days[head.dayIndex] ?? [];
  const items = itemsByRow(head, rows, mostLanes);
  const closed = head.slots ? closedRows(rows, head.slots) : undefined;
  return {
    ...head,
    rows,
    isCrowded: [...items.values()].flat().some(({ kind }) => kind === 'more'),
    cells: rows.map((start, row) => ({
      start,
      // Of what has passed nobody knows whether it could have been booked.
      isClosed: (closed?.[row] ?? false) && start !== undefined && start + ROW_MINUTES * 60 > now,
      items: items.get(row) ?? [],
    })),
  };
}

/** Rows from and until which a calendar is drawn. */
export interface RowWindow {
  readonly first: number;
  readonly until: number;
}

const USUAL_FROM = 8 * 60;
const USUAL_UNTIL = 20 * 60;

/** The working day, and whatever lies before or after it: encounters, and hours that can be booked. */
export function rowWindow(
  axis: CalendarAxis,
  columns: readonly CalendarColumn[],
  wholeDay: boolean,
): RowWindow {
  const count = axis.rows.length;
  if (wholeDay) return { first: 0, until: count };
  const usual = axis.rows.flatMap(({ minute }, row) =>
    minute >= USUAL_FROM && minute < USUAL_UNTIL ? [row] : [],
  );
  let [first, last] = [usual[0] ?? 0, usual.at(-1) ?? count - 1];
  for (const { cells, slots } of columns) {
    for (const [row, { items, isClosed, start }] of cells.entries()) {
      const isOpen = slots !== undefined && slots.length > 0 && !isClosed && isWithinSlots(slots, start);
      if (items.length === 0 && !isOpen) continue;
      first = Math.min(first, row);
      last = Math.max(last, row);
      for (const item of items)
        if (item.kind === 'encounter') last = Math.max(last, Math.ceil(item.place.bottom) - 1);
    }
  }
  // Whole hours, as the clock is read.
  while (first > 0 && (axis.rows[first]?.minute ?? 0) % 60 !== 0) first -= 1;
  while (last < count - 1 && (axis.rows[last + 1]?.minute ?? 0) % 60 !== 0) last += 1;
  return { first, until: last + 1 };
}

const isWithinSlots = (slots: readonly ProviderSlot[], start: number | undefined): boolean =>
  start !== undefined && slots.some((slot) => slot.start < start + ROW_MINUTES * 60 && start < slot.end);

/** At most so many services are asked about for one calendar. */
const MOST_SERVICES = 4;

/** The services that come most among encounters: whose hours are shown where nobody chose one. */
export function usualServices(encounters: readonly CalendarEncounter[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { serviceType } of encounters) counts.set(serviceType, (counts.get(serviceType) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_SERVICES)
    .map(([serviceType]) => serviceType);
}
