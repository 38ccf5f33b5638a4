const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns a webhook address in normal form; undefined for any other text.
 * Allows `https`, and `http` on the local machine, without user and fragment.
 */
export function readWebhookAddress(text: string): string | undefined {
  const address = text.trim();
  if (!URL.canParse(address) || address.includes('#')) return undefined;
  const url = new URL(address);
  if (url.username || url.password) return undefined;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
  return isSafe ? url.href : undefined;
}
