import { createHmac, randomBytes } from 'node:crypto';

/** Standard Webhooks 1.0.0, symmetric signatures: 24 to 64 random bytes, in base64 behind a prefix. */
const PREFIX = 'whsec_';
const BYTES = 32;

export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(BYTES).toString('base64')}`;

export interface SignedContent {
  /** The same with every try. */
  readonly id: string;
  /** Of this try, in unix seconds. */
  readonly timestamp: number;
  readonly body: string;
}

function signature(secret: string, { id, timestamp, body }: SignedContent): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** The three headers, with a signature of each secret: whoever knows one of them can verify. */
export const webhookHeaders = (content: SignedContent, secrets: readonly string[]) => ({
  'webhook-id': content.id,
  'webhook-timestamp': String(content.timestamp),
  'webhook-signature': secrets.map((secret) => signature(secret, content)).join(' '),
});
