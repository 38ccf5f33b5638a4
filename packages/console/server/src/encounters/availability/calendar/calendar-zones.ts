import { instantOfWall, zoneOffset } from '@careline/core/internal/formatting';
import { type Component, propertiesOf, propertyOf } from './content-lines.ts';
import { type Effort, HeavyCalendarError, occurrences, readRule } from './recurrence.ts';
import { DAY_MS, readCalendarTime } from './wall-time.ts';

/** Converts between a wall clock and instants, both in milliseconds. */
export interface Zone {
  readonly instantOf: (wall: number) => number;
  readonly wallOf: (instant: number) => number;
}

const UTC: Zone = { instantOf: (wall) => wall, wallOf: (instant) => instant };

/** Returns the canonical zone name. Formats are cached by name, so `EUROPE/berlin` must not be a second name. */
function canonicalZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

const namedZone = (timeZone: string): Zone => ({
  instantOf: (wall) => instantOfWall(wall, timeZone),
  wallOf: (instant) => instant + zoneOffset(instant, timeZone),
});

/** The moment at which a zone's offset from UTC changes from `before` to `after`. */
interface Onset {
  readonly wall: number;
  readonly before: number;
  readonly after: number;
}

/** Returns an offset such as `+0530` in milliseconds. */
function readOffset(text: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2})(\d{2})/.exec(text ?? '') ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -size : size;
}

interface Window {
  /** Unix milliseconds. */
  readonly from: number;
  readonly to: number;
}

/** Clocks change twice a year and the window covers two years, so this is ample. */
const MAX_ONSETS = 200;

/** Runs a generator to its end, ignoring its pauses. */
function withoutPauses<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function onsetsOf(observance: Component, { from, to }: Window, effort: Effort): Onset[] {
  const start = readCalendarTime(propertyOf(observance, 'DTSTART')?.value ?? '');
  if (!start) return [];
  const before = readOffset(propertyOf(observance, 'TZOFFSETFROM')?.value);
  const after = readOffset(propertyOf(observance, 'TZOFFSETTO')?.value);
  const text = propertyOf(observance, 'RRULE')?.value;
  const rule = text === undefined ? undefined : readRule(text, (utc) => utc + before);
  // Start a year earlier, to find the offset in force at the start of the window.
  const around = { from: from - 400 * DAY_MS, to: to + 2 * DAY_MS };
  const again = typeof rule === 'object' ? withoutPauses(occurrences(rule, start.wall, around, effort)) : [];
  const dates = propertiesOf(observance, 'RDATE')
    .flatMap(({ value }) => value.split(','))
    .flatMap((value) => readCalendarTime(value)?.wall ?? []);
  return [...new Set([start.wall, ...again, ...dates])].map((wall) => ({ wall, before, after }));
}

/** Returns a zone from its description in the calendar, for names that only the calendar's program knows. */
function describedZone(component: Component, window: Window, effort: Effort): Zone {
  const onsets = component.components
    .flatMap((observance) => onsetsOf(observance, window, effort))
    .toSorted((one, other) => one.wall - other.wall);
  if (onsets.length > MAX_ONSETS) throw new HeavyCalendarError();
  const first = onsets[0]?.before ?? 0;
  const offset = (isOver: (onset: Onset) => boolean) => onsets.findLast(isOver)?.after ?? first;
  return {
    instantOf: (wall) => wall - offset((onset) => onset.wall <= wall),
    wallOf: (instant) => instant + offset((onset) => onset.wall - onset.before <= instant),
  };
}

/** Maximum days to examine for all zones of a calendar. A zone that changes twice a year takes about 200. */
const ZONE_EFFORT = 50_000;

export type FindZone = (name: string | undefined, isUtc: boolean) => Zone | undefined;

/**
 * Returns a lookup of a calendar's zones by the names in its times.
 * IANA names follow this computer's rules, even behind a program's prefix. Other names follow the calendar's own
 * description. A time without a name is in `timeZone`.
 */
export function zonesOf(calendar: Component, timeZone: string, window: Window): FindZone {
  const effort: Effort = { left: ZONE_EFFORT };
  const described = new Map(
    calendar.components
      .filter(({ name }) => name === 'VTIMEZONE')
      .map((component) => [propertyOf(component, 'TZID')?.value, component] as const),
  );
  const known = new Map<string, Zone | undefined>();
  const find = (name: string): Zone | undefined => {
    const candidates = [name, name.split('/').slice(-2).join('/')].filter(Boolean);
    const iana = candidates.map(canonicalZone).find((canonical) => canonical !== undefined);
    if (iana) return namedZone(iana);
    const component = described.get(name);
    return component && describedZone(component, window, effort);
  };
  const own = namedZone(timeZone);
  return (name, isUtc) => {
    if (isUtc) return UTC;
    if (name === undefined) return own;
    if (!known.has(name)) known.set(name, find(name));
    return known.get(name);
  };
}
