import { lookup as resolve } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPermittedAddress, type WebhookReach } from './permitted-address.ts';

/** A name or an address that leads where no webhook may go. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
  readonly code = 'address-refused';
}

/** The addresses that were looked at are those that are connected to: a name cannot become another one in between. */
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
