const formats = new Map<string, Intl.DateTimeFormat>();

/** Making an Intl format is a thousand times the work of using one. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    era: 'narrow',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** How far a zone's clocks are ahead of UTC at a moment, in seconds. */
function offsetAt(at: number, timeZone: string): number {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(at * 1000)) parts[type] = value;
  const wall = new Date(0);
  const year = parts.era === 'B' ? 1 - Number(parts.year) : Number(parts.year);
  wall.setUTCFullYear(year, Number(parts.month) - 1, Number(parts.day));
  wall.setUTCHours(Number(parts.hour), Number(parts.minute), Number(parts.second));
  return wall.getTime() / 1000 - at;
}

/**
 * The moment at which the clocks of a zone show a wall-clock time.
 * @param wall unix seconds as if the clock showed UTC
 */
export function zonedSeconds(wall: number, timeZone: string): number {
  const guess = wall - offsetAt(wall, timeZone);
  // Across a change of the clocks the offset at the guess is another one than at the wall time.
  return wall - offsetAt(guess, timeZone);
}
