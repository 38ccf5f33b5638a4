import { createHash, randomBytes } from 'node:crypto';

/** At least 128 bits: 22 characters for a link, 43 for a token. */
export const newLinkSecret = (): string => randomBytes(17).toString('base64url').slice(0, 22);
export const newSeatToken = (): string => randomBytes(32).toString('base64url');

/** Random secrets need no salt, because they cannot be guessed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
