import { CLOCK_HEADER } from '@careline/core/internal/clock';

const DAY_SECONDS = 86_400;
/** Clocks that differ by less count as equal, because a request takes time. */
const SAME_SECONDS = 60;
/** An immediate action with an older date comes from a wrong clock; it cannot have waited this long for an answer. */
const ACT_SECONDS = 600;
/** No save waits longer on a device, so an older date comes from a wrong clock. */
const WAITED_SECONDS = 31 * DAY_SECONDS;
/** A time within an hour of the device's "now" means now. Any other time was typed by a person. */
const MEANT_AS_NOW_SECONDS = 3_600;

/** Times that a device reads from its clock, in records that also say when they were written. */
const DEVICE_TIMES = new Set([
  'at',
  'collectedAt',
  'endedAt',
  'givenAt',
  'reportedAt',
  'startedAt',
  'timestamp',
]);

/** Endpoints that never wait on a device: what they store begins when it is sent. */
const ACTS_OF_NOW = new Set(['routine/dial']);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Written {
  readonly at: number;
  /** Entered by a person on the device, and not read from a measuring device's history. */
  readonly isManual: boolean;
}

/** Returns when the device wrote a record, by its own clock. */
function writtenOf({ metaInfo, givenAt }: Fields): Written | undefined {
  if (isFields(metaInfo) && typeof metaInfo.updatedAt === 'number')
    return { at: metaInfo.updatedAt, isManual: metaInfo.source === 'manual' };
  return typeof givenAt === 'number' ? { at: givenAt, isManual: true } : undefined;
}

function allWritten(value: unknown): readonly Written[] {
  if (Array.isArray(value)) return value.flatMap(allWritten);
  if (!isFields(value)) return [];
  const own = writtenOf(value);
  return [...(own ? [own] : []), ...Object.values(value).flatMap(allWritten)];
}

/** A request's endpoint, times and body. */
export interface DeviceDated {
  readonly endpoint: string;
  readonly body: unknown;
  /** Unix seconds. */
  readonly now: number;
  /** Unix seconds by the clock that dated the body, from the header `Careline-Clock`. */
  readonly deviceNow?: number | undefined;
}

/**
 * Returns the seconds to add to a device's times, or 0 if its clock is right or unknown. Without the header, a clock is
 * known to be wrong if it dated a record in the future, or longer ago than anything waits.
 */
export function clockShift({ endpoint, body, now, deviceNow }: DeviceDated): number {
  const written = allWritten(body);
  const newest = Math.max(...written.map(({ at }) => at));
  if (written.length > 0 && newest > now + SAME_SECONDS) return now - newest;
  const byClient = deviceNow === undefined ? 0 : now - deviceNow;
  if (Math.abs(byClient) > SAME_SECONDS) return byClient;
  if (written.length === 0) return 0;
  const isNow = ACTS_OF_NOW.has(endpoint) || (isFields(body) && body.unlessOpen === true);
  if (isNow && now - newest > ACT_SECONDS) return now - newest;
  const newestByHand = Math.max(...written.filter(({ isManual }) => isManual).map(({ at }) => at));
  return Number.isFinite(newestByHand) && now - newestByHand > WAITED_SECONDS ? now - newestByHand : 0;
}

function shiftedFields(fields: Fields, shift: number): Fields {
  const written = writtenOf(fields)?.at;
  const isNow = (value: unknown): value is number =>
    written !== undefined && typeof value === 'number' && Math.abs(value - written) <= MEANT_AS_NOW_SECONDS;
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      if (DEVICE_TIMES.has(key) && isNow(value)) return [key, value + shift];
      if (key === 'metaInfo' && isFields(value) && typeof value.updatedAt === 'number')
        return [key, { ...value, updatedAt: value.updatedAt + shift }];
      return [key, shifted(value, shift)];
    }),
  );
}

/** Moves the device's "now" in a body to the server's. Times typed by a person stay. */
export function shifted(value: unknown, shift: number): unknown {
  if (shift === 0) return value;
  if (Array.isArray(value)) return value.map((one) => shifted(one, shift));
  return isFields(value) ? shiftedFields(value, shift) : value;
}

/** Returns the unix seconds of `Careline-Clock`, or undefined if it is missing or not a time. */
export function readDeviceClock(headers: Readonly<Record<string, string>>): number | undefined {
  const given = headers[CLOCK_HEADER.toLowerCase()]?.trim() ?? '';
  return /^\d{1,11}$/.test(given) ? Number(given) : undefined;
}
