import { WEBHOOK_EVENTS } from '@careline/core/internal/administration';
import { PARTNER_SCOPES } from '@careline/core/internal/navigation';
import type { Kysely, Transaction } from 'kysely';
import { DEMO_EPOCH, DEMO_FACILITIES, DEMO_ORGANISATION } from '../demo/demo-organisation.ts';
import { insertMissing } from '../demo/insert-missing.ts';
import { seededUuid } from '../demo/seeded-uuid.ts';
import { partnerKeyHash } from '../partners/partners.ts';
import { closeSecret, openWebhookSeal } from '../partners/webhooks/webhook-secrets.ts';
import type { Schema } from '../platform/database/schema.ts';

/**
 * Default ports of development servers: Next, Vite and its preview, Angular, Astro, Live Server, Storybook, Vue CLI,
 * notebooks and others. Pages on these ports of this machine may use the sandbox.
 */
export const DEVELOPMENT_PORTS: readonly number[] = [
  3000, 3001, 4173, 4200, 4321, 5000, 5173, 5174, 5500, 6006, 8000, 8080, 8888,
];

const KEY = 'careline_sandbox_key_for_local_development_only';
const SHOWN_END = 4;

/** The partner of every sandbox. Its key is public, but only grants access to demo people on this machine. */
export const SANDBOX_PARTNER = {
  clientId: seededUuid('partner/sandbox', DEMO_EPOCH),
  key: KEY,
  name: 'Sandbox hospital',
  webhookSecret: `whsec_${Buffer.from('careline sandbox, local use only').toString('base64')}`,
} as const;

/** Returns the pages that may use the sandbox. */
export const sandboxOrigins = (pagePort: number): readonly string[] =>
  [pagePort, ...DEVELOPMENT_PORTS].flatMap((port) => [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
  ]);

interface SandboxFacts {
  readonly origins: readonly string[];
  /** URL where the partner's server receives webhooks. */
  readonly webhooks: string;
  /** Unix seconds. */
  readonly now: number;
}

const WEBHOOK_ID = seededUuid('webhook/sandbox', DEMO_EPOCH);

/** Adds a webhook with every event, to the sandbox's server or to the one that a developer set. */
async function ensureWebhook(tx: Transaction<Schema>, { webhooks, now }: SandboxFacts): Promise<void> {
  const { clientId, webhookSecret } = SANDBOX_PARTNER;
  const facts = {
    url: webhooks,
    events: [...WEBHOOK_EVENTS],
    secret: closeSecret(await openWebhookSeal(tx), WEBHOOK_ID, webhookSecret),
    secret_end: webhookSecret.slice(-SHOWN_END),
    secret_made_at: now,
    paused_at: null,
    pause_reason: null,
    failing_since: null,
    updated_at: now,
  };
  await tx
    .insertInto('webhook')
    .values({ id: WEBHOOK_ID, partner_id: clientId, created_at: now, ...facts })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
    .execute();
}

/** Creates the partner, or resets it after an earlier sandbox changed it. */
export async function ensureSandboxPartner(tx: Transaction<Schema>, sandbox: SandboxFacts): Promise<void> {
  const { clientId, name } = SANDBOX_PARTNER;
  const { origins, now } = sandbox;
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
  await ensureWebhook(tx, sandbox);
}

/** Returns the partner's current pages. */
export async function readSandboxOrigins(db: Kysely<Schema>): Promise<readonly string[]> {
  const { origins } = await db
    .selectFrom('partner')
    .select('origins')
    .where('id', '=', SANDBOX_PARTNER.clientId)
    .executeTakeFirstOrThrow();
  return origins;
}
