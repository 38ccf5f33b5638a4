import { randomUUID } from 'node:crypto';
import { addPartner, listFacilities } from '@careline/core/internal/administration';
import type { HttpClient } from '@careline/core/internal/http';
import type { PartnerClient } from './ask-for-token.ts';

export interface PartnerOptions {
  readonly origins: readonly string[];
  readonly scopes: readonly string[];
  /** Defaults to the whole organisation. */
  readonly facilityIds?: readonly string[];
}

/** Adds a partner with a key; `admin` is a client with the scope `settings`. */
export async function addPartnerFor(
  admin: HttpClient,
  { origins, scopes, facilityIds }: PartnerOptions,
): Promise<PartnerClient & { readonly partnerId: string; readonly facilityIds: readonly string[] }> {
  const all = facilityIds ?? (await admin.call(listFacilities)).data.map((facility) => facility.facilityId);
  const body = {
    name: `Portal ${randomUUID()}`,
    issuer: null,
    origins: [...origins],
    scopes: [...scopes],
    facilityIds: [...all],
  };
  const { data, key } = await admin.call(addPartner, { body, idempotencyKey: randomUUID() });
  if (key === null) throw new Error('The partner was given no key');
  return { clientId: data.partnerId, clientSecret: key, partnerId: data.partnerId, facilityIds: all };
}
