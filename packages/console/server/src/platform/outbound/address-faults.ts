import type { InputFault } from '../access/entry.ts';
import { isPermittedAddress, literalAddress, type WebhookReach } from './permitted-address.ts';
import { isPermittedUrl } from './permitted-fetch.ts';

/**
 * Returns what is wrong with a URL that this server will call later. Names are resolved at that time, so this only
 * checks what the URL itself contains.
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
