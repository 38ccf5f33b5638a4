/** Making one costs more than asking it ten thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: string) => Number(parts.get(type as Intl.DateTimeFormatPartTypes));
  const year = String(parts.get('era')).startsWith('B') ? 1 - part('year') : part('year');
  const local = new Date(0);
  local.setUTCFullYear(year, part('month') - 1, part('day'));
  local.setUTCHours(part('hour'), part('minute'), part('second'));
  return local.getTime() - Math.floor(instant / 1000) * 1000;
}

/** The first second of the day that begins at `utc` (milliseconds) where clocks show UTC. */
function zonedStart(utc: number, timeZone: string): number {
  const first = utc - offsetAt(utc, timeZone);
  // The offset may have changed between the two instants, as on the day clocks are put forward.
  return Math.floor((utc - offsetAt(first, timeZone)) / 1000);
}

const utcStart = (date: string) => Date.parse(`${date}T00:00:00Z`);
const DAY_MS = 86_400_000;

/** The first second of a calendar day (YYYY-MM-DD) in a zone, in unix seconds. */
export function startOfDay(date: string, timeZone: string): number {
  return zonedStart(utcStart(date), timeZone);
}

/** The first second after a calendar day in a zone, in unix seconds. */
export function endOfDay(date: string, timeZone: string): number {
  return zonedStart(utcStart(date) + DAY_MS, timeZone);
}

/** The calendar day (YYYY-MM-DD) of an instant in a zone. */
export function dayOf(seconds: number, timeZone: string): string {
  const instant = seconds * 1000;
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 10);
}
