import { describe, expect, it } from 'vitest';
import { dialledNumber, phoneText } from './normalise.ts';
import { writtenEmails, writtenPhones } from './written-phones.ts';

describe('phone numbers of a source', () => {
  it.each<[string, readonly string[]]>([
    ['9876500001', ['9876500001']],
    ['9876500001 / 9876500002', ['9876500001', '9876500002']],
    ['9876500001/9876500002', ['9876500001', '9876500002']],
    ['9876500001, 9876500002', ['9876500001', '9876500002']],
    ['9876500001;9876500002', ['9876500001', '9876500002']],
    ['9876500001 | 9876500002', ['9876500001', '9876500002']],
    ['9876500001 & 9876500002', ['9876500001', '9876500002']],
    ['9876500001 and 9876500002', ['9876500001', '9876500002']],
    ['9876500001 or 9876500002', ['9876500001', '9876500002']],
    ['9876500001 9876500002', ['9876500001', '9876500002']],
    ['9876500001\n9876500002', ['9876500001', '9876500002']],
    ['9876500001 / 9876500001', ['9876500001']],
    ['+91 +91 9876500001', ['+91 9876500001']],
    ['+91-+91-9876500001', ['+91-9876500001']],
    ['91 91 9876500001', ['91 9876500001']],
    ['+91 98765 00001', ['+91 98765 00001']],
    ['9876500001.0', ['9876500001']],
    ['9.876500001E+09', ['9876500001']],
    ['0484-2345679 / 80', ['0484-2345679', '0484-2345680']],
    ['0484-2345679/680', ['0484-2345679', '0484-2345680']],
    ['0484 2345679', ['0484 2345679']],
    ['Mob: 9876500001', ['9876500001']],
    ['Ph. 0484-2345679', ['0484-2345679']],
    ['M-9876500001', ['9876500001']],
    ['9876500001 (wife)', ['9876500001']],
    ["'9876500001", ['9876500001']],
    ['tel:+919876500001', ['+919876500001']],
    ['९८७६५००००१', ['9876500001']],
    ['+44 20 7946 0958', ['+44 20 7946 0958']],
    ['9876500001 / NA', ['9876500001']],
    ['NA', []],
    ['N/A', []],
    ['-', []],
    ['nil', []],
    ['0', []],
    ['Not available', []],
  ])('"%s" is read completely', (text, numbers) => {
    expect(writtenPhones(text)).toEqual({ numbers, isWhole: true });
  });

  it.each<[string, readonly string[]]>([
    ['9.87654E+09', []],
    ['9.88E+09', []],
    ['0000000001234567890123', []],
    ['9999999999', []],
    ['same as father', []],
    ['9876500001 / neighbour', ['9876500001']],
    ['+91 9876500001234', []],
    ['98765', []],
    ['ask at desk 4', []],
  ])('"%s" contains text that is not a number', (text, numbers) => {
    expect(writtenPhones(text)).toEqual({ numbers, isWhole: false });
  });

  it.each([
    '9876500001 / 9876500002',
    '9876500001, 9876500002',
    '+91 +91 9876500001',
    '9.87654E+09',
    '9.876500001E+09',
    '0484-2345679 / 80',
    'NA',
    'N/A',
    '98765000019876500002',
    '+91 98765 0000123',
    'call 9876500001 after 6',
    '12',
  ])('"%s" is never dialled as it is, and is shown as it was written', (text) => {
    expect(dialledNumber(text)).toBe('');
    expect(phoneText(text)).toBe(text);
  });
});

describe('e-mail addresses of a source', () => {
  it.each<[string, readonly string[], boolean]>([
    ['asha@home.example', ['asha@home.example'], true],
    ['asha@home.example, a@b.example', ['asha@home.example', 'a@b.example'], true],
    ['asha@home.example / a@b.example', ['asha@home.example', 'a@b.example'], true],
    ['<asha@home.example>', ['asha@home.example'], true],
    ['mailto:asha@home.example', ['asha@home.example'], true],
    ['NA', [], true],
    ['asha at home', [], false],
    ['9876500001', [], false],
    ['asha@home', [], false],
  ])('"%s"', (text, emails, isWhole) => {
    expect(writtenEmails(text)).toEqual({ emails, isWhole });
  });
});
