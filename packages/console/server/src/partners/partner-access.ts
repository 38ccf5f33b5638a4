import { isListedPage } from '@careline/core/internal/administration';
import { PARTNER_SCOPES } from '@careline/core/internal/navigation';
import type { Kysely } from 'kysely';
import type { TokenPartner } from '../identity/tokens/tokens.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { readBackend } from './partner-backend.ts';

/** The use of a partner's token. */
export interface PartnerUse {
  readonly partner: TokenPartner;
  /** Set for the token of a partner's system: the account that gives it its rights. */
  readonly systemOf?: string | undefined;
  readonly organisationId: string;
  readonly facilityId: string;
  /** Origin of the calling page (RFC 6454); undefined if not a page, or of the same origin. */
  readonly page: string | undefined;
  /** Unix seconds. */
  readonly now: number;
}

const partnerAtFacility = (
  tx: Kysely<Schema>,
  { partner, organisationId, facilityId }: Omit<PartnerUse, 'page' | 'now'>,
) =>
  tx
    .selectFrom('partner')
    .leftJoin('partner_facility', (join) =>
      join
        .onRef('partner_facility.partner_id', '=', 'partner.id')
        .on('partner_facility.facility_id', '=', facilityId),
    )
    .select(['active', 'scopes', 'origins', 'partner_facility.facility_id as facilityId'])
    .select(['key_made_at', 'former_key_made_at', 'former_key_until'])
    .where('partner.id', '=', partner.partnerId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();

const invalid = (detail: string) =>
  new ProblemError('token-invalid', { detail, action: 'Ask for a new token, then send the request again.' });

/** Refuses the token of a system that was removed or registered again since. */
async function requireBackend(tx: Kysely<Schema>, { partner, systemOf }: PartnerUse): Promise<void> {
  if (systemOf === undefined) return;
  const backend = await readBackend(tx, partner.partnerId);
  if (backend?.staffId === systemOf && backend.changedAt <= partner.issuedAt) return;
  throw invalid('The registration of this system has changed.');
}

/**
 * Returns the scopes that a partner's token may use now. Deactivating the partner, a new key, or removing a page or
 * facility takes effect at the next request. Throws `token-invalid` and `facility-refused`.
 */
export async function partnerScopes(tx: Kysely<Schema>, use: PartnerUse): Promise<readonly string[]> {
  const { partner, page, now } = use;
  const row = await partnerAtFacility(tx, use);
  if (!row?.active) throw invalid('The partner of this token is not known, or switched off.');
  await requireBackend(tx, use);
  const isFormerGood = (row.former_key_until ?? 0) > now;
  const oldest = isFormerGood ? row.former_key_made_at : row.key_made_at;
  if (partner.issuedAt < (oldest ?? 0)) throw invalid('The token is older than the partner’s key.');
  if (row.facilityId === null) {
    throw new ProblemError('facility-refused', {
      detail: 'The facility of this token does not belong to the partner.',
      action: 'Request a token for another facility.',
    });
  }
  const isListed = (origin: string) => row.origins.some((listed) => isListedPage(listed, origin));
  // The page the token was issued for. A token without one is valid on each of the partner's pages.
  const meant = partner.origin ?? page;
  const elsewhere = meant !== undefined && (!isListed(meant) || (page !== undefined && page !== meant));
  if (elsewhere) throw invalid('The token is for a different page.');
  return row.scopes.filter((scope) => PARTNER_SCOPES.includes(scope));
}
