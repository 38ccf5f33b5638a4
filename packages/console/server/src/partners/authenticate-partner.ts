import { timingSafeEqual } from 'node:crypto';
import { isUuid } from '@careline/core/internal/http';
import { PARTNER_SCOPES } from '@careline/core/internal/navigation';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { ClientCredentials } from './client-credentials.ts';
import { OAuthError } from './oauth-error.ts';
import { partnerKeyHash } from './partners.ts';

/** An identified partner. One with an issuer must still prove itself with an ID token. */
export interface PartnerClient {
  readonly partnerId: string;
  readonly organisationId: string;
  readonly issuer: string | null;
  /** Required audience of the issuer's ID tokens. By default the partner's id. */
  readonly audience: string;
  readonly origins: readonly string[];
  readonly facilityIds: readonly string[];
  readonly scopes: readonly string[];
}

/** A known client that was refused, for the audit. */
export class RefusedClient extends OAuthError {
  readonly client: Pick<PartnerClient, 'partnerId' | 'organisationId'>;

  constructor(client: RefusedClient['client'], description: string) {
    super('invalid_client', description);
    this.client = client;
  }
}

const readPartner = (db: Kysely<Schema>, partnerId: string) =>
  db
    .selectFrom('partner as p')
    .select(['p.id', 'p.organisation_id', 'p.issuer', 'p.audience', 'p.key_hash', 'p.origins', 'p.scopes'])
    .select(['p.active', 'p.former_key_hash', 'p.former_key_until'])
    .select((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom('partner_facility as l')
            .select(({ fn }) => fn.agg<string[]>('array_agg', ['l.facility_id']).as('ids'))
            .whereRef('l.partner_id', '=', 'p.id'),
          eb.val<string[]>([]),
        )
        .as('facilityIds'),
    )
    .where('p.id', '=', partnerId)
    .executeTakeFirst();

interface Keys {
  readonly key_hash: string | null;
  readonly former_key_hash: string | null;
  readonly former_key_until: number | null;
}

/**
 * Returns the hashes of the keys that are valid at a time: two during a key change, none for a partner with an issuer.
 */
const keysAt = ({ key_hash, former_key_hash, former_key_until }: Keys, now: number): readonly string[] =>
  [key_hash, (former_key_until ?? 0) > now ? former_key_hash : null].filter((hash) => hash !== null);

type PartnerRow = NonNullable<Awaited<ReturnType<typeof readPartner>>>;

function toClient(row: PartnerRow): PartnerClient {
  const { id: partnerId, organisation_id: organisationId, issuer, origins, facilityIds } = row;
  const scopes = row.scopes.filter((scope) => PARTNER_SCOPES.includes(scope));
  const audience = row.audience ?? partnerId;
  return { partnerId, organisationId, issuer, audience, origins, facilityIds, scopes };
}

/** Returns a partner that has not proved anything yet, and whether it is switched on. */
export async function readClient(db: Kysely<Schema>, partnerId: string) {
  const row = await readPartner(db, partnerId);
  return row && { client: toClient(row), active: row.active };
}

/** Both are hexadecimal SHA-256. */
const isKey = (hash: string, key: string): boolean =>
  timingSafeEqual(Buffer.from(hash), Buffer.from(partnerKeyHash(key)));

/**
 * Returns the partner with these credentials: by its key, or by its id alone if it has an issuer.
 * Throws `invalid_client` with the same text for an unknown client and a wrong key. `now` is in unix seconds.
 */
export async function authenticatePartner(
  db: Kysely<Schema>,
  { clientId, clientSecret }: ClientCredentials,
  now: number,
): Promise<PartnerClient> {
  const unknown = 'The client is not known, or its secret is wrong.';
  const row = isUuid(clientId) ? await readPartner(db, clientId) : undefined;
  if (!row) throw new OAuthError('invalid_client', unknown);
  const client = toClient(row);
  const isKnown = clientSecret !== undefined && keysAt(row, now).some((hash) => isKey(hash, clientSecret));
  if (row.key_hash !== null && !isKnown) throw new RefusedClient(client, unknown);
  if (row.key_hash === null && clientSecret !== undefined) {
    throw new RefusedClient(client, 'This partner has no secret: its ID token is the proof.');
  }
  if (!row.active) throw new RefusedClient(client, 'The partner is switched off.');
  return client;
}
