/** A server, or a proxy with a wrong clock, may not hold work back for longer than this. */
const LONGEST_MS = 60 * 60_000;

/** The form RFC 9110 5.6.7 asks senders for; `Date.parse` alone would take many a sentence for a date. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const readHttpDate = (text: string): number => (HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN);

function askedMs(text: string, sentAt: number): number {
  return /^\d+$/.test(text) ? Number(text) * 1000 : readHttpDate(text) - sentAt;
}

/**
 * How long a reply asks to wait (`Retry-After`, RFC 9110 10.2.3: seconds or an HTTP date), in milliseconds from 0 to an
 * hour; undefined where it does not say or cannot be read. A date is counted from the reply's own `Date`, because the
 * clock of a desk may be wrong; from `now` (milliseconds since 1970) without one.
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const sentAt = readHttpDate(headers.get('date')?.trim() ?? '');
  const text = headers.get('retry-after')?.trim() ?? '';
  const asked = askedMs(text, Number.isNaN(sentAt) ? now : sentAt);
  return Number.isNaN(asked) ? undefined : Math.min(LONGEST_MS, Math.max(0, asked));
}
