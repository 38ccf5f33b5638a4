import { createHash, randomBytes } from 'node:crypto';

/** 128 bits and more, as 22 characters for a link and 43 for a token. */
export const newLinkSecret = (): string => randomBytes(17).toString('base64url').slice(0, 22);
export const newSeatToken = (): string => randomBytes(32).toString('base64url');

/** Random secrets need no salt: nobody guesses them, whatever the hash. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
