import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail } from './compose-mail.ts';
import type { SendMail } from './send-mail.ts';

/** The file is on the disk with its whole content, or not there at all. */
async function writeWhole(path: string, message: Buffer): Promise<void> {
  const draft = `${path}.part`;
  // What a killed process left may have other rights.
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
 * A sender that puts each mail into a folder as a file of its own (`{id}.eml`), readable by the folder's owner only, for a
 * mail program or a person to take further.
 */
export function createMailSpool(folder: string, from: string): SendMail {
  return async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(join(folder, `${mail.id}.eml`), await composeMail(mail, from));
    return 'spooled';
  };
}
