import { lookup as resolve } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPermittedAddress, type WebhookReach } from './permitted-address.ts';

/** A name or an address that webhooks must not be sent to. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
  readonly code = 'address-refused';
}

/** Connects to exactly the addresses that were checked, so that a name cannot resolve differently in between. */
export const permittedLookup =
  (reach: WebhookReach): LookupFunction =>
  (hostname, { all, family, hints }, done) => {
    const asked = {
      all: true,
      ...(family !== undefined && { family }),
      ...(hints !== undefined && { hints }),
    };
    resolve(hostname, asked as { all: true }).then(
      (found) => {
        const [first] = found;
        if (!first || found.some(({ address }) => !isPermittedAddress(address, reach))) {
          done(new AddressRefusedError(), '');
        } else if (all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error) => done(error, ''),
    );
  };
