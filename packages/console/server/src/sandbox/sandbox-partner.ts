import { PARTNER_SCOPES } from '@careline/core/navigation';
import type { Transaction } from 'kysely';
import { DEMO_EPOCH, DEMO_FACILITIES, DEMO_ORGANISATION } from '../demo/demo-organisation.ts';
import { insertMissing } from '../demo/insert-missing.ts';
import { seededUuid } from '../demo/seeded-random.ts';
import { partnerKeyHash } from '../partners/partners.ts';
import type { Schema } from '../platform/database/schema.ts';

const KEY = 'careline_sandbox_key_for_local_development_only';
const SHOWN_END = 4;

/** The partner of every sandbox. Its key is known to everybody who reads this: it opens demo people on this machine alone. */
export const SANDBOX_PARTNER = {
  clientId: seededUuid('partner/sandbox', DEMO_EPOCH),
  key: KEY,
  name: 'Sandbox hospital',
} as const;

/** Where development servers listen unless told otherwise: Next, Vite and its preview, Angular, Astro, Vue CLI and others. */
const DEVELOPMENT_PORTS = [3000, 3001, 4173, 4200, 4321, 5000, 5173, 5174, 8000, 8080];

/** Pages that may use the sandbox. */
export const sandboxOrigins = (pagePort: number): readonly string[] =>
  [pagePort, ...DEVELOPMENT_PORTS].flatMap((port) => [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
  ]);

/** Makes the partner, or makes it again what it was: whatever an earlier sandbox did with it. `now` in unix seconds. */
export async function ensureSandboxPartner(
  tx: Transaction<Schema>,
  { origins, now }: { readonly origins: readonly string[]; readonly now: number },
): Promise<void> {
  const { clientId, name } = SANDBOX_PARTNER;
  const facts = {
    name,
    issuer: null,
    audience: null,
    key_hash: partnerKeyHash(KEY),
    key_end: KEY.slice(-SHOWN_END),
    key_made_at: now,
    origins: [...origins],
    scopes: [...PARTNER_SCOPES],
    active: true,
    updated_at: now,
  };
  await tx
    .insertInto('partner')
    .values({ id: clientId, organisation_id: DEMO_ORGANISATION.id, created_at: now, ...facts })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
    .execute();
  const facilities = DEMO_FACILITIES.map(({ id }, position) => ({
    partner_id: clientId,
    facility_id: id,
    position,
  }));
  await insertMissing(tx, 'partner_facility', facilities);
}
