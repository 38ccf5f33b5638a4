import { createHmac, randomBytes } from 'node:crypto';

/** Standard Webhooks 1.0.0, symmetric signatures: 24 to 64 random bytes in base64 after a prefix. */
const PREFIX = 'whsec_';
const BYTES = 32;

export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(BYTES).toString('base64')}`;

export interface SignedContent {
  /** The same for every attempt. */
  readonly id: string;
  /** Time of this attempt, in unix seconds. */
  readonly timestamp: number;
  readonly body: string;
}

function signature(secret: string, { id, timestamp, body }: SignedContent): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Returns the three headers with one signature per secret, so that any of the secrets can verify them. */
export const webhookHeaders = (content: SignedContent, secrets: readonly string[]) => ({
  'webhook-id': content.id,
  'webhook-timestamp': String(content.timestamp),
  'webhook-signature': secrets.map((secret) => signature(secret, content)).join(' '),
});
