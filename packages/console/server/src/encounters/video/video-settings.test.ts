import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { iceServersOf, meetingAddress } from './video-settings.ts';

const NOW = 1_760_000_123;
const NAMED = { name: 'patient-1', now: NOW };

describe('the ICE servers of browsers', () => {
  it.each([
    ['nothing is set', [], undefined, []],
    ['a STUN server', ['stun:stun.example'], undefined, [{ urls: ['stun:stun.example'] }]],
    ['a relay without its secret is left out', ['turn:turn.example'], undefined, []],
  ])('%s', (_, addresses, secret, servers) => {
    expect(iceServersOf(addresses, secret, NAMED)).toEqual(servers);
  });

  it('relay credentials expire, and match coturn’s scheme', () => {
    const [relay] = iceServersOf(['turn:turn.example', 'turns:turn.example'], 'a-shared-secret', NAMED);
    const username = `${NOW + 4 * 3600}:patient-1`;
    const credential = createHmac('sha1', 'a-shared-secret').update(username).digest('base64');
    expect(relay).toEqual({ urls: ['turn:turn.example', 'turns:turn.example'], username, credential });
  });
});

describe('a meeting at a self-hosted provider', () => {
  const provider = {
    url: 'https://meet.example/{room}?jwt={token}',
    secret: 'meeting-secret',
    appId: 'careline',
  };
  const guest = { encounterId: 'e1', party: 'patient', name: 'Patient', opensAt: 0, closesAt: 0 } as const;

  it('has a signed token for its room alone, for a quarter of an hour', () => {
    const address = new URL(meetingAddress(provider, guest, NOW));
    expect(`${address.origin}${address.pathname}`).toBe('https://meet.example/e1');
    const [head = '', claims = '', signature] = (address.searchParams.get('jwt') ?? '').split('.');
    const expected = createHmac('sha256', 'meeting-secret').update(`${head}.${claims}`).digest('base64url');
    expect(signature).toBe(expected);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      iss: 'careline',
      aud: 'careline',
      sub: 'meet.example',
      room: 'e1',
      iat: 1_760_000_100,
      nbf: 1_760_000_100,
      exp: 1_760_001_000,
      context: { user: { name: 'Patient', moderator: false } },
    });
  });

  it('keeps its address for some minutes', () => {
    expect(meetingAddress(provider, guest, NOW + 100)).toBe(meetingAddress(provider, guest, NOW));
  });
});
