import { describe, expect, it } from 'vitest';
import { passwordFault } from './password-rules.ts';

const EMAIL = 'asha.verma.coach@staff.example';

describe('a new password', () => {
  it.each([
    ['eleven characters', 'abcde fghij', 'short'],
    ['twelve characters', 'three words!', undefined],
    ['eleven characters in more bytes', 'नमस्तेदुनिय', 'short'],
    ['twelve characters in Hindi', 'नमस्ते दुनिया आज', undefined],
    ['eleven signs of two units each', '🩺'.repeat(11), 'short'],
    ['256 characters', `${'ab cd ef gh '.repeat(21)}ijkl`, undefined],
    ['257 characters', `${'ab cd ef gh '.repeat(21)}ijklm`, 'long'],
    ['the address', EMAIL, 'address'],
    ['the address in other letters', ' Asha.Verma.Coach@Staff.Example ', 'address'],
    ['the name before the @', 'asha.verma.coach', 'address'],
    ['a common one', 'password1234', 'common'],
    ['a common one in other letters', 'PassWord1234', 'common'],
    ['the password of the demo', 'Careline-demo-1', 'common'],
    ['one letter again and again', 'aaaaaaaaaaaaaa', 'common'],
    ['one word twice', 'bananabanana', 'common'],
    ['counting up', '1234567890123', 'common'],
    ['counting down', '987654321098', 'common'],
    ['a sentence', 'the tea was cold again', undefined],
  ])('%s', (_, password, fault) => {
    expect(passwordFault(password, EMAIL)).toBe(fault);
  });
});
