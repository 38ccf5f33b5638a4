import { isLocal } from './partner-address.ts';

/**
 * The address of a webhook as URLs are written: `https`, or `http` on the own machine for a developer, without a user and a
 * fragment; undefined for any other text.
 */
export function readWebhookAddress(text: string): string | undefined {
  const address = text.trim();
  if (!URL.canParse(address) || address.includes('#')) return undefined;
  const url = new URL(address);
  if (url.username || url.password) return undefined;
  return url.protocol === 'https:' || isLocal(url) ? url.href : undefined;
}
