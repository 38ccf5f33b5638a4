import { TOKEN_EXCHANGE } from '@careline/core/internal/identity';
import { partnerKeyHash } from '../../src/partners/partners.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import type { TestServer } from '../test-server.ts';

export const PORTAL = 'https://portal.example';

export interface NewPartner {
  readonly issuer?: string;
  readonly audience?: string;
  readonly origins?: readonly string[];
  readonly scopes?: readonly string[];
  readonly facilityIds?: readonly string[];
  readonly organisationId?: string;
}

export interface TestPartner {
  readonly partnerId: string;
  readonly key: string;
}

/** Adds a partner at the server's organisation and first facility. It has a key unless it has an issuer. */
export async function addPartner(server: TestServer, wanted: NewPartner = {}): Promise<TestPartner> {
  const id = newId();
  const key = `careline_${id}`;
  const { issuer = null, audience = null, origins = [PORTAL], scopes = ['prohealth', 'search'] } = wanted;
  const proof = issuer === null ? { key_hash: partnerKeyHash(key), key_end: 'end', key_made_at: 1 } : {};
  await server.db
    .insertInto('partner')
    .values({
      id,
      organisation_id: wanted.organisationId ?? server.organisationId,
      name: `Partner ${id}`,
      issuer,
      audience,
      origins: [...origins],
      scopes: [...scopes],
      created_at: 1,
      updated_at: 1,
      ...proof,
    })
    .execute();
  const places = (wanted.facilityIds ?? [server.facilityId]).map((facility_id) => ({
    partner_id: id,
    facility_id,
  }));
  await server.db.insertInto('partner_facility').values(places).execute();
  return { partnerId: id, key };
}

export type Form = Readonly<Record<string, string>>;

export const basic = (clientId: string, clientSecret: string): Form => ({
  authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
});

/** Requests a token with these parameters. `headers` identify the caller and its page. */
export async function askToken(server: TestServer, form: Form, headers: Form = {}) {
  const response = await server.fetch('/api/tokenExchange', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ grant_type: TOKEN_EXCHANGE.grantType, ...form }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: answers and refusals have different members
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}

/** Requests a user's token as a partner with a key. */
export const vouch = (
  server: TestServer,
  { partnerId, key }: TestPartner,
  subject: string,
  more: Form = {},
) =>
  askToken(
    server,
    { subject_token_type: TOKEN_EXCHANGE.staffSubject, subject_token: subject, ...more },
    basic(partnerId, key),
  );
