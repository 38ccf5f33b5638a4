/** Maximum wait, for servers and proxies with a wrong clock. */
const MAX_WAIT_MS = 60 * 60_000;

/** The format of RFC 9110 5.6.7. `Date.parse` alone accepts many other texts. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const readHttpDate = (text: string): number => (HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN);

function askedMs(text: string, sentAt: number): number {
  return /^\d+$/.test(text) ? Number(text) * 1000 : readHttpDate(text) - sentAt;
}

/**
 * Returns the wait of a response (`Retry-After`, RFC 9110 10.2.3: seconds or an HTTP date) in milliseconds, 0 to an
 * hour; undefined if absent or unreadable.
 * A date counts from the response's `Date`, because local clocks can be wrong; without one from `now` (milliseconds
 * since 1970).
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const sentAt = readHttpDate(headers.get('date')?.trim() ?? '');
  const text = headers.get('retry-after')?.trim() ?? '';
  const asked = askedMs(text, Number.isNaN(sentAt) ? now : sentAt);
  return Number.isNaN(asked) ? undefined : Math.min(MAX_WAIT_MS, Math.max(0, asked));
}
