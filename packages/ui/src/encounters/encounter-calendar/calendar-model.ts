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

/** The care provider or the day of a column. */
export interface ColumnHead {
  readonly key: string;
  readonly title: string;
  /** The title shortened to fit. */
  readonly short: string;
  readonly day: string;
  /** Index in `axis.days`. */
  readonly dayIndex: number;
  /** Set for a care provider's column. */
  readonly careProviderId?: string;
  readonly encounters: readonly CalendarEncounter[];
  /** The bookable slots. Undefined while unknown. */
  readonly slots: readonly ProviderSlot[] | undefined;
}

/** An item in a cell: an encounter, or a group of encounters that do not fit. */
export type CellItem =
  | { readonly kind: 'encounter'; readonly place: PlacedItem<CalendarEncounter> }
  | { readonly kind: 'more'; readonly encounters: readonly CalendarEncounter[] };

export interface CalendarCell {
  /** The start in unix seconds. Undefined if the day has no such time. */
  readonly start: number | undefined;
  readonly isClosed: boolean;
  readonly items: readonly CellItem[];
}

export interface CalendarColumn extends ColumnHead {
  readonly rows: ColumnRows;
  /** One per row. */
  readonly cells: readonly CalendarCell[];
  /** Whether some of its encounters do not fit. */
  readonly isCrowded: boolean;
}

/** Statuses of encounters that will not take place. */
const GONE: ReadonlySet<string> = new Set(['CANCELLED', 'REJECTED']);
export const hasGone = ({ status }: Pick<CalendarEncounter, 'status'>): boolean => GONE.has(status);

const byName = (one: CareProvider, other: CareProvider): number =>
  one.name < other.name ? -1 : Number(one.name > other.name);

const UNASSIGNED = 'unassigned';

/** Returns the care providers with a column: the facility's, and any others with an encounter that day. */
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

/** Returns the columns of one day: its care providers, and "unassigned" if there are such encounters. */
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

/** Returns the items of each row: placed encounters, and groups that do not fit. */
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
      // Past times are not hatched, because it is unknown whether they could have been booked.
      isClosed: (closed?.[row] ?? false) && start !== undefined && start + ROW_MINUTES * 60 > now,
      items: items.get(row) ?? [],
    })),
  };
}

/** The drawn rows, from `first` up to but not including `until`. */
export interface RowWindow {
  readonly first: number;
  readonly until: number;
}

const USUAL_FROM = 8 * 60;
const USUAL_UNTIL = 20 * 60;

/** Returns the rows of the working day, extended to include all encounters and bookable hours. */
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
  // Extend to whole hours.
  while (first > 0 && (axis.rows[first]?.minute ?? 0) % 60 !== 0) first -= 1;
  while (last < count - 1 && (axis.rows[last + 1]?.minute ?? 0) % 60 !== 0) last += 1;
  return { first, until: last + 1 };
}

const isWithinSlots = (slots: readonly ProviderSlot[], start: number | undefined): boolean =>
  start !== undefined && slots.some((slot) => slot.start < start + ROW_MINUTES * 60 && start < slot.end);

/** Maximum number of services to load hours for. */
const MAX_SERVICES = 4;

/** Returns the most frequent services, whose hours are shown unless the user chooses a service. */
export function usualServices(encounters: readonly CalendarEncounter[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { serviceType } of encounters) counts.set(serviceType, (counts.get(serviceType) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_SERVICES)
    .map(([serviceType]) => serviceType);
}
