/** Request id in requests and responses: a UUID made by the client, also in the server's log and audit. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

const PATTERN = 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx';

/**
 * Returns a version 4 UUID (RFC 9562) for `X-Request-Id`. `crypto.randomUUID` is missing on pages without HTTPS, such
 * as intranet pages with elements.
 */
export function newRequestId(): string {
  const digits = crypto.getRandomValues(new Uint8Array(PATTERN.length));
  return PATTERN.replace(/x/g, (_, index: number) => ((digits[index] ?? 0) & 15).toString(16));
}
