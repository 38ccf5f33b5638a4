/**
 * Common passwords that are long enough.
 * They come from lists of leaked passwords, and one is our own demo's. Lower case.
 */
const COMMON = new Set([
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'zaq12wsxcde3',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopasdf',
  'asdfghjkl123',
  'qwerty123456',
  'qwerty1234567',
  'qwerty12345678',
  'abcdefghijkl',
  'abcdefghijklm',
  'abcd12345678',
  'abc123456789',
  'a12345678901',
  'password1234',
  'password12345',
  'password123456',
  'password@123',
  'password@1234',
  'passw0rd1234',
  'p@ssw0rd1234',
  'p@ssword1234',
  'mypassword123',
  'newpassword1',
  'newpassword123',
  'administrator',
  'administrator1',
  'admin1234567',
  'admin12345678',
  'admin@123456',
  'changeme1234',
  'changeme12345',
  'welcome12345',
  'welcome123456',
  'welcome@1234',
  'letmein12345',
  'iloveyou1234',
  'iloveyou12345',
  'sunshine1234',
  'princess1234',
  'football1234',
  'cricket12345',
  'superman1234',
  'monkey123456',
  'dragon123456',
  'krishna12345',
  'bharat123456',
  'india1234567',
  'india@123456',
  'hospital1234',
  'hospital@123',
  'careline1234',
  'careline12345',
  'careline@123',
  'careline-demo-1',
]);

const DIGITS = '01234567890123456789';
const FALLING = '98765432109876543210';

/** Returns whether a password is easy to guess: a common one, a short repeated part, or a sequence of digits. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  return (
    COMMON.has(plain) ||
    /^(.{1,8})\1+$/su.test(plain) ||
    DIGITS.repeat(2).includes(plain) ||
    FALLING.repeat(2).includes(plain)
  );
}
