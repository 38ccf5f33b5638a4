import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail } from './compose-mail.ts';
import type { SendMail } from './send-mail.ts';

/** Writes a file that is either complete on the disk or absent. */
async function writeWhole(path: string, message: Buffer): Promise<void> {
  const draft = `${path}.part`;
  // A file left by a killed process may have other permissions.
  await rm(draft, { force: true });
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(message);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/**
 * Returns a sender that writes each mail to a folder as `{id}.eml`, readable by the folder's owner only. A mail program
 * or a person delivers it.
 */
export function createMailSpool(folder: string, from: string): SendMail {
  return async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(join(folder, `${mail.id}.eml`), await composeMail(mail, from));
    return 'spooled';
  };
}
