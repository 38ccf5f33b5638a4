/** Caches offsets of IANA time zones per zone and day, because formatting with Intl is about twenty times slower. */
const DAY_MS = 86_400_000;
/** Enough for a century of birth dates. When full, the cache is cleared. */
const MAX_DAYS = 40_000;

const OFFSET = /GMT(?:([+-])(\d{1,2})(?::(\d{2}))?(?::(\d{2}))?)?$/;

class ZoneOffsets {
  readonly #format: Intl.DateTimeFormat;
  readonly #days = new Map<number, number>();
  #lastDay = Number.NaN;
  #lastOffset = Number.NaN;

  constructor(timeZone: string) {
    this.#format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  }

  at(ms: number): number {
    const day = Math.floor(ms / DAY_MS);
    if (day !== this.#lastDay) {
      this.#lastOffset = this.#ofDay(day);
      this.#lastDay = day;
    }
    return Number.isNaN(this.#lastOffset) ? this.#ask(ms) : this.#lastOffset;
  }

  /** Returns the offset of a whole UTC day; NaN if clocks change that day. */
  #ofDay(day: number): number {
    const known = this.#days.get(day);
    if (known !== undefined) return known;
    const first = this.#ask(day * DAY_MS);
    const offset = first === this.#ask((day + 1) * DAY_MS) ? first : Number.NaN;
    if (this.#days.size >= MAX_DAYS) this.#days.clear();
    this.#days.set(day, offset);
    return offset;
  }

  #ask(ms: number): number {
    const [, sign, hours = '0', minutes = '0', seconds = '0'] = OFFSET.exec(this.#format.format(ms)) ?? [];
    const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
    return sign === '-' ? -size : size;
  }
}

const zones = new Map<string, ZoneOffsets | undefined>();

function zoneOf(timeZone: string): ZoneOffsets | undefined {
  if (zones.has(timeZone)) return zones.get(timeZone);
  let zone: ZoneOffsets | undefined;
  try {
    zone = new ZoneOffsets(timeZone);
  } catch {
    // Intl rejects unknown zones; callers treat the result as an unreadable time.
  }
  zones.set(timeZone, zone);
  return zone;
}

/** Last instant whose whole day fits in a Date. */
const MAX_MS = 8_639_900_000_000_000;

/** Returns the milliseconds to add to UTC for local time; NaN for an unknown zone or an invalid instant. */
export function zoneOffset(ms: number, timeZone: string): number {
  if (!(Math.abs(ms) <= MAX_MS)) return Number.NaN;
  return zoneOf(timeZone)?.at(ms) ?? Number.NaN;
}
