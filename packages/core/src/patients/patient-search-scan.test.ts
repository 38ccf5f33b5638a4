import { describe, expect, it } from 'vitest';
import { createScanBurst, readScannedCode } from './patient-search-scan.ts';

describe('a scanned code', () => {
  it.each([
    ['a plain code', 'CL0000000017', 'CL0000000017'],
    ['the name of the symbology before it', ']C1CL0000000017', 'CL0000000017'],
    ['separators and line ends of the scanner', '\u001dCL0000000017\r\n', 'CL0000000017'],
    ['the QR code of a health card', '{"hidn":"12-3456-7890-1234","name":"Asha Rao"}', '12-3456-7890-1234'],
    ['a card of our own', '{"uhid":"CL0000000017","hidn":"12-3456"}', 'CL0000000017'],
    ['a card without a number', '{"name":"Asha Rao"}', '{"name":"Asha Rao"}'],
    ['half a card', '{"hidn":"12-34', '{"hidn":"12-34'],
    ['nothing that can be read', '\u0000\u0007', ''],
  ])('of %s', (_, code, text) => {
    expect(readScannedCode(code)).toBe(text);
  });
});

/** Types characters one by one, with a pause before each. */
function typing(before: string, characters: string, gap: number) {
  const burst = createScanBurst();
  burst.typed(before, 0);
  let at = 10_000;
  let text = before;
  for (const character of characters) {
    at += gap;
    text += character;
    burst.typed(text, at);
  }
  return { burst, at };
}

describe('a burst of characters', () => {
  it.each([
    ['a scanner', '', 'CL0000000017', 5, 'CL0000000017'],
    ['a slow scanner over Bluetooth', '', 'CL0000000017', 45, 'CL0000000017'],
    ['a scanner, after what was typed before', 'asha', 'CL0000000017', 5, 'CL0000000017'],
    ['a scanner, after the scan before', 'CL0000000027', 'CL0000000017', 5, 'CL0000000017'],
    ['a person', '', 'CL0000000017', 80, undefined],
    ['two keys rolled over', 'ash', 'as', 20, undefined],
  ])('of %s', (_, before, characters, gap, code) => {
    const { burst, at } = typing(before, characters, gap);
    expect(burst.ended(at + 5)).toBe(code);
  });

  it('is none when the ending key comes later, because a person pressed it', () => {
    const { burst, at } = typing('', 'CL0000000017', 5);
    expect(burst.ended(at + 800)).toBeUndefined();
  });

  it('is not split by a short delay of the machine', () => {
    const { burst, at } = typing('CL0000000027', 'CL00000', 5);
    burst.typed('CL0000000027CL0000000017', at + 200);
    expect(burst.ended(at + 205)).toBe('CL0000000017');
  });

  it('over selected text replaces it', () => {
    const burst = createScanBurst();
    burst.typed('CL0000000027', 0);
    let at = 10_000;
    for (let length = 1; length <= 12; length += 1) {
      at += 5;
      burst.typed('CL0000000017'.slice(0, length), at);
    }
    expect(burst.ended(at + 5)).toBe('CL0000000017');
  });

  it('that arrives as a whole, as from an input method, is one too', () => {
    const burst = createScanBurst();
    burst.typed('asha', 0);
    burst.typed('ashaCL0000000017', 10_000);
    expect(burst.ended(10_005)).toBe('CL0000000017');
  });
});
