import { readFile } from 'node:fs/promises';
import { SettingsError } from './config.ts';

/** Visible ASCII without spaces, because it is sent in a header. Long enough that it cannot be guessed. */
const SECRET = /^[\x21-\x7e]{16,500}$/;

/**
 * Reads the secret in a file.
 * @throws SettingsError naming the setting if the file cannot be read or has no valid secret
 */
export async function readSecretFile(file: string, setting: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new SettingsError([`${setting} names a file that cannot be read (${error.code}).`]);
  });
  if (SECRET.test(text.trim())) return text.trim();
  throw new SettingsError([`${setting} must name a file with 16 to 500 visible characters on one line.`]);
}
