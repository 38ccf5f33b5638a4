import { createHmac, timingSafeEqual } from 'node:crypto';
import { expect, it } from 'vitest';
import { newWebhookSecret, webhookHeaders } from './sign-webhook.ts';

it('signs like the libraries of Standard Webhooks', () => {
  // The test vector of the specification's own tests.
  const content = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  };
  expect(webhookHeaders(content, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('signs with each of two secrets', () => {
  const secrets = [newWebhookSecret(), newWebhookSecret()];
  expect(secrets[0]).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const header = webhookHeaders({ id: 'a', timestamp: 1, body: '{}' }, secrets)['webhook-signature'];
  const signatures = header.split(' ').map((one) => Buffer.from(one.replace('v1,', ''), 'base64'));
  const wanted = secrets.map((secret) =>
    createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update('a.1.{}')
      .digest(),
  );
  expect(signatures.map((one, index) => timingSafeEqual(one, wanted[index] ?? Buffer.alloc(32)))).toEqual([
    true,
    true,
  ]);
});
