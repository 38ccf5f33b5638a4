import { readFile } from 'node:fs/promises';
import { SettingsError } from './config.ts';

/** Visible ASCII without blanks: it stands in a header. Long enough not to be guessed. */
const SECRET = /^[\x21-\x7e]{16,500}$/;

/**
 * The secret in a file.
 * @throws SettingsError naming the setting when it cannot be read or is none
 */
export async function readSecretFile(file: string, setting: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new SettingsError([`${setting} names a file that cannot be read (${error.code}).`]);
  });
  if (SECRET.test(text.trim())) return text.trim();
  throw new SettingsError([`${setting} must name a file with 16 to 500 visible characters on one line.`]);
}
