import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type MetricsSettings, requireReader } from './metrics-page.ts';

const TOKEN = 'a-token-of-enough-letters';
const OWN = { origin: 'http://localhost:4400', trustedProxies: 0, metricsToken: undefined };

interface Asked {
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function answer(
  settings: Partial<MetricsSettings>,
  { from = '127.0.0.1', headers = {} }: Asked = {},
): string {
  const request = { headers: { host: 'localhost:4400', ...headers }, socket: { remoteAddress: from } };
  try {
    requireReader(request as unknown as IncomingMessage, { ...OWN, ...settings });
    return 'figures';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('metrics without a token in the settings', () => {
  it.each([
    ['a program here', {}],
    ['a program here, over IPv6', { from: '::1' }],
    ['a program here, over both', { from: '::ffff:127.0.0.1', headers: { host: '127.0.0.1:4400' } }],
  ])('are shown to %s', (_, asked) => {
    expect(answer({}, asked)).toBe('figures');
  });

  it.each([
    ['another machine', {}, { from: '10.0.0.7' }],
    ['who comes through a proxy that says so', {}, { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['who says to be this machine', {}, { from: '10.0.0.7', headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['who names another host', {}, { headers: { host: 'portal.example' } }],
    ['anybody where a proxy is trusted', { trustedProxies: 1 }, {}],
    ['anybody where HTTPS is spoken, by a proxy', { origin: 'https://c.example' }, {}],
    ['who brings any token', {}, { from: '10.0.0.7', headers: { authorization: 'Bearer x' } }],
  ])('are not found for %s', (_, settings, asked) => {
    expect(answer(settings, asked)).toBe('not-found');
  });
});

describe('metrics with a token in the settings', () => {
  const bearer = (token: string) => ({ from: '10.0.0.7', headers: { authorization: `Bearer ${token}` } });

  it.each([
    ['who has it', bearer(TOKEN), 'figures'],
    ['who has none, here as anywhere', {}, 'token-missing'],
    ['who has another', bearer('a-token-of-other-letters!'), 'token-invalid'],
    ['who has the beginning', bearer(TOKEN.slice(0, -1)), 'token-invalid'],
    ['who has more', bearer(`${TOKEN}x`), 'token-invalid'],
  ])('answer %s', (_, asked, expected) => {
    expect(answer({ metricsToken: TOKEN, trustedProxies: 1 }, asked)).toBe(expected);
  });
});
