import { CLOCK_HEADER } from '@careline/core/internal/clock';

/** Unix seconds of `Careline-Clock`; undefined without one, and for what is no time. */
export function readDeviceClock(headers: Readonly<Record<string, string>>): number | undefined {
  const given = headers[CLOCK_HEADER.toLowerCase()]?.trim() ?? '';
  return /^\d{1,11}$/.test(given) ? Number(given) : undefined;
}
