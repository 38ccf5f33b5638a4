import { isCommonPassword } from './common-passwords.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password.ts';

/** Why a new password is refused. `old` is found by the caller, who has the old hash. */
export type PasswordFault = 'different' | 'short' | 'long' | 'address' | 'common' | 'old';

/** Returns the number of characters as a user counts them, after normalisation. */
const lengthOf = (password: string): number => [...password.normalize('NFKC')].length;

const isAddress = (password: string, email: string): boolean => {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  return plain === email || plain === email.split('@')[0];
};

/**
 * Returns what is wrong with a new password, or undefined.
 * Follows NIST SP 800-63B 5.1.1.2: long, not the address, not common, and no rules about kinds of characters. The
 * length is checked first. `email` is lower case.
 */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
  const length = lengthOf(password);
  if (length < MIN_PASSWORD_LENGTH) return 'short';
  if (length > MAX_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) return 'long';
  if (isAddress(password, email)) return 'address';
  return isCommonPassword(password) ? 'common' : undefined;
}
