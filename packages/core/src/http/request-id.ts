/** The request's id, in requests and replies: made by the client, a UUID; the server's log and audit have it. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

const PATTERN = 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx';

/**
 * A UUID of version 4 (RFC 9562) for `X-Request-Id`. By hand, because `crypto.randomUUID` is missing on pages without
 * HTTPS, as where elements stand in an intranet.
 */
export function newRequestId(): string {
  const digits = crypto.getRandomValues(new Uint8Array(PATTERN.length));
  return PATTERN.replace(/x/g, (_, index: number) => ((digits[index] ?? 0) & 15).toString(16));
}
