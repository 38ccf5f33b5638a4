import type { InputFault } from '../access/entry.ts';
import { isPermittedAddress, literalAddress, type WebhookReach } from './permitted-address.ts';
import { isPermittedUrl } from './permitted-fetch.ts';

/**
 * Returns what is wrong with an address that a person saves and this server asks later. Names are looked up when it is asked:
 * only what the address itself contains is refused here.
 */
export function addressFaults(path: string, text: string, reach: WebhookReach): InputFault[] {
  const url = new URL(text);
  if (isPermittedUrl(url, reach)) return [];
  const literal = url.hostname === 'localhost' ? '127.0.0.1' : literalAddress(url);
  const leadsInside = literal !== undefined && !isPermittedAddress(literal, reach);
  return [
    {
      path,
      message: leadsInside
        ? 'must not lead to this machine or into a private network'
        : 'must begin with https://',
    },
  ];
}
