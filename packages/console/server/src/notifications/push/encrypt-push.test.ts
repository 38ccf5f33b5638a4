import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decryptPush } from '../../../test/push-service.ts';
import { encryptPush, MAX_PUSH_BYTES } from './encrypt-push.ts';
import { keysOf, pushAuthorization } from './push-keys.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  browser: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  browserKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  secrets: {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  },
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('the encryption of a message', () => {
  it('is that of the standard', () => {
    const body = encryptPush(EXAMPLE.text, EXAMPLE.browser, EXAMPLE.secrets);
    expect(body.toString('base64url')).toBe(EXAMPLE.body);
  });

  it('differs each time, and the browser can read it', () => {
    const longest = 'द'.repeat(Math.floor(MAX_PUSH_BYTES / 3));
    const [one, other] = [encryptPush(longest, EXAMPLE.browser), encryptPush(longest, EXAMPLE.browser)];
    expect(one.equals(other)).toBe(false);
    expect(one.length).toBeLessThanOrEqual(4096);
    const keys = { privateKey: bytes(EXAMPLE.browserKey), auth: bytes(EXAMPLE.browser.auth) };
    expect(decryptPush(one, keys)).toBe(longest);
  });

  it.each([
    ['a message that is too long', 'x'.repeat(MAX_PUSH_BYTES + 1), EXAMPLE.browser.p256dh],
    ['a key that is no point of the curve', 'x', `B${'A'.repeat(86)}`],
  ])('refuses %s', (_, text, p256dh) => {
    expect(() => encryptPush(text, { ...EXAMPLE.browser, p256dh })).toThrow();
  });
});

describe('the authorization at a push service', () => {
  const secret = Buffer.alloc(32, 7).toString('base64url');

  it('is signed by the key that it names, for the service and half a day', () => {
    const endpoint = 'https://push.example:8443/send/abc';
    const header = pushAuthorization(keysOf(secret), {
      endpoint,
      contact: 'mailto:it@clinic.example',
      now: 1_000,
    });
    const [, head = '', claims = '', signature = '', publicKey = ''] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
    expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(JSON.parse(bytes(claims).toString())).toEqual({
      aud: 'https://push.example:8443',
      exp: 1_000 + 43_200,
      sub: 'mailto:it@clinic.example',
    });
    const point = bytes(publicKey);
    expect([point.length, point[0]]).toEqual([65, 4]);
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key, dsaEncoding: 'ieee-p1363' },
      bytes(signature),
    );
    expect(isSigned).toBe(true);
  });

  it('has the same key for the same secret, and another for another', () => {
    expect(keysOf(secret).publicKey).toBe(keysOf(secret).publicKey);
    expect(keysOf(Buffer.alloc(32, 8).toString('base64url')).publicKey).not.toBe(keysOf(secret).publicKey);
  });
});
