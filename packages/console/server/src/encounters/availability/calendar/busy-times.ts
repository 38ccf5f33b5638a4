import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { ExceptionTime, SkipReason } from '@careline/core/internal/encounters/availability';
import { inTurn } from '../../../platform/database/in-turn.ts';
import { type FindZone, type Zone, zonesOf } from './calendar-zones.ts';
import { type Component, propertiesOf, propertyOf, readComponents } from './content-lines.ts';
import { type Effort, HeavyCalendarError, occurrences, readRule } from './recurrence.ts';
import { type CalendarTime, DAY_MS, readCalendarTime, readDuration } from './wall-time.ts';

/** A busy time and the event it comes from. */
export interface BusyTime {
  readonly uid: string;
  readonly time: ExceptionTime;
}

interface Skipped {
  readonly reason: SkipReason;
  readonly events: number;
  /** When the first of them starts, as written in the calendar. */
  readonly first: string | null;
}

export interface BusyTimes {
  readonly times: readonly BusyTime[];
  /** The number of events with times that were imported. */
  readonly events: number;
  /** The ids of all events in the calendar. */
  readonly uids: readonly string[];
  readonly skipped: readonly Skipped[];
}

export interface BusyWindow {
  /** The time zone of times that name none. */
  readonly timeZone: string;
  /** Unix seconds. */
  readonly from: number;
  readonly to: number;
}

/** Older rules cost time to expand, and no real event starts earlier. */
const FIRST_START = Date.UTC(1900, 0, 1);
const MAX_EVENTS = 5000;
const MAX_TIMES = 5000;
/** Maximum days to examine for all rules of a calendar. A daily event over ten years takes 400. */
const EFFORT = 2_000_000;

/** An event with the values needed to compute its times. */
interface Event {
  readonly component: Component;
  readonly uid: string;
  readonly start: CalendarTime;
  readonly zone: Zone;
  /** Milliseconds. */
  readonly length: number;
}

const textOf = (component: Component, name: string): string => propertyOf(component, name)?.value ?? '';

/** A generator that yields only to pause. */
type Steps<T> = Generator<undefined, T>;

/** Returns a property's times, in milliseconds on the event's wall clock. */
function* wallsOf(component: Component, name: string, findZone: FindZone, zone: Zone): Steps<Set<number>> {
  const walls = new Set<number>();
  for (const { parameters, value } of propertiesOf(component, name)) {
    for (const text of value.split(',')) {
      yield;
      const time = readCalendarTime(text.split('/')[0] ?? '');
      if (!time) continue;
      const own = findZone(parameters.get('TZID'), time.isUtc);
      walls.add(time.isDay || !own ? time.wall : zone.wallOf(own.instantOf(time.wall)));
    }
  }
  return walls;
}

/** Returns the event's length from its end, its duration, or the day it is on. */
function lengthOf(
  component: Component,
  start: CalendarTime,
  zone: Zone,
  findZone: FindZone,
): number | undefined {
  const property = propertyOf(component, 'DTEND');
  const duration = propertyOf(component, 'DURATION');
  if (duration) return readDuration(duration.value);
  if (!property) return start.isDay ? DAY_MS : 0;
  const end = readCalendarTime(property.value);
  if (!end || end.isDay !== start.isDay) return undefined;
  if (start.isDay) return Math.max(DAY_MS, end.wall - start.wall);
  const endZone = findZone(property.parameters.get('TZID'), end.isUtc);
  return endZone && endZone.instantOf(end.wall) - zone.instantOf(start.wall);
}

function readEvent(component: Component, findZone: FindZone): Event | SkipReason {
  const property = propertyOf(component, 'DTSTART');
  const start = property && readCalendarTime(property.value);
  if (!start || start.wall < FIRST_START) return 'unreadable';
  const zone = findZone(start.isDay ? undefined : property.parameters.get('TZID'), start.isUtc);
  if (!zone) return 'zone-unknown';
  const length = lengthOf(component, start, zone, findZone);
  if (length === undefined || length < 0) return 'unreadable';
  return { component, uid: textOf(component, 'UID') || property.value, start, zone, length };
}

/** Returns why an event leaves its time free, or undefined. */
function freedom(component: Component): SkipReason | undefined {
  if (textOf(component, 'STATUS').toUpperCase() === 'CANCELLED') return 'cancelled';
  return textOf(component, 'TRANSP').toUpperCase() === 'TRANSPARENT' ? 'free' : undefined;
}

const textOfDay = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

function timeAt({ start, zone, length }: Event, wall: number): ExceptionTime {
  if (start.isDay) {
    return { fromDay: textOfDay(wall), untilDay: textOfDay(wall + Math.max(length, DAY_MS) - 1) };
  }
  const at = zone.instantOf(wall);
  return { start: Math.floor(at / 1000), end: Math.ceil((at + length) / 1000) };
}

interface Reading {
  readonly window: BusyWindow;
  readonly findZone: FindZone;
  /** By event id: occurrences that a separate event replaces. */
  readonly replaced: ReadonlyMap<string, ReadonlySet<number>>;
  readonly effort: Effort;
}

/** Returns the starts given by an event's rule. Throws `HeavyCalendarError` with the start of the event. */
function* ruleStarts(
  { component, start, zone }: Event,
  walls: { readonly from: number; readonly to: number },
  effort: Effort,
): Steps<readonly number[] | SkipReason> {
  const text = propertyOf(component, 'RRULE')?.value;
  if (text === undefined) return [start.wall];
  try {
    const rule = readRule(text, zone.wallOf);
    return typeof rule === 'string' ? rule : yield* occurrences(rule, start.wall, walls, effort);
  } catch (error) {
    if (!(error instanceof HeavyCalendarError)) throw error;
    throw new HeavyCalendarError(new Date(start.wall).toISOString().slice(0, start.isDay ? 10 : 16));
  }
}

/** Returns when an event starts within the window, on its wall clock. */
function* startsOf(
  event: Event,
  { window, findZone, replaced, effort }: Reading,
): Steps<readonly number[] | SkipReason> {
  const { component, uid, zone, length } = event;
  const from = zone.wallOf(window.from * 1000) - length;
  const to = zone.wallOf(window.to * 1000);
  const again = yield* ruleStarts(event, { from, to }, effort);
  if (typeof again === 'string') return again;
  const without = yield* wallsOf(component, 'EXDATE', findZone, zone);
  const isReplaced = component.properties.every(({ name }) => name !== 'RECURRENCE-ID')
    ? (replaced.get(uid) ?? new Set<number>())
    : new Set<number>();
  const added = yield* wallsOf(component, 'RDATE', findZone, zone);
  return [...new Set([...again, ...added])].filter((wall) => !without.has(wall) && !isReplaced.has(wall));
}

function isWithin(time: ExceptionTime, { zone }: Event, { from, to }: BusyWindow): boolean {
  if ('start' in time) return time.end > from && time.start < to;
  const end = zone.instantOf(Date.parse(`${time.untilDay}T00:00:00Z`) + DAY_MS) / 1000;
  return end > from && zone.instantOf(Date.parse(`${time.fromDay}T00:00:00Z`)) / 1000 < to;
}

/** Returns the times of an event in the window, or why there are none. */
function* timesOf(event: Event, reading: Reading): Steps<readonly BusyTime[] | SkipReason> {
  if (event.length === 0) return 'free';
  const starts = yield* startsOf(event, reading);
  if (typeof starts === 'string') return starts;
  const times: BusyTime[] = [];
  for (const wall of starts) {
    yield;
    const time = timeAt(event, wall);
    if (isWithin(time, event, reading.window)) times.push({ uid: event.uid, time });
    if (times.length > MAX_TIMES) return 'too-many';
  }
  if (times.length > 0) return times;
  return event.zone.instantOf(event.start.wall) / 1000 >= reading.window.to ? 'later' : 'past';
}

/** Returns occurrences of repeating events that the calendar describes separately. */
function* replacedStarts(
  events: readonly Event[],
  findZone: FindZone,
): Steps<ReadonlyMap<string, ReadonlySet<number>>> {
  const result = new Map<string, Set<number>>();
  for (const { component, uid, zone } of events) {
    const walls = yield* wallsOf(component, 'RECURRENCE-ID', findZone, zone);
    const all = result.get(uid) ?? new Set<number>();
    for (const wall of walls) all.add(wall);
    result.set(uid, all);
  }
  return result;
}

class Skips {
  readonly #found = new Map<SkipReason, { events: number; first: string | null }>();

  add(reason: SkipReason, component: Component): void {
    const start = readCalendarTime(textOf(component, 'DTSTART'));
    const written = start && new Date(start.wall).toISOString().slice(0, start.isDay ? 10 : 16);
    const known = this.#found.get(reason) ?? { events: 0, first: null };
    const first = [known.first, written ?? null].filter((one) => one !== null).toSorted()[0] ?? null;
    this.#found.set(reason, { events: known.events + 1, first });
  }

  list(): readonly Skipped[] {
    return [...this.#found].map(([reason, facts]) => ({ reason, ...facts }));
  }
}

interface OfCalendar {
  readonly times: readonly BusyTime[];
  readonly taken: number;
  readonly uids: readonly string[];
}

function* readEvents(calendar: Component, findZone: FindZone, skips: Skips): Steps<readonly Event[]> {
  const events: Event[] = [];
  for (const [index, component] of calendar.components.filter(({ name }) => name === 'VEVENT').entries()) {
    yield;
    const event = index < MAX_EVENTS ? readEvent(component, findZone) : 'too-many';
    if (typeof event === 'string') skips.add(event, component);
    else events.push(event);
  }
  return events;
}

function* ofCalendar(
  calendar: Component,
  window: BusyWindow,
  effort: Effort,
  skips: Skips,
): Steps<OfCalendar> {
  yield;
  const bounds = { from: window.from * 1000, to: window.to * 1000 };
  const findZone = zonesOf(calendar, window.timeZone, bounds);
  const events = yield* readEvents(calendar, findZone, skips);
  const reading = { window, findZone, replaced: yield* replacedStarts(events, findZone), effort };
  const times: BusyTime[] = [];
  let taken = 0;
  for (const event of events) {
    yield;
    const found = freedom(event.component) ?? (yield* timesOf(event, reading));
    if (typeof found === 'string') skips.add(found, event.component);
    else if (times.length + found.length > MAX_TIMES) skips.add('too-many', event.component);
    else {
      for (const time of found) times.push(time);
      taken += 1;
    }
  }
  return { times, taken, uids: events.map(({ uid }) => uid) };
}

function* reading(text: string, window: BusyWindow): Steps<BusyTimes | undefined> {
  const calendars = (yield* readComponents(text)).filter(({ name }) => name === 'VCALENDAR');
  if (calendars.length === 0) return undefined;
  const effort = { left: EFFORT };
  const skips = new Skips();
  const found: OfCalendar[] = [];
  for (const calendar of calendars) found.push(yield* ofCalendar(calendar, window, effort, skips));
  return {
    times: found.flatMap(({ times }) => times),
    events: found.reduce((sum, { taken }) => sum + taken, 0),
    uids: [...new Set(found.flatMap(({ uids }) => uids))],
    skipped: skips.list(),
  };
}

/** Milliseconds of reading per turn of the event loop. A request with 30 statements waits for as many turns. */
const TURN_MS = 2;

/**
 * Returns when an iCalendar text makes its owner busy between two instants.
 * Returns undefined for a text that is not a calendar. Reads nothing but times. Other requests are answered between the
 * turns. Concurrent calendars take turns, except inside a transaction, because other work may be waiting for it. Throws
 * `HeavyCalendarError` for a calendar that takes too long.
 */
export async function readBusyTimes(
  text: string,
  window: BusyWindow,
  { insideTransaction = false } = {},
): Promise<BusyTimes | undefined> {
  const steps = reading(text, window);
  const turn = async () => {
    await yieldToRequests();
    const until = performance.now() + TURN_MS;
    for (;;) {
      const step = steps.next();
      if (step.done || performance.now() >= until) return step;
    }
  };
  for (;;) {
    const step = await (insideTransaction ? turn() : inTurn(turn));
    if (step.done) return step.value;
  }
}
