import { hashPassword } from '../../src/identity/provider/password/password.ts';

/** The hash of a test's account: verified in a millisecond, where a real one takes a tenth of a second. */
export const quickHash = (password: string): Promise<string> =>
  hashPassword(password, { N: 2 ** 10, r: 8, p: 1 });
