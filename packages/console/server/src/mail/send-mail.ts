import type { Mail } from './compose-mail.ts';

/**
 * Gives a mail to whatever takes it further. Resolves when that has it for certain; rejects otherwise, and is then asked
 * again later. The same mail may come twice.
 */
export type SendMail = (mail: Mail) => Promise<void>;
