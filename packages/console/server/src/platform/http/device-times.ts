import { CLOCK_HEADER } from '@careline/core/internal/clock';

const DAY_SECONDS = 86_400;
/** Clocks that differ by less are the same: a request takes its time. */
const SAME_SECONDS = 60;
/** An act of now that is dated so long ago was dated by a wrong clock, and did not only wait for an answer. */
const ACT_SECONDS = 600;
/** No save waits for longer on a device: what was written before was written with a wrong clock. */
const WAITED_SECONDS = 31 * DAY_SECONDS;
/** What a device dates within an hour of its own "now" is meant as now; anything else was typed by a person. */
const MEANT_AS_NOW_SECONDS = 3_600;

/** Times that a device reads from its clock, where the record beside them says when it was written. */
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
  /** Read from a person's device, and no history of a measuring device. */
  readonly isManual: boolean;
}

/** When the device wrote a record, by its own clock. */
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

/** What is known of a request and its body. */
export interface DeviceDated {
  readonly endpoint: string;
  readonly body: unknown;
  /** Unix seconds. */
  readonly now: number;
  /** Unix seconds by the clock that dated the body, as the client says with `Careline-Clock`. */
  readonly deviceNow?: number | undefined;
}

/**
 * Seconds from the device's clock to the server's; 0 where they agree or it is not known. Without the client's word a
 * device is known to be wrong when it wrote in the future, or longer ago than anything waits.
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

/** The same body with the device's "now" as the server's; times that a person typed stay. */
export function shifted(value: unknown, shift: number): unknown {
  if (shift === 0) return value;
  if (Array.isArray(value)) return value.map((one) => shifted(one, shift));
  return isFields(value) ? shiftedFields(value, shift) : value;
}

/** Unix seconds of `Careline-Clock`; undefined without one, and for what is no time. */
export function readDeviceClock(headers: Readonly<Record<string, string>>): number | undefined {
  const given = headers[CLOCK_HEADER.toLowerCase()]?.trim() ?? '';
  return /^\d{1,11}$/.test(given) ? Number(given) : undefined;
}
