import { describe, expect, it } from 'vitest';
import { newTotpSecret, totpAddress, totpCode, totpDigits, totpStep } from './totp-code.ts';
import { qrPicture } from './totp-qr.ts';

/** The key of RFC 6238, appendix B: the ASCII digits 1 to 0, twice. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('one-time codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i are the last six digits of RFC 6238, appendix B', (now, code) => {
    expect(totpCode(RFC_SECRET, now)).toBe(code);
    expect(totpStep(RFC_SECRET, code, now)).toBe(Math.floor(now / 30));
  });

  it.each([
    ['two steps early', -60, undefined],
    ['one step early', -30, 37_037_036],
    ['in its own half minute', 0, 37_037_036],
    ['one step late', 30, 37_037_036],
    ['two steps late', 60, undefined],
  ])('are recognised %s', (_, seconds, step) => {
    expect(totpStep(RFC_SECRET, totpCode(RFC_SECRET, 1_111_111_109), 1_111_111_109 + seconds)).toBe(step);
  });

  it.each([
    ['as it is shown', '123456', '123456'],
    ['in two groups', ' 123 456 ', '123456'],
    ['in Devanagari digits', '१२३४५६', '123456'],
    ['in wide digits', '１２３４５６', '123456'],
    ['one digit short', '12345', undefined],
    ['with a letter', '12345a', undefined],
    ['a recovery code', 'ABCDE-FGHJK-MNPQR', undefined],
  ])('are read %s', (_, typed, digits) => {
    expect(totpDigits(typed)).toBe(digits);
  });

  it('have a new secret of 160 bits each time', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(newTotpSecret());
  });

  it('are set up in the app with the account’s name, by a picture without script or style', () => {
    const address = totpAddress(RFC_SECRET, 'a+b@clinic.example');
    expect(address).toMatch(/^otpauth:\/\/totp\/Careline:a%2Bb%40clinic\.example\?issuer=Careline&secret=/);
    const picture = qrPicture(address, 'The picture');
    expect(picture).toMatch(/^<svg [^>]*role="img" aria-label="The picture"/);
    expect(picture).not.toMatch(/style|script|on\w+=/);
  });
});
